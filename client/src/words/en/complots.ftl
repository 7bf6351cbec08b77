# Complots: standing orders.

orders-complots = Let it pass:
order-complots-unless_me = unless at me
order-complots-this_turn = this turn
