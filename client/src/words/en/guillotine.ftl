# Guillotine, cards: standing orders.

orders-guillotine = Before the blade falls:
order-guillotine-never = never interrupt
order-guillotine-fire = always interrupt
guillotine-order-victim = Whose collect
guillotine-order-anybody = anybody
guillotine-order-noble = Which noble
guillotine-order-any-noble = any noble
