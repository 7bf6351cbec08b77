# Le Grand Druide : ce qu’une autre réponse aurait donné dans ses leçons, quand cela se dit autrement que d’une réponse donnée
# (docs/lessons.md).

druide-lesson-turn-1-other-4-would = Vous n’auriez plus joué jusqu’au décompte, avec 9 druides en réserve, et les autres auraient continué sans vous.
druide-lesson-turn-1-other-6-would = La baguette aurait bougé de 1 ligne, et y serait restée. Un collège aurait grandi, un autre rétréci, et il n’y a personne dans aucun des deux.
druide-lesson-equals-1-other-1-would = { $b } en aurait eu 2 et vous aussi, donc hors course : { $c } aurait pris les 5 voix avec un seul druide, élu avec 22.
druide-lesson-equals-1-other-2-would = { $c } y aurait toujours eu 2 druides, et vous 1, comme { $b } : rien n’aurait changé. Il aurait été élu avec 17 voix.
druide-lesson-equals-1-other-3-would = Un druide en réserve ne compte pour rien. { $c } aurait été élu avec 17 voix.
druide-lesson-spoil-1-other-1-would = Ce collège vous revient déjà. { $b } aurait été élue, 14 à 13.
druide-lesson-spoil-1-other-2-would = Un autre y aurait toujours eu plus de druides : rien n’aurait changé. { $b } aurait été élue, 14 à 13.
druide-lesson-spoil-1-other-3-would = { $b } aurait été élue, 14 à 13, et votre druide n’aurait pas quitté la réserve.
druide-lesson-bar-1-other-1-would = La pierre 20 aurait quitté le collège, et avec elle le druide { $b-of } : { $c } 3, { $b } 1, vous 1. Il aurait été élu, 14 à 12.
druide-lesson-bar-1-other-2-would = Des deux côtés de cette baguette, le collège est à vous : l’un aurait perdu une voix, l’autre l’aurait prise. { $c } aurait été élu, 14 à 12.
druide-lesson-bar-1-other-3-would = Une baguette en réserve ne compte pour rien. { $c } aurait été élu, 14 à 12.
druide-lesson-taboo-1-other-1-would = Vous 3, { $b } 2, aurait-on dit. Puis votre druide aurait quitté la pierre 20 : 2 partout, hors course. Le collège, avec 5 voix seulement, serait allé à { $c }, élu 17 à 11.
druide-lesson-taboo-1-other-2-would = Là, rien n’aurait changé. Dans le collège 15–20, { $b } et vous seriez restés à égalité ; il serait allé à { $c }, élu 18 à 11.
druide-lesson-taboo-1-other-3-would = Dans le collège 15–20, { $b } et vous seriez restés à égalité ; il serait allé à { $c }, élu 18 à 11.
druide-lesson-lucky-1-other-1-would = 5 voix : vous en auriez 9, et { $b } aussi. Là encore, les égaux sont hors course : { $c } aurait été élu avec 4.
druide-lesson-lucky-1-other-2-would = 4 voix : vous en auriez 8, et { $b } aurait été élue avec 9.
druide-lesson-lucky-1-other-3-would = Vous n’en auriez toujours que 4, et { $b } aurait été élue avec 9.
druide-lesson-count-1-other-1-would = Vous auriez pris une voix à { $c } : 10 pour vous, 10 pour lui. { $b } aurait été élue avec 12.
druide-lesson-count-1-other-2-would = { $c } aurait pris une voix à { $b } : il en aurait 12, elle 11. Il aurait été élu.
druide-lesson-count-1-other-3-would = { $b } aurait pris une voix à { $c } ; elle aurait été élue avec 13.
druide-lesson-count-1-other-4-would = 12, 11 et 9 : { $b } aurait été élue.
