# Le Lys et la Cocarde: cards, roles and dice.

## Cards: .the in a sentence, .short beside the name

cocarde-card-role_c = Cockade
    .the = a Cockade
    .short = makes a revolutionary
cocarde-card-role_l = Lily
    .the = a Lily
    .short = makes a royalist
cocarde-card-role_p = Cross
    .the = a Cross
    .short = makes a priest
cocarde-card-att_b = Blue attack
    .the = a blue attack
    .short = in a blue zone, or on the frontiers
cocarde-card-def_b = Blue defence
    .the = a blue defence
    .short = against a blue attack
cocarde-card-att_y = Yellow attack
    .the = a yellow attack
    .short = in a yellow zone, or on the frontiers
cocarde-card-def_y = Yellow defence
    .the = a yellow defence
    .short = against a yellow attack
cocarde-card-att_r = Red attack
    .the = a red attack
    .short = in a red zone, or on the frontiers
cocarde-card-def_r = Red defence
    .the = a red defence
    .short = against a red attack
cocarde-card-mirabeau = Mirabeau
    .the = Mirabeau
    .short = valid from 1 to 14
cocarde-card-sieyes = Sieyès
    .the = Sieyès
    .short = valid from 1 to 19
cocarde-card-louis_xvi = Louis XVI
    .the = Louis XVI
    .short = valid from 1 to 25
cocarde-card-bailly = Bailly
    .the = Bailly
    .short = valid from 3 to 20
cocarde-card-gregoire = Abbé Grégoire
    .the = Abbé Grégoire
    .short = valid from 4 to 31
cocarde-card-la_fayette = La Fayette
    .the = La Fayette
    .short = valid from 6 to 27
cocarde-card-marie_antoinette = Marie-Antoinette
    .the = Marie-Antoinette
    .short = valid from 9 to 25
cocarde-card-marat = Marat
    .the = Marat
    .short = valid from 9 to 38
cocarde-card-talleyrand = Talleyrand
    .the = Talleyrand
    .short = valid from 10 to 22
cocarde-card-robespierre = Robespierre
    .the = Robespierre
    .short = valid from 19 to 43
cocarde-card-de_gouges = Olympe de Gouges
    .the = Olympe de Gouges
    .short = valid from 19 to 39
cocarde-card-danton = Danton
    .the = Danton
    .short = valid from 26 to 41
cocarde-card-desmoulins = Camille Desmoulins
    .the = Camille Desmoulins
    .short = valid from 30 to 41
cocarde-card-saint_just = Saint-Just
    .the = Saint-Just
    .short = valid from 31 to 43
cocarde-card-hebert = Hébert
    .the = Hébert
    .short = valid from 32 to 41
cocarde-card-carnot = Carnot
    .the = Carnot
    .short = valid from 40 to 54
cocarde-card-tallien = Tallien
    .the = Tallien
    .short = valid from 44 to 51
cocarde-card-barras = Barras
    .the = Barras
    .short = valid from 44 to 55
cocarde-card-de_stael = Germaine de Staël
    .the = Germaine de Staël
    .short = valid from 50 to 56
cocarde-card-bonaparte = Bonaparte
    .the = Bonaparte
    .short = valid from 51 to 56
cocarde-card-escape = Escape
    .the = an escape card
    .short = out of prison or Guyane
cocarde-card-book = Philosophical book
    .the = a philosophical book
    .short = two for a tree
cocarde-card-unknown = a card
    .the = a card

## Characters

cocarde-portrait-mirabeau = A count elected by the commoners, the voice of 1789, in the King’s pay at the end.
cocarde-portrait-sieyes = He asked what the Third Estate was, and answered: everything.
cocarde-portrait-louis_xvi = King until 10 August 1792, then the citizen Capet.
cocarde-portrait-bailly = An astronomer who presided over the oath, then was mayor of Paris.
cocarde-portrait-gregoire = A village priest who fought for Jews and slaves, and never gave up his cassock.
cocarde-portrait-la_fayette = Hero of two worlds, head of the National Guard, fled when the throne fell.
cocarde-portrait-marie_antoinette = The Queen who was brought to Paris, and wrote to Vienna from there.
cocarde-portrait-marat = A doctor whose paper, L’Ami du peuple, asked for heads every morning.
cocarde-portrait-talleyrand = The bishop who gave the lands of the Church to the nation, and left in time.
cocarde-portrait-robespierre = The lawyer from Arras whom they called the Incorruptible.
cocarde-portrait-de_gouges = She wrote the rights of woman, since those of man had forgotten her.
cocarde-portrait-danton = Minister of Justice after 10 August, and all thunder at the tribune.
cocarde-portrait-desmoulins = He called Paris to arms in 1789, and to mercy in 1794.
cocarde-portrait-saint_just = At twenty-five he asked for the King’s death in his first speech.
cocarde-portrait-hebert = His Père Duchesne swore in print for the sans-culottes.
cocarde-portrait-carnot = An engineer who raised fourteen armies, and was called the organiser of victory.
cocarde-portrait-tallien = He waved a dagger at the tribune on 9 Thermidor.
cocarde-portrait-barras = He led the troops against Robespierre, and stayed on top for five years.
cocarde-portrait-de_stael = Her salon held all parties; Bonaparte feared it more than an army.
cocarde-portrait-bonaparte = The general of Vendémiaire, of Italy and of Egypt, who came home for Brumaire.

## Roles

cocarde-role-none = unmarked
cocarde-role-c = revolutionary
cocarde-role-l = royalist
cocarde-role-p = priest
cocarde-role-pc = sworn priest
cocarde-role-pl = refractory priest

## Faces of the dice

cocarde-face-c = cockade
cocarde-face-l = lily
