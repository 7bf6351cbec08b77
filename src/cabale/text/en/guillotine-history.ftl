# Guillotine: those nobles who really lived.

guillotine-history-king_louis_xvi = King until 10 August 1792, then the citizen Capet; beheaded on 21 January 1793.
guillotine-history-marie_antoinette = Born an archduchess in Vienna, tried in two days, beheaded on 16 October 1793. She never spoke of cake.
guillotine-history-robespierre = No noble, but a lawyer from Arras; the Convention outlawed him, and he was beheaded on 28 July 1794.
