# Complots : ordres permanents.

orders-complots = Passer pour moi :
order-complots-unless_me = sauf si l’on me vise
order-complots-this_turn = pendant ce tour
