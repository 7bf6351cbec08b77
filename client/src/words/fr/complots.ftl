# Complots : ordres permanents.

orders-complots = Laisser faire :
order-complots-unless_me = sauf contre moi
order-complots-this_turn = ce tour
