# Le Lys et la Cocarde : l’aide de jeu, et ce que disent les signes du plateau.

cocarde-aid-aim = Ayez le plus de **brevets** quand quelqu’un atteint la case { $last } : un arbre planté, un brevet.

cocarde-aid-roles = Les rôles
cocarde-aid-roles-note = une carte suffit à changer le vôtre
cocarde-aid-numbers = **vous seul** avancez
cocarde-aid-symbol = avancent **tous ceux qui portent ce signe**, et eux seuls

cocarde-aid-squares = Les signes des cases
cocarde-aid-danger-all = **Barre rouge** : un danger pour tous.
cocarde-aid-danger-l = **et un lys** : pour les royalistes.
cocarde-aid-danger-p = **et une croix** : pour les prêtres.
cocarde-aid-danger-c = **et un point** : pour les révolutionnaires.
cocarde-aid-white = **Cadre noir** : un personnage, ou l’on recule.
cocarde-aid-planted = **Arbre** : la case n’existe plus, nul ne la compte.
cocarde-aid-character = Un **personnage** pare un danger ou une attaque.
cocarde-aid-zone = Le fond dit la couleur de l’**attaque** qui mène en prison.

cocarde-aid-beside = Hors du parcours
cocarde-aid-prison = **La prison.** Aux dés : { $free } libère, **{ $kills } tue**. Une évasion en sort. Les deux mènent en { $to }.
cocarde-aid-frontiers = **Les frontières.** Des cartes ; { $deports } déporte, { $kills } tue, **{ $back } ramène** en { $to }. Une attaque y tue.
cocarde-aid-guyane = **La Guyane.** Un double ou une évasion, en { $to }.
cocarde-aid-plant = **Planter derrière vous**, sur une case libre qui ne donne pas d’arbre. Tué, on garde brevets et arbres.

cocarde-sign-role = { $role } : ce que les cases et les dés disent de ce signe vous concerne.
cocarde-sign-role-p = { $role } : vous ne piochez pas, vous demandez l’aumône.
cocarde-sign-role-pc = { $role } : prêtre et révolutionnaire à la fois.
cocarde-sign-role-pl = { $role } : prêtre et royaliste à la fois.
cocarde-sign-number = Un chiffre : deux chiffres font avancer le lanceur seul.
cocarde-sign-cockade = Une cocarde : tous les révolutionnaires avancent.
cocarde-sign-danger-all = Barre rouge : un danger pour tous. Un personnage valable l’écarte.
cocarde-sign-danger-l = Barre rouge et lys : un danger pour les royalistes.
cocarde-sign-danger-p = Barre rouge et croix : un danger pour les prêtres.
cocarde-sign-danger-c = Barre rouge et point : un danger pour les révolutionnaires.
cocarde-sign-white = Cadre noir : pour la dépasser aux dés, montrez un personnage valable, sinon vous reculez.
cocarde-sign-planted = Un arbre : la case n’existe plus, nul ne la compte.
cocarde-sign-prison = La prison : on y avance aux dés. La { $free } libère, la { $kills } tue.
cocarde-sign-frontiers = Les frontières : la { $back } ramène en { $to }. Qui y est attaqué sans défense est tué.
cocarde-sign-guyane = La Guyane : on n’en sort que par un double ou une évasion.
cocarde-sign-trees = Ses arbres à planter. Non plantés, ils ne valent rien.
cocarde-sign-certificates = Ses brevets : un par arbre planté. Qui en a le plus gagne.
cocarde-sign-hand = Ses cartes en main, { $most } au plus pour lancer les dés.
cocarde-sign-draw = La pioche. Vide, on y mélange la défausse.
cocarde-sign-dice = Les dés du dernier lancer.
