# Le Lys et la Cocarde : cartes, rôles et dés.

## Cartes : .the dans une phrase, .short à côté du nom

cocarde-card-role_c = Cocarde
    .the = une Cocarde
    .short = fait un révolutionnaire
cocarde-card-role_l = Fleur de lys
    .the = une Fleur de lys
    .short = fait un royaliste
cocarde-card-role_p = Croix
    .the = une Croix
    .short = fait un prêtre
cocarde-card-att_b = Attaque bleue
    .the = une attaque bleue
    .short = en zone bleue, ou aux frontières
cocarde-card-def_b = Défense bleue
    .the = une défense bleue
    .short = contre une attaque bleue
cocarde-card-att_y = Attaque jaune
    .the = une attaque jaune
    .short = en zone jaune, ou aux frontières
cocarde-card-def_y = Défense jaune
    .the = une défense jaune
    .short = contre une attaque jaune
cocarde-card-att_r = Attaque rouge
    .the = une attaque rouge
    .short = en zone rouge, ou aux frontières
cocarde-card-def_r = Défense rouge
    .the = une défense rouge
    .short = contre une attaque rouge
cocarde-card-mirabeau = Mirabeau
    .the = Mirabeau
    .short = vaut de 1 à 14
cocarde-card-sieyes = Sieyès
    .the = Sieyès
    .short = vaut de 1 à 19
cocarde-card-louis_xvi = Louis XVI
    .the = Louis XVI
    .short = vaut de 1 à 25
cocarde-card-bailly = Bailly
    .the = Bailly
    .short = vaut de 3 à 20
cocarde-card-gregoire = Abbé Grégoire
    .the = l’abbé Grégoire
    .short = vaut de 4 à 31
cocarde-card-la_fayette = La Fayette
    .the = La Fayette
    .short = vaut de 6 à 27
cocarde-card-marie_antoinette = Marie-Antoinette
    .the = Marie-Antoinette
    .short = vaut de 9 à 25
cocarde-card-marat = Marat
    .the = Marat
    .short = vaut de 9 à 38
cocarde-card-talleyrand = Talleyrand
    .the = Talleyrand
    .short = vaut de 10 à 22
cocarde-card-robespierre = Robespierre
    .the = Robespierre
    .short = vaut de 19 à 43
cocarde-card-de_gouges = Olympe de Gouges
    .the = Olympe de Gouges
    .short = vaut de 19 à 39
cocarde-card-danton = Danton
    .the = Danton
    .short = vaut de 26 à 41
cocarde-card-desmoulins = Camille Desmoulins
    .the = Camille Desmoulins
    .short = vaut de 30 à 41
cocarde-card-saint_just = Saint-Just
    .the = Saint-Just
    .short = vaut de 31 à 43
cocarde-card-hebert = Hébert
    .the = Hébert
    .short = vaut de 32 à 41
cocarde-card-carnot = Carnot
    .the = Carnot
    .short = vaut de 40 à 54
cocarde-card-tallien = Tallien
    .the = Tallien
    .short = vaut de 44 à 51
cocarde-card-barras = Barras
    .the = Barras
    .short = vaut de 44 à 55
cocarde-card-de_stael = Germaine de Staël
    .the = Germaine de Staël
    .short = vaut de 50 à 56
cocarde-card-bonaparte = Bonaparte
    .the = Bonaparte
    .short = vaut de 51 à 56
cocarde-card-escape = Évasion
    .the = une carte d’évasion
    .short = hors de prison ou de Guyane
cocarde-card-book = Livre philosophique
    .the = un livre philosophique
    .short = deux pour un arbre
cocarde-card-unknown = une carte
    .the = une carte

## Personnages

cocarde-portrait-mirabeau = Comte élu par le tiers état, voix de 1789, payé par le roi sur la fin.
cocarde-portrait-sieyes = Il demanda ce qu’était le tiers état, et répondit : tout.
cocarde-portrait-louis_xvi = Roi jusqu’au 10 août 1792, puis le citoyen Capet.
cocarde-portrait-bailly = Astronome, il présida au serment, puis fut maire de Paris.
cocarde-portrait-gregoire = Curé de village, il défendit juifs et esclaves, et ne quitta jamais sa soutane.
cocarde-portrait-la_fayette = Héros des deux mondes, chef de la garde nationale, en fuite quand tombe le trône.
cocarde-portrait-marie_antoinette = La reine ramenée à Paris, d’où elle écrit à Vienne.
cocarde-portrait-marat = Médecin dont le journal, L’Ami du peuple, réclamait des têtes chaque matin.
cocarde-portrait-talleyrand = L’évêque qui donna les biens d’Église à la nation, et sut partir à temps.
cocarde-portrait-robespierre = L’avocat d’Arras qu’on appelait l’Incorruptible.
cocarde-portrait-de_gouges = Elle écrivit les droits de la femme, puisque ceux de l’homme l’oubliaient.
cocarde-portrait-danton = Ministre de la Justice après le 10 août, tonnerre à la tribune.
cocarde-portrait-desmoulins = Il appela Paris aux armes en 1789, à la clémence en 1794.
cocarde-portrait-saint_just = À vingt-cinq ans, il demanda la mort du roi dans son premier discours.
cocarde-portrait-hebert = Son Père Duchesne jurait en toutes lettres pour les sans-culottes.
cocarde-portrait-carnot = Ingénieur qui leva quatorze armées, et qu’on nomma l’organisateur de la victoire.
cocarde-portrait-tallien = Il brandit un poignard à la tribune le 9 thermidor.
cocarde-portrait-barras = Il mena les troupes contre Robespierre, et garda le pouvoir cinq ans.
cocarde-portrait-de_stael = Son salon réunissait tous les partis ; Bonaparte le craignait plus qu’une armée.
cocarde-portrait-bonaparte = Le général de vendémiaire, d’Italie et d’Égypte, rentré pour brumaire.

## Rôles

cocarde-role-none = sans rôle
cocarde-role-c = révolutionnaire
cocarde-role-l = royaliste
cocarde-role-p = prêtre
cocarde-role-pc = prêtre assermenté
cocarde-role-pl = prêtre réfractaire

## Faces des dés

cocarde-face-c = cocarde
cocarde-face-l = lys
