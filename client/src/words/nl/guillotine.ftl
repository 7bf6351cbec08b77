# Guillotine, kaarten: vaste orders.

orders-guillotine = Voor het mes valt:
order-guillotine-never = nooit onderbreken
order-guillotine-fire = altijd onderbreken
