# Complots : ce qu’une autre réponse aurait donné dans ses leçons, quand cela se dit autrement que d’une réponse donnée
# (docs/lessons.md).

complots-lesson-turn-1-other-1-would = { $b } se serait dite Duchesse, et une Duchesse arrête l’Aide étrangère : rien pour vous.
complots-lesson-turn-1-other-2-would = Pour cela, il faut annoncer un personnage. { $c } en aurait douté ; vous n’avez pas la carte, et vous en auriez perdu une.
complots-lesson-turn-2-other-2-would = { $c } aurait douté du personnage annoncé. Vous ne l’avez pas, et vous auriez perdu une carte.
complots-lesson-claim-1-other-1-would = Moins de pièces. Personne n’aurait protesté ; mais la Duchesse en rapporte 3.
complots-lesson-claim-1-other-2-would = Celui-là, vous ne l’avez pas. { $b } en aurait douté, et vous auriez perdu une carte.
complots-lesson-claim-2-other-3-would = C’aurait été un mensonge aussi, et il aurait passé. Mais aujourd’hui, c’est le Capitaine, contre { $c }.
complots-lesson-doubt-1-other-1-would = { $c } aurait pris 3 pièces : avec 6, de quoi payer deux fois l’Assassin. Personne n’aurait vu de carte.
complots-lesson-doubted-1-other-1-would = Il n’y aurait rien eu à mettre en doute : { $b } aurait gardé ses deux cartes.
complots-lesson-doubted-1-other-2-would = { $b } en aurait douté aussi, et vous n’auriez pas pu la montrer : c’est vous qui auriez perdu une carte.
complots-lesson-doubted-2-other-2-would = { $b } en aurait douté aussi, et vous n’auriez pas pu la montrer : c’est votre carte qui serait partie.
complots-lesson-counter-1-other-1-would = L’Assassin est bien là. Le doute vous aurait coûté une carte, vous n’auriez plus pu contrer, et l’Assassin aurait pris l’autre : hors jeu en un seul tour.
complots-lesson-counter-2-other-1-would = L’Assassin serait venu prendre une carte, avec la Comtesse dans votre main.
complots-lesson-coup-1-other-1-would = { $c } aurait perdu une carte ; puis { $b }, par son Assassinat, en aurait pris une des vôtres.
complots-lesson-coup-1-other-2-would = { $b } se serait dite Comtesse, et la Comtesse arrête l’Assassin. Vos 3 pièces auraient été dépensées ; un Assassinat, elle ne l’arrête pas.
complots-lesson-coup-1-other-3-would = { $b } serait toujours là, avec les 7 pièces d’un Assassinat, et ce serait son tour.
complots-lesson-coup-2-other-1-would = Le Capitaine serait resté, et aurait trouvé la bourse { $c-of } vide : rien à voler.
