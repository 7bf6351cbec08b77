# Guillotine: edelen die echt hebben geleefd.

guillotine-history-king_louis_xvi = Koning tot 10 augustus 1792, daarna de burger Capet; onthoofd op 21 januari 1793.
guillotine-history-marie_antoinette = Geboren als aartshertogin in Wenen, in twee dagen berecht, onthoofd op 16 oktober 1793. Over cake sprak ze nooit.
guillotine-history-robespierre = Geen edelman, maar advocaat uit Arras; door de Conventie vogelvrij verklaard, onthoofd op 28 juli 1794.
