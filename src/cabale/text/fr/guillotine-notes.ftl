# Guillotine : pourquoi l’on joue, et ce qui suit d’ordinaire chaque question.

guillotine-aim = Avoir le plus de points à la fin du troisième jour.

guillotine-note-action = Avec ou sans carte, vous décapitez ensuite le noble en tête, et piochez une carte.
guillotine-note-noble = Après la carte, vous décapitez qui se trouve alors en tête.
guillotine-note-distance = Après la carte, vous décapitez qui se trouve alors en tête.
guillotine-note-pile = Elle vient dans votre main, au vu de tous.
guillotine-note-front = Elle va à la défausse et ne compte plus.
guillotine-note-order = Les places se remplissent depuis la tête ; le dernier noble prend celle qui reste.
guillotine-note-arrival = Vous êtes seul à voir ces nobles ; celui que vous choisissez va en queue de file.
guillotine-note-interrupt = Si vous passez, le couperet tombe, et personne ne sait que vous avez la carte.
guillotine-note-clown = Il compte −2 points dans la pile où il va.
guillotine-note-victim = Elle va à la défausse, au vu de tous.
guillotine-note-infighting = Elle va à la défausse, au vu de tous.
guillotine-note-inspect = La carte va à la défausse ; le reste de la main, vous seul l’avez vu.
guillotine-note-error = Chacun prend un noble dans la pile de l’autre.
guillotine-note-final = Vous pouvez en jouer plusieurs. Quand tous ont été interrogés, on compte les points.
