# Guillotine 1988 : ce qu’une autre réponse aurait donné dans ses leçons, quand cela se dit autrement que d’une réponse donnée
# (docs/lessons.md).

convention-lesson-aim-1-other-1-would = Robespierre aurait 9 PP et ne compterait toujours que pour un. 2 partout : les PP des réélus départagent, 19 à 16 pour { $b }.
convention-lesson-aim-1-other-2-would = Saint-Just en aurait 4 : il lui en manquerait encore un. 2 partout : les PP des réélus départagent, 19 à 15 pour { $b }.
convention-lesson-rooms-1-other-1-would = La dernière place serait prise, mais pas par Danton : il resterait à 4 PP, dans une salle qui n’en donne pas.
convention-lesson-rooms-1-other-2-would = La Mission peut attendre. { $b } aurait envoyé Vergniaud à la dernière place du Comité.
convention-lesson-rooms-1-other-3-would = Le Club ne donne pas de PP, seulement des cartes. { $b } aurait envoyé Vergniaud à la dernière place du Comité.
convention-lesson-rooms-1-other-4-would = Le Tribunal juge ; il ne donne pas de PP. { $b } aurait envoyé Vergniaud à la dernière place du Comité.
convention-lesson-rooms-1-other-5-would = Qui passe ne déplace plus personne dans cette phase. { $b } aurait pris la dernière place, et tous les vôtres seraient restés à la Convention.
convention-lesson-rooms-2-other-1-would = Au Club, il aurait tiré « Brissot démasqué » et dénoncé Brissot. Le dé aurait dit 5 : sans suite, et sans un point pour lui.
convention-lesson-rooms-2-other-2-would = Personne n’aurait été jugé ce tour-ci : il aurait siégé pour rien. Seul Danton aurait gagné un point.
convention-lesson-rooms-2-other-3-would = Tous auraient passé, et le tour se serait achevé. Seul Danton aurait gagné un point.
convention-lesson-report-1-other-1-would = Accepté, 4 contre 3 : ç’aurait été 2 PP pour un homme qui en a déjà 5. Danton resterait à 4.
convention-lesson-report-1-other-2-would = Pas de Rapport, pas de points : vous n’auriez pu que rejeter celui de Brissot. Danton resterait à 4 PP.
convention-lesson-report-2-other-1-would = 7 contre 0, avec vos quatre voix : Danton serait tombé à 2 PP.
convention-lesson-denounce-1-other-1-would = Le dé aurait dit 4. Sans soutien, il faut 1 ou 2 : Vergniaud aurait retrouvé sa place.
convention-lesson-denounce-1-other-2-would = Deux dénonciations, chacune seule. Les dés auraient dit 4 et 5 : les deux hommes auraient retrouvé leur place.
convention-lesson-denounce-2-other-1-would = Acquitté, 2 contre 1 : Vergniaud serait de retour à la Convention, avec ses 8 PP.
convention-lesson-summons-1-other-1-would = Deux OUI, un NON : Danton aurait été guillotiné.
convention-lesson-summons-1-other-2-would = On ne l’aurait pas trouvé, au prix de 1 PP. Mais 2 + 4 ne font pas les 8 qui le ramènent : il serait toujours en Fuite, où personne n’est réélu.
convention-lesson-summons-2-other-1-would = Danton serait resté en Prison. Au tour suivant, cela lui coûterait encore 1 PP.
convention-lesson-motion-1-other-1-would = Convoqué, il aurait fui, et on ne l’aurait pas trouvé. Et Barbaroux, laissé en paix, aurait 5 PP.
convention-lesson-motion-1-other-2-would = Brissot, convoqué, aurait fui, et on ne l’aurait pas trouvé. Et Barbaroux, laissé en paix, aurait 5 PP.
convention-lesson-motion-1-other-3-would = C’est { $b } qui aurait nommé quelqu’un : votre Danton. Vos deux voix l’auraient sauvé. Et Barbaroux aurait 5 PP.
convention-lesson-dissolution-1-other-1-would = Les autres sont derrière, et ne l’auraient pas proposée non plus. La partie aurait continué.
