# Complots: standing orders.

orders-complots = Pass for me:
order-complots-unless_me = unless I am the target
order-complots-this_turn = for this turn
