# Guillotine : ce qu’une autre réponse aurait donné dans ses leçons, quand cela se dit autrement que d’une réponse donnée
# (docs/lessons.md).

guillotine-lesson-front-1-other-1-would = Le Cardinal serait allé en queue de file, et vous auriez eu la Martyre : 1 point de moins au lieu de 5 de plus.
guillotine-lesson-front-1-other-2-would = Vous auriez renvoyé la Martyre et décapité le Cardinal. Mais ç’aurait été une carte dépensée, et { $b } aurait devant elle le Duc au lieu de la Martyre.
guillotine-lesson-front-1-other-3-would = La file se serait retournée, le Colonel en tête : 3 points au lieu de 5.
guillotine-lesson-push-1-other-1-would = Vous auriez décapité la Martyre : 1 point de moins. Le Roi se serait rapproché, pour les autres.
guillotine-lesson-push-1-other-2-would = Trois nobles de plus en queue de file. En tête, rien n’aurait changé : vous auriez décapité la Martyre, 1 point de moins.
guillotine-lesson-push-2-other-1-would = Quelqu’un serait passé devant le Roi, mais en tête il y aurait toujours eu la Martyre : 1 point de moins.
guillotine-lesson-trip-1-other-1-would = Le Roi serait venu à la deuxième place, et vous auriez décapité la Martyre. Il serait alors en tête, pour { $b }.
guillotine-lesson-trip-1-other-2-would = Vous auriez décapité la Martyre : 1 point de moins. { $b } aurait eu ensuite le Juge devant elle, et n’aurait pu jouer aucune carte.
guillotine-lesson-trip-2-other-1-would = Le Juge serait venu en tête, et c’en aurait été fini des cartes. Vous l’auriez décapité : 2 points.
guillotine-lesson-trip-2-other-2-would = « Bousculé » n’aurait plus pu amener en tête que le Juge, devenu troisième. Vous l’auriez décapité : 2 points.
guillotine-lesson-trip-2-other-3-would = C’est le Roi qui aurait reculé, hors de portée. Vous auriez décapité la Martyre : 1 point de moins.
guillotine-lesson-trip-3-other-1-would = Vous auriez tout de même décapité la Martyre : 1 point de moins. { $b } aurait dû prendre le Juge, et { $c } aurait alors le Roi devant lui.
guillotine-lesson-colours-1-other-2-would = Vous auriez poussé le Comte en tête et l’auriez décapité : 2 points, comme le Propriétaire terrien. Vous en auriez 10.
guillotine-lesson-colours-1-other-3-would = Vous auriez décapité le Propriétaire terrien : 2 points. Vous en auriez 10.
guillotine-lesson-colours-2-other-2-would = Un noble vert serait venu en tête, le Gendarme, et vous l’auriez décapité : 1 point. Vous en auriez 14.
guillotine-lesson-colours-2-other-3-would = Vous auriez décapité le Régent : 4 points. Vous en auriez 17.
guillotine-lesson-grey-1-other-1-would = Le Clown aurait quitté la file, et vous auriez décapité la Martyre : 1 point de moins.
guillotine-lesson-grey-1-other-2-would = Le Clown serait allé en queue de file, et vous auriez décapité la Martyre : 1 point de moins.
guillotine-lesson-grey-2-other-1-would = { $b } serait tombée de 4 à 2. { $c } mènerait toujours avec 10.
guillotine-lesson-blade-1-other-1-would = { $b } aurait décapité Marie-Antoinette, et mènerait 13 à 9.
guillotine-lesson-end-1-other-1-would = 2 points, et 2 pour l’Évêque : 13. { $b } aurait décapité le Baron et en aurait 17. « Double séance » n’aurait plus pu se jouer.
guillotine-lesson-end-1-other-2-would = L’Évêque pour vous, le Baron pour { $b }. Vous auriez encore joué la fontaine après coup, mais ç’aurait été 13 à 17.
guillotine-lesson-end-2-other-1-would = 14 à 14 : vous auriez partagé la victoire avec { $b }. Et la fontaine serait restée dans votre main.
