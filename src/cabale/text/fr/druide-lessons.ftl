# Le Grand Druide : les phrases de ses leçons, par leurs clés (docs/lessons.md). $b est à votre gauche.

## 1. Un tour, et ce qu’on cherche

druide-lesson-turn = Votre premier druide
druide-lesson-turn-rule = Une seule chose par tour : placer un druide, déplacer une baguette ou passer. À la fin, les voix élisent le Grand Druide.
druide-lesson-turn-1-point-1 = Les pierres entre deux baguettes forment un collège. Celui-ci en a 6, donc 6 voix : à la fin, un jeton neutre va sur chaque pierre vide. Barrées, elles ne sont encore à personne.
druide-lesson-turn-1-point-2 = Une baguette se déplace une seule fois, d’une pierre.
druide-lesson-turn-1-point-3 = 9 druides et 3 baguettes : c’est tout ce que vous avez pour la partie.
druide-lesson-turn-1-point-4 = Qui passe ne joue plus jusqu’au décompte.
druide-lesson-turn-1-task = Vous commencez, et le cercle est vide. Placez un druide là où il y a le plus de voix.
druide-lesson-turn-1-why = Un seul joueur emporte un collège, avec toutes ses voix. Tant que personne d’autre n’y vient, un druide suffit.
druide-lesson-turn-1-done = Pour l’instant, ce collège vous revient, avec ses 6 voix. Les autres vont vous les disputer.
druide-lesson-turn-1-other-1 = Pour l’instant, ce collège vous revient. Mais cette pierre est bleue, votre couleur taboue : avant qu’on compte les voix, le druide s’en ira, et une voix avec lui.
druide-lesson-turn-1-other-2 = Pour l’instant, ce collège vous revient, avec 5 voix. Un autre en a 6.
druide-lesson-turn-1-other-3 = Pour l’instant, ce collège vous revient, avec 3 voix : c’est le plus petit de tous.
druide-lesson-turn-1-other-4 = Vous ne jouez plus jusqu’au décompte, avec 9 druides en réserve. Les autres continuent sans vous.
druide-lesson-turn-1-other-5 = Pour l’instant, ce collège vous revient, avec 4 voix. Un autre en a 6.
druide-lesson-turn-1-other-6 = La baguette a franchi 1 pierre, et elle y reste. Un collège a grandi, un autre a rétréci, et il n’y a personne dans aucun des deux.

## 2. Les égaux s’annulent

druide-lesson-equals = Égaux, donc hors course
druide-lesson-equals-rule = Qui a autant de druides qu’un autre est hors course. De ceux qui restent, celui qui en a le plus prend toutes les voix, même s’il n’en a aucun.
druide-lesson-equals-1-point-1 = Collège 7–12 : vous 2, { $b } 2, hors course. { $c } prend 6 voix sans un druide.
druide-lesson-equals-1-point-2 = Collège 17–20 : { $b } 2, { $c } 2, hors course. Il vous revient sans un druide.
druide-lesson-equals-1-point-3 = Collège 21–25 : { $b } 2, vous 1, { $c } 1.
druide-lesson-equals-1-task = { $b } et { $c } ont passé, et il vous reste un druide. Mettez-le là où il vous rapporte des voix.
druide-lesson-equals-1-why = Un druide de plus vous sort d’une égalité. Il peut aussi vous y mettre, et c’est le troisième qui se réjouit.
druide-lesson-equals-1-done = Vous 3, { $b } 2 : les 6 voix sont à vous. Vous devenez Grand Druide avec 14 voix.
druide-lesson-equals-1-other-1 = Maintenant { $b } en a 2 et vous aussi, donc hors course : { $c } a pris les 5 voix avec un seul druide. Il est élu avec 22.
druide-lesson-equals-1-other-2 = { $c } y a toujours 2 druides, et vous 1, comme { $b } : rien n’a changé. Il est élu avec 17 voix.
druide-lesson-equals-1-other-3 = Un druide en réserve ne compte pour rien. { $c } est élu avec 17 voix.

## 3. Une égalité voulue

druide-lesson-spoil = Une égalité voulue
druide-lesson-spoil-rule = Rejoignez quelqu’un, et vous voilà hors course tous les deux : les voix vont à un autre.
druide-lesson-spoil-1-point-1 = Collège 5–10 : { $b } 3, vous 2, { $c } aucun. Il donne 6 voix à { $b }.
druide-lesson-spoil-1-point-2 = Avec elles, { $b } en a 14 en tout, et vous 13.
druide-lesson-spoil-1-point-3 = { $c } en a 3.
druide-lesson-spoil-1-task = Votre dernier druide. Il ne peut plus rien vous rapporter, mais il peut coûter des voix à { $b }.
druide-lesson-spoil-1-why = Si les voix ne peuvent être à vous, qu’elles aillent à qui n’en fera rien.
druide-lesson-spoil-1-done = 3 partout : { $b } et vous êtes hors course, et { $c } prend les 6 voix. Il en a 9, { $b } 8, et vous devenez Grand Druide avec 13.
druide-lesson-spoil-1-other-1 = Ce collège vous revenait déjà. { $b } est élue, 14 à 13.
druide-lesson-spoil-1-other-2 = Un autre y a toujours plus de druides : rien n’a changé. { $b } est élue, 14 à 13.
druide-lesson-spoil-1-other-3 = { $b } est élue, 14 à 13, et votre druide n’a pas quitté la réserve.

## 4. Les baguettes

druide-lesson-bar = Une baguette au lieu d’un druide
druide-lesson-bar-rule = Faites franchir 1 pierre à une baguette neutre et remplacez-la par une des vôtres. Elle y reste, et la pierre a changé de collège.
druide-lesson-bar-1-point-1 = Collège 20–25 : { $c } 3, { $b } 2, vous 1. Il donne 6 voix à { $c }, qui en a 14 en tout ; vous en avez 12.
druide-lesson-bar-1-point-2 = Juste à côté, un troisième druide { $b-of }.
druide-lesson-bar-1-point-3 = Personne n’a encore déplacé cette baguette.
druide-lesson-bar-1-task = Vous n’avez plus de druide, mais il vous reste une baguette. Enlevez le collège 20–25 à { $c }.
druide-lesson-bar-1-why = Un druide n’ajoute qu’aux vôtres. Une baguette peut en donner un à quelqu’un d’autre. C’est l’exemple même du livret de règles.
druide-lesson-bar-1-done = Collège 19–25 : { $b } 3, { $c } 3, hors course. Vous prenez ses 7 voix avec un druide, et devenez Grand Druide avec 19.
druide-lesson-bar-1-other-1 = La pierre 20 a quitté le collège, et avec elle le druide { $b-of } : { $c } 3, { $b } 1, vous 1. Il est élu, 14 à 12.
druide-lesson-bar-1-other-2 = Des deux côtés de cette baguette, le collège est à vous : l’un a perdu une voix, l’autre l’a prise. { $c } est élu, 14 à 12.
druide-lesson-bar-1-other-3 = Une baguette en réserve ne compte pour rien. { $c } est élu, 14 à 12.

## 5. Le tabou

druide-lesson-taboo = Votre couleur taboue
druide-lesson-taboo-rule = Avant qu’on compte les voix, vos druides quittent les pierres de votre couleur taboue. La pierre qu’un druide a quittée ne reçoit pas de jeton, et n’a pas de voix.
druide-lesson-taboo-1-point-1 = Collège 15–20 : vous 2, { $b } 2, { $c } aucun. Un druide de plus, et ses 6 voix sont à vous.
druide-lesson-taboo-1-point-2 = Votre couleur taboue est le bleu. Les autres en ont une chacun, et vous ne savez pas laquelle.
druide-lesson-taboo-1-point-3 = La pierre 20 est bleue.
druide-lesson-taboo-1-task = Votre dernier druide. Emportez le collège 15–20.
druide-lesson-taboo-1-why = Jusqu’au décompte, la table montre qui emporterait un collège s’il n’y avait pas de tabou. Le vôtre, vous le connaissez ; ceux des autres se devinent.
druide-lesson-taboo-1-done = Vous 3, { $b } 2 : vous devenez Grand Druide avec 17 voix. La pierre 20 était vide : elle a reçu un jeton neutre, et voté. La 11 non, car le druide { $c-of } a dû la quitter : son tabou était le rouge.
druide-lesson-taboo-1-other-1 = Vous 3, { $b } 2, semblait-il. Puis votre druide a quitté la pierre 20, et sa voix s’est perdue : 2 partout, hors course. Le collège, avec 5 voix, va à { $c }, élu 17 à 11.
druide-lesson-taboo-1-other-2 = Là, rien n’a changé. Dans le collège 15–20, { $b } et vous restez à égalité ; il va à { $c }, élu 18 à 11.
druide-lesson-taboo-1-other-3 = Dans le collège 15–20, { $b } et vous restez à égalité ; il va à { $c }, élu 18 à 11.

## 6. La chance

druide-lesson-lucky = Votre pierre fétiche
druide-lesson-lucky-rule = Emportez le collège où se trouve votre pierre fétiche, et vous avez 2 voix de plus.
druide-lesson-lucky-1-point-1 = Dans ce collège, chacun a 1 druide. Un de plus, et ses 4 voix sont à vous.
druide-lesson-lucky-1-point-2 = Ici aussi : 5 voix.
druide-lesson-lucky-1-point-3 = Et ici : 4 voix.
druide-lesson-lucky-1-point-4 = Votre pierre fétiche est la 29. { $b } l’occupe, mais peu importe.
druide-lesson-lucky-1-task = Votre dernier druide. Vous avez 4 voix, { $b } en a 9 : trouvez-en 6.
druide-lesson-lucky-1-why = Ce qui compte, c’est d’emporter le collège, non d’être sur la pierre. Et jusqu’à la fin, personne ne connaît la vôtre.
druide-lesson-lucky-1-done = 4 voix, et 2 pour la pierre fétiche : avec 10, vous devenez Grand Druide.
druide-lesson-lucky-1-other-1 = 5 voix : vous en avez 9, et { $b } aussi. Là encore, les égaux sont hors course : { $c } est élu avec 4.
druide-lesson-lucky-1-other-2 = 4 voix : vous en avez 8, et { $b } est élue avec 9.
druide-lesson-lucky-1-other-3 = Vous en restez à 4, et { $b } est élue avec 9.

## 7. Les totaux

druide-lesson-count = 8 bat 12 et 12
druide-lesson-count-rule = On compare les totaux comme les druides : qui est à égalité est hors course, et le plus haut des autres devient Grand Druide.
druide-lesson-count-1-point-1 = { $b } a 12 voix.
druide-lesson-count-1-point-2 = { $c } en a 11.
druide-lesson-count-1-point-3 = Vous en avez 9 : 7 de vos collèges, 2 de votre pierre fétiche.
druide-lesson-count-1-point-4 = Cette baguette sépare votre collège 17–19 du collège 20–25, qui va à { $c }.
druide-lesson-count-1-task = Le dernier coup est à vous : une baguette. Devenez Grand Druide.
druide-lesson-count-1-why = Le plus haut total ne vaut rien s’ils sont deux à l’avoir. Reste le secret des pierres fétiches : 2 voix de plus pour l’un, et il n’y avait plus d’égalité.
druide-lesson-count-1-done = Vous avez donné une voix à { $c } : il en a 12, { $b } aussi. Les voilà hors course, et vous devenez Grand Druide avec 8.
druide-lesson-count-1-other-1 = Vous avez pris une voix à { $c } : 10 pour vous, 10 pour lui. { $b } est élue avec 12.
druide-lesson-count-1-other-2 = { $c } a pris une voix à { $b } : il en a 12, elle 11. Il est élu.
druide-lesson-count-1-other-3 = { $b } a pris une voix à { $c } ; elle est élue avec 13.
druide-lesson-count-1-other-4 = 12, 11 et 9 : { $b } est élue.

## 8. Une partie

druide-lesson-game = Une partie courte
druide-lesson-game-rule = Le plus haut total que nul autre n’atteint fait le Grand Druide.
druide-lesson-game-task = Une partie près de sa fin : battez { $b } et { $c }. Après chaque tour, ils disent pourquoi ils ont joué ainsi ; à une vraie table, personne ne le dit.
druide-lesson-game-won = Une vraie table vous attend.
druide-lesson-game-lost = Cette fois, le cercle en a décidé autrement. Rejouez, ou prenez place à une vraie table.
