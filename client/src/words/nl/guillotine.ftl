# Guillotine, kaarten: vaste orders.

orders-guillotine = Voor het mes valt:
order-guillotine-never = nooit onderbreken
order-guillotine-fire = altijd onderbreken
guillotine-order-victim = Wie er pakt
guillotine-order-anybody = om het even wie
guillotine-order-noble = Welke edele
guillotine-order-any-noble = om het even welke edele
