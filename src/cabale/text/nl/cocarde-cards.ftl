# Le Lys et la Cocarde: kaarten, rollen en dobbelstenen.

## Kaarten: .the in een zin, .short naast de naam

cocarde-card-role_c = Kokarde
    .the = een Kokarde
    .short = maakt een revolutionair
cocarde-card-role_l = Lelie
    .the = een Lelie
    .short = maakt een royalist
cocarde-card-role_p = Kruis
    .the = een Kruis
    .short = maakt een priester
cocarde-card-att_b = Blauwe aanval
    .the = een blauwe aanval
    .short = in een blauwe zone, of aan de grenzen
cocarde-card-def_b = Blauwe verdediging
    .the = een blauwe verdediging
    .short = tegen een blauwe aanval
cocarde-card-att_y = Gele aanval
    .the = een gele aanval
    .short = in een gele zone, of aan de grenzen
cocarde-card-def_y = Gele verdediging
    .the = een gele verdediging
    .short = tegen een gele aanval
cocarde-card-att_r = Rode aanval
    .the = een rode aanval
    .short = in een rode zone, of aan de grenzen
cocarde-card-def_r = Rode verdediging
    .the = een rode verdediging
    .short = tegen een rode aanval
cocarde-card-mirabeau = Mirabeau
    .the = Mirabeau
    .short = geldig van 1 tot 14
cocarde-card-sieyes = Sieyès
    .the = Sieyès
    .short = geldig van 1 tot 19
cocarde-card-louis_xvi = Lodewijk XVI
    .the = Lodewijk XVI
    .short = geldig van 1 tot 25
cocarde-card-bailly = Bailly
    .the = Bailly
    .short = geldig van 3 tot 20
cocarde-card-gregoire = Abbé Grégoire
    .the = Abbé Grégoire
    .short = geldig van 4 tot 31
cocarde-card-la_fayette = La Fayette
    .the = La Fayette
    .short = geldig van 6 tot 27
cocarde-card-marie_antoinette = Marie-Antoinette
    .the = Marie-Antoinette
    .short = geldig van 9 tot 25
cocarde-card-marat = Marat
    .the = Marat
    .short = geldig van 9 tot 38
cocarde-card-talleyrand = Talleyrand
    .the = Talleyrand
    .short = geldig van 10 tot 22
cocarde-card-robespierre = Robespierre
    .the = Robespierre
    .short = geldig van 19 tot 43
cocarde-card-de_gouges = Olympe de Gouges
    .the = Olympe de Gouges
    .short = geldig van 19 tot 39
cocarde-card-danton = Danton
    .the = Danton
    .short = geldig van 26 tot 41
cocarde-card-desmoulins = Camille Desmoulins
    .the = Camille Desmoulins
    .short = geldig van 30 tot 41
cocarde-card-saint_just = Saint-Just
    .the = Saint-Just
    .short = geldig van 31 tot 43
cocarde-card-hebert = Hébert
    .the = Hébert
    .short = geldig van 32 tot 41
cocarde-card-carnot = Carnot
    .the = Carnot
    .short = geldig van 40 tot 54
cocarde-card-tallien = Tallien
    .the = Tallien
    .short = geldig van 44 tot 51
cocarde-card-barras = Barras
    .the = Barras
    .short = geldig van 44 tot 55
cocarde-card-de_stael = Germaine de Staël
    .the = Germaine de Staël
    .short = geldig van 50 tot 56
cocarde-card-bonaparte = Bonaparte
    .the = Bonaparte
    .short = geldig van 51 tot 56
cocarde-card-escape = Ontsnapping
    .the = een ontsnappingskaart
    .short = weg uit gevangenis of Guyana
cocarde-card-book = Filosofisch boek
    .the = een filosofisch boek
    .short = twee voor een boom
cocarde-card-unknown = een kaart
    .the = een kaart

## Personages

cocarde-portrait-mirabeau = Een graaf gekozen door de derde stand, de stem van 1789, aan het eind in dienst van de koning.
cocarde-portrait-sieyes = Hij vroeg wat de derde stand was, en antwoordde: alles.
cocarde-portrait-louis_xvi = Koning tot 10 augustus 1792, daarna de burger Capet.
cocarde-portrait-bailly = Een astronoom die de eed voorzat en daarna burgemeester van Parijs was.
cocarde-portrait-gregoire = Een dorpspastoor die voor joden en slaven streed, en zijn toog nooit aflegde.
cocarde-portrait-la_fayette = Held van twee werelden, hoofd van de Nationale Garde, gevlucht toen de troon viel.
cocarde-portrait-marie_antoinette = De koningin die naar Parijs werd gehaald, en vandaar naar Wenen schreef.
cocarde-portrait-marat = Een arts wiens krant, L’Ami du peuple, elke ochtend om hoofden vroeg.
cocarde-portrait-talleyrand = De bisschop die de kerkgoederen aan de natie gaf, en op tijd vertrok.
cocarde-portrait-robespierre = De advocaat uit Arras die men de Onomkoopbare noemde.
cocarde-portrait-de_gouges = Zij schreef de rechten van de vrouw, nu die van de man haar vergaten.
cocarde-portrait-danton = Minister van Justitie na 10 augustus, en één donder op het spreekgestoelte.
cocarde-portrait-desmoulins = Hij riep Parijs in 1789 te wapen, en in 1794 tot genade.
cocarde-portrait-saint_just = Op zijn vijfentwintigste vroeg hij in zijn eerste rede de dood van de koning.
cocarde-portrait-hebert = Zijn Père Duchesne vloekte in druk voor de sansculotten.
cocarde-portrait-carnot = Een ingenieur die veertien legers op de been bracht, de organisator van de overwinning.
cocarde-portrait-tallien = Hij zwaaide op 9 thermidor met een dolk op het spreekgestoelte.
cocarde-portrait-barras = Hij leidde de troepen tegen Robespierre, en bleef vijf jaar aan de macht.
cocarde-portrait-de_stael = Haar salon bracht alle partijen samen; Bonaparte vreesde het meer dan een leger.
cocarde-portrait-bonaparte = De generaal van vendémiaire, van Italië en van Egypte, thuis voor brumaire.

## Rollen

cocarde-role-none = zonder rol
cocarde-role-c = revolutionair
cocarde-role-l = royalist
cocarde-role-p = priester
cocarde-role-pc = beëdigde priester
cocarde-role-pl = weerspannige priester

## Zijden van de dobbelstenen

cocarde-face-c = kokarde
cocarde-face-l = lelie
