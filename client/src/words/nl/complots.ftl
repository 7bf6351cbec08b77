# Complots: vaste orders.

orders-complots = Laten gaan:
order-complots-unless_me = behalve tegen mij
order-complots-this_turn = deze beurt
