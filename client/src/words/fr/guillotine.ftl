# Guillotine, cartes : ordres permanents.

orders-guillotine = Avant que la lame tombe :
order-guillotine-never = ne jamais interrompre
order-guillotine-fire = toujours interrompre
guillotine-order-victim = La prise de qui
guillotine-order-anybody = n’importe qui
guillotine-order-noble = Quel noble
guillotine-order-any-noble = n’importe quel noble
