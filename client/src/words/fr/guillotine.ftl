# Guillotine, cartes : ordres permanents.

orders-guillotine = Avant que la lame tombe :
order-guillotine-never = ne jamais interrompre
order-guillotine-fire = toujours interrompre
