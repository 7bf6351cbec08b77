# Guillotine, cards: standing orders.

orders-guillotine = Before the blade falls:
order-guillotine-never = never interrupt
order-guillotine-fire = always interrupt
