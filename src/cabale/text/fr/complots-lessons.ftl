# Complots : les phrases de ses leçons, par leurs clés (docs/lessons.md). $b est à votre gauche.

## 1. Ce qu’est un tour

complots-lesson-turn = Un tour
complots-lesson-turn-rule = À votre tour, vous choisissez une action. Qui garde la dernière carte cachée gagne.
complots-lesson-turn-1-point-1 = Chacun a 2 cartes cachées : 2 vies.
complots-lesson-turn-1-point-2 = Les pièces paient les attaques : 3 pour l’Assassin, 7 pour un Assassinat.
complots-lesson-turn-1-task = Prenez la pièce que personne ne peut vous refuser.
complots-lesson-turn-1-why = Le Revenu est petit et sûr. Tout ce qui rapporte plus peut être arrêté ou mis en doute.
complots-lesson-turn-1-done = Une pièce, sans demander à personne.
complots-lesson-turn-1-other-1 = { $b } se dit Duchesse, et une Duchesse arrête l’Aide étrangère : rien pour vous.
complots-lesson-turn-1-other-2 = Pour cela, il faut annoncer un personnage. { $c } en a douté, vous n’aviez pas la carte, et vous en avez perdu une.
complots-lesson-turn-2-task = C’est de nouveau votre tour. Demandez 2 pièces d’un coup.
complots-lesson-turn-2-why = L’Aide étrangère ne demande aucun personnage. Seul qui se dit Duchesse peut l’arrêter.
complots-lesson-turn-2-done = Personne ne s’est dit Duchesse : 2 pièces.
complots-lesson-turn-2-other-1 = Une pièce. Cette fois, personne n’aurait arrêté les 2 de l’Aide étrangère.
complots-lesson-turn-2-other-2 = { $c } a douté du personnage annoncé. Vous ne l’aviez pas, et vous avez perdu une carte.

## 2. Une annonce

complots-lesson-claim = Annoncer un personnage
complots-lesson-claim-rule = Les autres actions sont celles des personnages. Vous dites en avoir un ; vous ne montrez rien, et rien n’oblige à dire vrai.
complots-lesson-claim-1-point-1 = La Duchesse prend 3 pièces.
complots-lesson-claim-1-point-2 = La Comtesse n’en prend pas : elle protège de l’Assassin.
complots-lesson-claim-1-task = La Duchesse est à vous. Servez-vous-en.
complots-lesson-claim-1-why = Sans personnage, rien ne rapporte autant, et qui dit vrai n’a aucun doute à craindre.
complots-lesson-claim-1-done = 3 pièces. Personne n’a vu votre carte : votre parole a suffi.
complots-lesson-claim-1-other-1 = Moins de pièces, sans que personne proteste ; mais la Duchesse en rapportait 3.
complots-lesson-claim-1-other-2 = Celui-là, vous ne l’avez pas. { $b } en a douté, et vous avez perdu une carte.
complots-lesson-claim-2-point-1 = { $c } a 4 pièces.
complots-lesson-claim-2-point-2 = Un Capitaine en vole 2. Vous ne l’avez pas ; qui le sait ?
complots-lesson-claim-2-task = Mentez, maintenant : dites-vous Capitaine, et volez { $c }.
complots-lesson-claim-2-why = Un mensonge que personne ne met en doute vaut la vérité, et il cache ce que vous avez.
complots-lesson-claim-2-done = { $c } y a cru : 2 pièces ont changé de main.
complots-lesson-claim-2-other-1 = 3 pièces, et c’est encore vrai. Qui n’annonce jamais que ses cartes est vite percé à jour.
complots-lesson-claim-2-other-2 = Sans personnage, donc sans risque ; et { $c } garde ses 4 pièces.
complots-lesson-claim-2-other-3 = C’était un mensonge aussi, et il a passé. Mais aujourd’hui, c’est le Capitaine, contre { $c }.

## 3. Un doute qui est un compte

complots-lesson-doubt = Mettre en doute
complots-lesson-doubt-rule = Chaque personnage existe 3 fois. Avant de croire, comptez.
complots-lesson-doubt-1-point-1 = Une Duchesse est dans votre main,
complots-lesson-doubt-1-point-2 = une autre aussi ;
complots-lesson-doubt-1-point-3 = la troisième est sortie, devant { $b }.
complots-lesson-doubt-1-task = { $c } annonce une quatrième Duchesse. Répondez.
complots-lesson-doubt-1-why = D’ordinaire, un doute est un pari. Ici, c’est un compte : { $c } ne peut pas l’avoir. Tous répondent en même temps, en secret : chaque réponse reste cachetée jusqu’à la dernière.
complots-lesson-doubt-1-done = Bien compté. { $c } perd une carte et ne prend rien.
complots-lesson-doubt-1-other-1 = { $c } a pris 3 pièces : avec 6, de quoi payer deux fois l’Assassin. Personne n’a vu de carte.

## 4. Être mis en doute

complots-lesson-doubted = Tenir bon
complots-lesson-doubted-rule = Qui doute d’une annonce vraie perd une carte. La carte montrée est échangée contre une autre.
complots-lesson-doubted-1-point-1 = La Duchesse, vous l’avez.
complots-lesson-doubted-1-point-2 = { $b } doute de tout ce que vous dites.
complots-lesson-doubted-1-task = Dites vrai, et laissez { $b } en douter.
complots-lesson-doubted-1-why = Quand on attend de vous un mensonge, dites vrai de temps en temps.
complots-lesson-doubted-1-done = Vous avez montré la Duchesse et pioché une autre carte. { $b } en a perdu une, et vous avez vos 3 pièces.
complots-lesson-doubted-1-other-1 = Il n’y avait rien à mettre en doute : { $b } garde ses deux cartes.
complots-lesson-doubted-1-other-2 = { $b } en a douté aussi, et vous ne pouviez pas la montrer : c’est vous qui avez perdu une carte.
complots-lesson-doubted-2-point-1 = La carte piochée : l’Ambassadeur.
complots-lesson-doubted-2-point-2 = La Cour : les cartes que personne n’a.
complots-lesson-doubted-2-task = L’Ambassadeur échange des cartes avec la Cour. Servez-vous de lui.
complots-lesson-doubted-2-why = On pioche 2 cartes et on en rend 2 à son choix. On peut en douter, mais pas l’arrêter.
complots-lesson-doubted-2-done = Personne n’en a douté : de quatre cartes, vous en gardez deux.
complots-lesson-doubted-2-other-1 = Des pièces, mais toujours les deux mêmes cartes.
complots-lesson-doubted-2-other-2 = { $b } en a douté aussi, et vous n’avez pas pu la montrer : c’est votre carte qui est partie.
complots-lesson-doubted-3-point-1 = La Duchesse prend 3 pièces par tour.
complots-lesson-doubted-3-point-2 = Le Capitaine en vole 2, et écarte les autres Capitaines.
complots-lesson-doubted-3-task = Composez votre main : quelle carte rendez-vous d’abord ?
complots-lesson-doubted-3-why = La Duchesse et le Capitaine rapportent des pièces, les deux autres non.
complots-lesson-doubted-3-done = Elle repart sans être vue. Encore une.
complots-lesson-doubted-4-task = Et laquelle avec elle ?
complots-lesson-doubted-4-why = La Duchesse montrée est peut-être en main, peut-être à la Cour.
complots-lesson-doubted-4-done = Les autres n’ont vu que le nombre de cartes rendues.

## 5. Le contre

complots-lesson-counter = Contrer
complots-lesson-counter-rule = Contrer, c’est annoncer le personnage qui arrête l’action ; cela aussi peut être mis en doute.
complots-lesson-counter-1-point-1 = { $b } se dit Assassin et a payé 3 pièces, pour vous prendre une carte.
complots-lesson-counter-1-point-2 = La Comtesse arrête l’Assassin.
complots-lesson-counter-1-task = On vous demande d’abord si vous croyez à l’Assassin. Vous pourrez contrer ensuite : laissez faire.
complots-lesson-counter-1-why = Les doutes d’abord, les contres après. Qui doute et perd ne peut plus contrer.
complots-lesson-counter-1-done = Personne ne doute de l’Assassin. À vous de contrer.
complots-lesson-counter-1-other-1 = L’Assassin était bien là. Le doute vous a coûté une carte, vous ne pouviez plus contrer, et l’Assassin a pris l’autre : hors jeu en un seul tour.
complots-lesson-counter-2-task = Arrêtez l’Assassin avec votre Comtesse.
complots-lesson-counter-2-why = Un contre qui dit vrai n’a aucun doute à craindre, et le prix de l’attaque reste payé.
complots-lesson-counter-2-done = Vous gardez vos deux cartes, et { $b } a payé 3 pièces pour rien.
complots-lesson-counter-2-other-1 = L’Assassin est venu et a pris une carte, avec la Comtesse dans votre main.

## 6. L’Assassinat, et perdre une carte

complots-lesson-coup = L’Assassinat
complots-lesson-coup-rule = Un Assassinat coûte 7 pièces, et rien ne l’arrête. Avec 10 pièces ou plus, il est obligatoire.
complots-lesson-coup-1-point-1 = { $b } a 9 pièces : son Assassinat serait pour le tour suivant ;
complots-lesson-coup-1-point-2 = et l’une de ses deux cartes est déjà face visible.
complots-lesson-coup-1-task = Vous avez 7 pièces. Soyez plus rapide que { $b }.
complots-lesson-coup-1-why = Un Assassinat ne demande aucun personnage : rien à mettre en doute, rien à contrer. C’est là où il met fin à quelque chose qu’il sert le mieux.
complots-lesson-coup-1-done = { $b } a perdu sa dernière carte et quitte le jeu ; ses pièces retournent au Trésor.
complots-lesson-coup-1-other-1 = { $c } a perdu une carte ; puis { $b }, par son Assassinat, en a pris une des vôtres.
complots-lesson-coup-1-other-2 = { $b } s’est dite Comtesse, et la Comtesse arrête l’Assassin. Vos 3 pièces sont dépensées ; un Assassinat, elle ne l’aurait pas arrêté.
complots-lesson-coup-1-other-3 = { $b } est toujours là, avec les 7 pièces d’un Assassinat, et c’est son tour.
complots-lesson-coup-2-point-1 = { $c } a payé ses 7 pièces, et n’en a plus.
complots-lesson-coup-2-point-2 = La Duchesse prend 3 pièces au Trésor.
complots-lesson-coup-2-point-3 = Le Capitaine en prend 2 à un autre joueur.
complots-lesson-coup-2-task = { $c } vous frappe à son tour. Quelle carte retournez-vous ?
complots-lesson-coup-2-why = Qui perd une carte la choisit. Gardez celle qui va servir.
complots-lesson-coup-2-done = La Duchesse reste. Chez { $c }, un Capitaine ne trouverait rien à voler.
complots-lesson-coup-2-other-1 = Le Capitaine reste, et trouve la bourse { $c-of } vide : rien à voler.

## 7. Une partie entière

complots-lesson-game = Une partie courte
complots-lesson-game-rule = Qui garde la dernière carte cachée gagne.
complots-lesson-game-task = Battez { $b } et { $c }. Après leur tour, ils vous disent souvent pourquoi ils l’ont fait, donc ce qu’ils ont. À une vraie table, personne ne le dit.
complots-lesson-game-won = La dernière carte cachée est à vous. Une vraie table vous attend.
complots-lesson-game-lost = Celle-ci n’est pas pour vous. Rejouez-la, ou prenez place à une vraie table.
