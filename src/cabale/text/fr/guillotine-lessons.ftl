# Guillotine : les phrases de ses leçons, par leurs clés (docs/lessons.md). $b est à votre gauche.

## 1. Un tour, et ce qu’on cherche

guillotine-lesson-front = Qui est en tête
guillotine-lesson-front-rule = À votre tour : jouez une carte ou aucune, décapitez le noble en tête, piochez une carte. Au bout de trois jours, les points décident.
guillotine-lesson-front-1-point-1 = Contre la guillotine, le Cardinal : 5 points.
guillotine-lesson-front-1-point-2 = Vous pouvez d’abord jouer une de vos cartes. Si vous passez, le couperet tombe aussitôt.
guillotine-lesson-front-1-point-3 = Le noble que vous décapitez va sur votre pile. Vous avez 3 points pour l’instant.
guillotine-lesson-front-1-task = Décapitez le Cardinal.
guillotine-lesson-front-1-why = Une fois votre carte jouée, ou non, qui est en tête est à vous. Si c’est celui que vous voulez, gardez vos cartes.
guillotine-lesson-front-1-done = Le Cardinal est à vous pour 5 points : 8 en tout. Et vous avez pioché une carte. { $b } devra décapiter la Martyre, à moins qu’une carte ne l’en sauve.
guillotine-lesson-front-1-other-1 = Le Cardinal est allé en queue de file, et vous avez eu la Martyre : 1 point de moins au lieu de 5 de plus.
guillotine-lesson-front-1-other-2 = Vous avez renvoyé la Martyre et décapité le Cardinal. Mais voilà une carte dépensée, et { $b } a devant elle le Duc au lieu de la Martyre.
guillotine-lesson-front-1-other-3 = La file s’est retournée, et le Colonel s’est trouvé en tête : 3 points au lieu de 5.

## 2. Une carte avant

guillotine-lesson-push = Un coup dans le dos
guillotine-lesson-push-rule = Une carte action par tour, avant de décapiter.
guillotine-lesson-push-1-point-1 = En tête, une Martyre : −1 point.
guillotine-lesson-push-1-point-2 = Le Roi, 5 points, est troisième.
guillotine-lesson-push-1-point-3 = « Bousculé » fait avancer un noble d’exactement 2 places.
guillotine-lesson-push-1-task = Amenez le Roi en tête.
guillotine-lesson-push-1-why = Le troisième ne viendra pas tout seul jusqu’à vous : deux tours plus tard, un autre l’aura.
guillotine-lesson-push-1-done = La carte est montrée. Elle demande maintenant un noble.
guillotine-lesson-push-1-other-1 = Vous avez décapité la Martyre : 1 point de moins. Le Roi s’est rapproché, pour les autres.
guillotine-lesson-push-1-other-2 = Trois nobles de plus en queue de file. En tête, rien n’a changé : vous avez décapité la Martyre, 1 point de moins.
guillotine-lesson-push-2-task = Qui bousculez-vous ?
guillotine-lesson-push-2-why = Exactement 2, pas moins : ni le premier ni le deuxième ne peuvent avancer d’autant.
guillotine-lesson-push-2-done = Le Roi est à vous : 5 points. Et { $b } a maintenant la Martyre devant elle, { $c } le Héros.
guillotine-lesson-push-2-other-1 = Quelqu’un est passé devant le Roi, mais en tête il y avait toujours la Martyre : 1 point de moins.

## 3. Deux cartes, et le Juge

guillotine-lesson-trip = Deux cartes en un tour
guillotine-lesson-trip-rule = Après « Croche-pied », et lui seul, vous pouvez jouer une autre carte. Avec un Juge impopulaire en tête, personne n’en joue.
guillotine-lesson-trip-1-point-1 = « Croche-pied » fait reculer un noble de 1 place.
guillotine-lesson-trip-1-point-2 = « Bousculé » en fait avancer un d’exactement 2.
guillotine-lesson-trip-1-point-3 = Le Roi est quatrième, à 3 places de la tête.
guillotine-lesson-trip-1-point-4 = Le Juge est deuxième.
guillotine-lesson-trip-1-task = Le Roi est trop loin pour une seule carte. Commencez par celle qui en permet une autre.
guillotine-lesson-trip-1-why = Une carte par tour. « Croche-pied » est la seule qui en permette une autre.
guillotine-lesson-trip-1-done = « Croche-pied » est montré. Il demande maintenant un noble.
guillotine-lesson-trip-1-other-1 = Le Roi est venu à la deuxième place, et vous avez décapité la Martyre. Le voilà en tête, pour { $b }.
guillotine-lesson-trip-1-other-2 = Vous avez décapité la Martyre : 1 point de moins. { $b } avait ensuite le Juge devant elle, et n’a pu jouer aucune carte.
guillotine-lesson-trip-2-task = Qui doit reculer pour que le Roi soit troisième ?
guillotine-lesson-trip-2-why = Qui recule fait avancer le suivant.
guillotine-lesson-trip-2-done = Le Héros a reculé, le Roi est troisième, et vous pouvez jouer encore.
guillotine-lesson-trip-2-other-1 = Le Juge est venu en tête, et c’en était fini des cartes. Vous l’avez décapité : 2 points.
guillotine-lesson-trip-2-other-2 = « Bousculé » ne pouvait plus amener en tête que le Juge, devenu troisième. Vous l’avez décapité : 2 points.
guillotine-lesson-trip-2-other-3 = C’est le Roi qui a reculé, hors de portée. Vous avez décapité la Martyre : 1 point de moins.
guillotine-lesson-trip-3-task = Amenez maintenant le Roi en tête.
guillotine-lesson-trip-3-why = Le Juge est deuxième : de là, il n’interdit rien.
guillotine-lesson-trip-3-done = Le Roi les a dépassés tous les deux, et il est à vous : 5 points pour deux cartes.
guillotine-lesson-trip-3-other-1 = Vous avez tout de même décapité la Martyre : 1 point de moins. { $b } a dû prendre le Juge, et { $c } a maintenant le Roi devant lui.

## 4. Les couleurs et les étoiles

guillotine-lesson-colours = Les couleurs et les étoiles
guillotine-lesson-colours-rule = Une couleur seule ne rapporte rien. Un soutien reste devant vous : 1 point de plus par noble de sa couleur.
guillotine-lesson-colours-1-point-1 = Votre pile : trois nobles rouges, un bleu.
guillotine-lesson-colours-1-point-2 = « Soutien de l’armée » compte les rouges,
guillotine-lesson-colours-1-point-3 = « Soutien de l’Église » les bleus.
guillotine-lesson-colours-1-task = Jouez la carte qui vaut le plus de points maintenant.
guillotine-lesson-colours-1-why = Un soutien compte toute la pile, et quiconque de cette couleur y viendra plus tard.
guillotine-lesson-colours-1-done = 3 points de plus pour trois rouges, et 2 pour le Propriétaire terrien, que vous avez décapité : 13.
guillotine-lesson-colours-1-other-1 = 1 point de plus pour un seul bleu, et 2 pour le Propriétaire terrien : 11.
guillotine-lesson-colours-1-other-2 = Vous avez poussé le Comte en tête et l’avez décapité : 2 points, comme le Propriétaire terrien. Vous en avez 10.
guillotine-lesson-colours-1-other-3 = Vous avez décapité le Propriétaire terrien : 2 points. Vous en avez 10.
guillotine-lesson-colours-2-point-1 = Deux Gardes du palais dans votre pile : 2 points chacun.
guillotine-lesson-colours-2-point-2 = En tête, le Régent : 4 points.
guillotine-lesson-colours-2-point-3 = Troisième, un autre Garde du palais. Son étoile veut dire : autant de points que vous avez de Gardes.
guillotine-lesson-colours-2-task = Qui vous rapporte le plus ? Vous avez 13 points.
guillotine-lesson-colours-2-why = Un Garde vaut 1 point, deux 4, trois 9, quatre 16, cinq 25. Chacun fait grandir tous les autres.
guillotine-lesson-colours-2-done = Trois Gardes à 3 points : 5 de plus qu’avant. Et 1 pour le soutien, car il est rouge : 19.
guillotine-lesson-colours-2-other-1 = Le Régent pour 4 points, et 1 pour votre seul bleu : 18.
guillotine-lesson-colours-2-other-2 = Un noble vert est venu en tête, le Gendarme, et vous l’avez décapité : 1 point. Vous en avez 14.
guillotine-lesson-colours-2-other-3 = Vous avez décapité le Régent : 4 points. Vous en avez 17.

## 5. Les gris

guillotine-lesson-grey = Les nobles gris
guillotine-lesson-grey-rule = Les nobles gris coûtent des points. Qui décapite le Clown le pose sur la pile d’un autre.
guillotine-lesson-grey-1-point-1 = Le Clown : −2 points.
guillotine-lesson-grey-1-point-2 = Une Martyre : −1 point.
guillotine-lesson-grey-1-point-3 = La Figure tragique : −1 point par noble gris de la pile, elle-même comprise.
guillotine-lesson-grey-1-task = Trois gris à la suite. Lequel vous fait le moins de mal ?
guillotine-lesson-grey-1-why = Certains nobles ont un effet, qui a lieu dès qu’on les décapite. Celui du Clown ne nuit jamais à qui le décapite.
guillotine-lesson-grey-1-done = Vous avez décapité le Clown, et vous le donnez aussitôt.
guillotine-lesson-grey-1-other-1 = Le Clown a quitté la file, et vous avez décapité la Martyre : 1 point de moins.
guillotine-lesson-grey-1-other-2 = Le Clown est allé en queue de file, et vous avez décapité la Martyre : 1 point de moins.
guillotine-lesson-grey-2-point-1 = { $b } a 4 points,
guillotine-lesson-grey-2-point-2 = { $c } en a 10. Vous en avez 4 : le Clown est encore dans votre pile.
guillotine-lesson-grey-2-task = À qui le Clown ?
guillotine-lesson-grey-2-why = Il faut battre tout le monde : regardez d’abord qui est devant vous.
guillotine-lesson-grey-2-done = { $c } tombe de 10 à 8, et vous revoilà à 6 : vous n’avez rien perdu.
guillotine-lesson-grey-2-other-1 = { $b } tombe de 4 à 2. { $c } mène toujours avec 10.

## 6. Au tour d’un autre

guillotine-lesson-blade = Avant que le couperet tombe
guillotine-lesson-blade-rule = Une seule carte se joue au tour d’un autre : « Attendez{" !"} ». Elle mélange la file juste avant qu’il décapite.
guillotine-lesson-blade-1-point-1 = Marie-Antoinette : 5 points.
guillotine-lesson-blade-1-point-2 = { $b } va la décapiter. Elle a 8 points, vous 9.
guillotine-lesson-blade-1-point-3 = Vous avez la carte, et personne ne le sait. On ne demande qu’à vous.
guillotine-lesson-blade-1-task = Le dernier jour. Derrière Marie-Antoinette, trois nobles gris. Répondez.
guillotine-lesson-blade-1-why = Le hasard refait la file, et ici trois nobles sur quatre coûtent des points. À la table, il y a une pause avant chaque coup, que quelqu’un ait la carte ou non.
guillotine-lesson-blade-1-done = Le hasard a mis une Martyre en tête : { $b } a 7 points, et vous menez toujours avec 9.
guillotine-lesson-blade-1-other-1 = { $b } a décapité Marie-Antoinette, et mène 13 à 9.

## 7. La fin

guillotine-lesson-end = Le dernier jour
guillotine-lesson-end-rule = Après le troisième jour, chacun peut encore jouer des cartes qui changent les points, autant qu’il veut. On ne décapite plus.
guillotine-lesson-end-1-point-1 = Le troisième jour, et il reste deux nobles.
guillotine-lesson-end-1-point-2 = Si vous en décapitez un, l’autre est pour { $b }. Elle a 14 points, vous 9.
guillotine-lesson-end-1-point-3 = « Fontaine de sang » : 2 points, maintenant ou après le dernier jour.
guillotine-lesson-end-1-point-4 = « Double séance » : vous décapitez un noble de plus à ce tour.
guillotine-lesson-end-1-task = Une carte maintenant. Laquelle ne peut pas attendre ?
guillotine-lesson-end-1-why = Ce qui ne change que les points peut attendre, les nobles non. Une file vide finit le jour : après les jours 1 et 2 viennent douze nobles, après le jour 3 personne.
guillotine-lesson-end-1-done = Vous avez décapité les deux : 14 points. { $b } et { $c } n’ont plus rien joué, et l’on vous demande encore une fois.
guillotine-lesson-end-1-other-1 = 2 points, et 2 pour l’Évêque : 13. { $b } a décapité le Baron et en a 17. « Double séance » ne pouvait plus se jouer.
guillotine-lesson-end-1-other-2 = L’Évêque pour vous, le Baron pour { $b }. Vous avez encore joué la fontaine après coup, mais c’est 13 à 17.
guillotine-lesson-end-2-task = { $b } a 14 points, et vous aussi. Gagnez.
guillotine-lesson-end-2-why = Une carte restée en main ne vaut rien quand on compte.
guillotine-lesson-end-2-done = 16 à 14 : vous l’emportez.
guillotine-lesson-end-2-other-1 = 14 à 14 : vous partagez la victoire avec { $b }. Et la fontaine est restée dans votre main.

## 8. Une partie

guillotine-lesson-game = Le dernier jour d’une partie
guillotine-lesson-game-rule = Qui a le plus de points après le troisième jour l’emporte.
guillotine-lesson-game-task = Environ trois tours chacun, puis on compte : battez { $b } et { $c }. Après chaque tour, ils disent pourquoi ils ont joué ainsi ; à une vraie table, personne ne le dit.
guillotine-lesson-game-won = Personne n’a plus de points que vous. Une vraie table vous attend.
guillotine-lesson-game-lost = Quelqu’un a plus de points. Rejouez, ou prenez place à une vraie table.
