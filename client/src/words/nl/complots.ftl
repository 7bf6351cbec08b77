# Complots: vaste orders.

orders-complots = Voor mij passen:
order-complots-unless_me = behalve als ik doelwit ben
order-complots-this_turn = in deze beurt
