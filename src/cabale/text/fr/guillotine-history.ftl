# Guillotine : ceux des nobles qui ont vraiment vécu.

guillotine-history-king_louis_xvi = Roi jusqu’au 10 août 1792, puis le citoyen Capet ; décapité le 21 janvier 1793.
guillotine-history-marie_antoinette = Née archiduchesse à Vienne, jugée en deux jours, décapitée le 16 octobre 1793. La brioche n’est pas d’elle.
guillotine-history-robespierre = Point noble, mais avocat d’Arras ; mis hors la loi par la Convention, décapité le 28 juillet 1794.
