# Guillotine, 1988 : les phrases de ses leçons, par leurs clés (docs/lessons.md). $b est à votre gauche.

## 1. Réélus

convention-lesson-aim = Ce que vous voulez
convention-lesson-aim-rule = À la fin, les députés vivants, libres et forts de 5 points de popularité (PP) ou plus sont réélus. Qui a le plus de réélus gagne.
convention-lesson-aim-1-point-1 = Votre tendance : les Montagnards, les rouges.
convention-lesson-aim-1-point-2 = Robespierre a 8 PP : il est déjà réélu.
convention-lesson-aim-1-point-3 = Marat en a 4 : il lui en manque un.
convention-lesson-aim-1-point-4 = Brissot en a 9, mais il est en Prison : il ne compte pas.
convention-lesson-aim-1-task = Dernier tour. La carte de Danton donne 1 PP à un autre des vôtres : choisissez.
convention-lesson-aim-1-why = Un point vaut le plus pour celui à qui il en manque un.
convention-lesson-aim-1-done = Marat a ses 5 PP. Vous gagnez avec 3 réélus, contre les 2 { $b-of }.
convention-lesson-aim-1-other-1 = Robespierre a 9 PP et ne compte toujours que pour un. 2 partout : les PP des réélus départagent, 19 à 16 pour { $b }.
convention-lesson-aim-1-other-2 = Saint-Just en a 4 : il lui en manque encore un. 2 partout : les PP des réélus départagent, 19 à 15 pour { $b }.

## 2. Phase I

convention-lesson-rooms = Un tour, salle par salle
convention-lesson-rooms-rule = Un tour commence par les mouvements : chacun déplace un député ou passe, jusqu’à ce que tous aient passé. Six phases suivent, chacune dans sa salle ; la tendance au drapeau les ouvre toutes.
convention-lesson-rooms-1-point-1 = Danton a 4 PP ; il lui en faut 5.
convention-lesson-rooms-1-point-2 = Comité : +1 PP par tour, et des Motions. Il reste une de ses 4 places.
convention-lesson-rooms-1-point-3 = Mission : +1 PP par tour, et une carte, bonne ou mauvaise. Un nouveau par tour et par tendance.
convention-lesson-rooms-1-point-4 = Club des Jacobins : des cartes, dont la plupart dénoncent. Pas de PP.
convention-lesson-rooms-1-task = Il manque un point à Danton. Envoyez-le là où il reste une place, avant { $b }.
convention-lesson-rooms-1-why = Les 4 places sont pour tous les joueurs ensemble : d’abord ce qui est rare.
convention-lesson-rooms-1-done = Danton a la dernière place. Les autres ont passé ; vous pouvez continuer.
convention-lesson-rooms-1-other-1 = La dernière place est prise, mais pas par Danton : il reste à 4 PP, dans une salle qui n’en donne pas.
convention-lesson-rooms-1-other-2 = La Mission pouvait attendre. { $b } a envoyé Vergniaud à la dernière place du Comité.
convention-lesson-rooms-1-other-3 = Le Club ne donne pas de PP, seulement des cartes. { $b } a envoyé Vergniaud à la dernière place du Comité.
convention-lesson-rooms-1-other-4 = Le Tribunal juge ; il ne donne pas de PP. { $b } a envoyé Vergniaud à la dernière place du Comité.
convention-lesson-rooms-1-other-5 = Qui passe ne déplace plus personne dans cette phase. { $b } a pris la dernière place, et tous les vôtres sont restés à la Convention.
convention-lesson-rooms-2-point-1 = Tribunal : ses jurés décident du sort des dénoncés.
convention-lesson-rooms-2-point-2 = Convention : pas de PP, mais chaque député y vaut une voix en Phase II.
convention-lesson-rooms-2-task = Qu’un deuxième gagne un point : envoyez quelqu’un en Mission.
convention-lesson-rooms-2-why = Les uns gagnent des points, les autres restent pour voter : il faut les deux.
convention-lesson-rooms-2-done = Les sept phases sont passées. Danton a gagné 1 PP au Comité ; la Mission en a rapporté 1, et sa carte 1 de plus.
convention-lesson-rooms-2-other-1 = Au Club, il a tiré « Brissot démasqué » et dénoncé Brissot. Le dé a dit 5 : sans suite, et sans un point pour lui.
convention-lesson-rooms-2-other-2 = Personne n’a été jugé ce tour-ci : il a siégé pour rien. Seul Danton a gagné un point.
convention-lesson-rooms-2-other-3 = Tous avaient passé, et le tour s’est achevé. Seul Danton a gagné un point.

## 3. Phase II : les Rapports

convention-lesson-report = Un Rapport, et comment on vote
convention-lesson-report-rule = Un Rapport accepté rapporte 2 PP, et nul ne peut dénoncer le Rapporteur jusqu’aux suivants. Rejeté, il coûte 2 PP.
convention-lesson-report-1-point-1 = Des 7 députés ici, 4 sont à vous : 4 voix sur 7.
convention-lesson-report-1-point-2 = Danton a 4 PP.
convention-lesson-report-1-point-3 = Robespierre en a 7, plus qu’il ne lui en faut.
convention-lesson-report-1-task = Nommez Rapporteur celui qui a besoin des 2 PP.
convention-lesson-report-1-why = Avec 4 voix sur 7, votre Rapport ne risque rien : qu’il serve à celui qu’il aide le plus.
convention-lesson-report-1-done = Danton est votre Rapporteur, Brissot celui { $b-of }. Chaque Rapport est mis aux voix.
convention-lesson-report-1-other-1 = Accepté, 4 contre 3 : 2 PP pour un homme qui en avait déjà 5. Danton reste à 4.
convention-lesson-report-1-other-2 = Pas de Rapport, pas de points : vous n’avez pu que rejeter celui de Brissot. Danton reste à 4 PP.
convention-lesson-report-2-point-1 = OUI : pour le Rapport.
convention-lesson-report-2-point-2 = NON : contre.
convention-lesson-report-2-task = D’abord le Rapport de Danton. Votez.
convention-lesson-report-2-why = Tous votent en même temps, en secret : chaque bulletin reste cacheté jusqu’au dernier. Il vaut autant de voix que la tendance a de députés ici. Aucune promesse n’engage.
convention-lesson-report-2-done = 4 contre 3 : Danton a 6 PP, et nul ne peut le dénoncer de tout un tour.
convention-lesson-report-2-other-1 = 7 contre 0, avec vos quatre voix : Danton tombe à 2 PP.
convention-lesson-report-3-point-1 = Brissot, le Rapporteur { $b-of }, a 6 PP.
convention-lesson-report-3-task = Au tour du Rapport de Brissot. Vos 4 voix suffisent encore : faites-le rejeter.
convention-lesson-report-3-why = On vote sur chaque Rapport, pas seulement sur le sien.
convention-lesson-report-3-done = Rejeté, 4 contre 3 : Brissot tombe à 4 PP, et on peut le dénoncer.
convention-lesson-report-3-other-1 = 7 contre 0 : Brissot a 8 PP, et nul ne peut le dénoncer de tout un tour.

## 4. Phase II : l’ordre du jour

convention-lesson-denounce = Dénoncer
convention-lesson-denounce-rule = Le dé décide d’une dénonciation : seule, elle est confirmée par 1 ou 2 ; avec le soutien d’une autre tendance, de 1 à 5.
convention-lesson-denounce-1-point-1 = { $c } a dénoncé Vergniaud, qui a 8 PP. Choisissez-le : c’est votre soutien.
convention-lesson-denounce-1-task = À l’ordre du jour, chacun parle une fois. Aidez { $c } contre Vergniaud.
convention-lesson-denounce-1-why = Seul, on échoue le plus souvent ; à deux, on réussit cinq fois sur six. On ne dénonce que dans une salle où siège un des siens.
convention-lesson-denounce-1-done = Le dé dit 4 : avec votre soutien, c’est assez. Vergniaud est convoqué au Tribunal.
convention-lesson-denounce-1-other-1 = Le dé a dit 4. Sans soutien, il faut 1 ou 2 : Vergniaud a retrouvé sa place.
convention-lesson-denounce-1-other-2 = Deux dénonciations, chacune seule. Les dés ont dit 4 et 5 : les deux hommes ont retrouvé leur place.
convention-lesson-denounce-2-point-1 = Saint-Just est votre juré,
convention-lesson-denounce-2-point-2 = Lasource est celui { $b-of },
convention-lesson-denounce-2-point-3 = Merlin, celui { $c-of }.
convention-lesson-denounce-2-task = { $b } laisse juger Vergniaud. OUI veut dire coupable : finissez ce que vous avez commencé.
convention-lesson-denounce-2-why = Seuls jugent ceux qui siègent au Tribunal : un seul juré peut décider d’une vie.
convention-lesson-denounce-2-done = 2 contre 1 : la guillotine. { $b } perd un homme qui était sûr d’être réélu.
convention-lesson-denounce-2-other-1 = Acquitté, 2 contre 1 : Vergniaud est de retour à la Convention, avec ses 8 PP.

## 5. Convoqué

convention-lesson-summons = Trois issues au Tribunal
convention-lesson-summons-rule = Qui est convoqué fuit, passe en procès, ou fait intervenir un complice : un homme de sa tendance qui siège au Tribunal.
convention-lesson-summons-1-point-1 = Saint-Just est votre juré. Complice, il perd 2 PP, et Danton va en Prison.
convention-lesson-summons-1-point-2 = Vergniaud juge pour { $b },
convention-lesson-summons-1-point-3 = Sieyès pour { $c } : ces deux-là viennent de dénoncer Danton.
convention-lesson-summons-1-point-4 = En Fuite, on le recherche d’abord : sur un 1, il meurt.
convention-lesson-summons-1-task = Danton est convoqué. Comptez les jurés, et prenez l’issue la moins risquée.
convention-lesson-summons-1-why = Deux jurés sur trois le tueraient, et les recherches peut-être. Deux points de Saint-Just coûtent moins cher.
convention-lesson-summons-1-done = Saint-Just garde 5 PP, tout juste assez. Danton est en Prison : −1 PP par tour.
convention-lesson-summons-1-other-1 = Deux OUI, un NON : Danton est guillotiné.
convention-lesson-summons-1-other-2 = On ne l’a pas trouvé ; il a perdu 1 PP. Mais 2 + 4 ne font pas les 8 qui le ramènent : il est toujours en Fuite, où personne n’est réélu.
convention-lesson-summons-2-point-1 = Le dé, plus vos députés à la Convention : à 7 il sort ; de la Fuite, à 8.
convention-lesson-summons-2-point-2 = Vous en avez 4 ici : un 3 suffit.
convention-lesson-summons-2-task = Phase VI, le même tour. Sortez Danton de là.
convention-lesson-summons-2-why = Essayer ne coûte rien. Plus on a d’amis à la Convention, mieux c’est.
convention-lesson-summons-2-done = 3 + 4 font 7 : Danton est de retour à la Convention, avec 7 PP.
convention-lesson-summons-2-other-1 = Danton reste en Prison. Au tour suivant, cela lui coûtera encore 1 PP.

## 6. Phase III

convention-lesson-motion = Une Motion, et une carte du Club
convention-lesson-motion-rule = Une Motion du Comité dénonce un homme dans quelque salle qu’il soit, et de 1 à 5 le dé confirme. Une par tour, au plus.
convention-lesson-motion-1-point-1 = Des trois qui siègent ici, deux sont à vous : plus de la moitié, comme il en faut pour une Motion.
convention-lesson-motion-1-point-2 = Barbaroux, en Mission, a 3 PP. Là-bas, une dénonciation en coûte 3.
convention-lesson-motion-1-point-3 = Vergniaud est sur une case Rapport : nul ne peut le nommer.
convention-lesson-motion-1-task = Nommez celui qu’une Motion achèverait.
convention-lesson-motion-1-why = En Mission et au Club, on n’est pas jugé : on perd 3 PP. Mais à 0 PP, un député se donne la mort.
convention-lesson-motion-1-done = Vos deux voix l’ont fait adopter, et le dé a dit 2 : Barbaroux tombe à 0 PP et se donne la mort.
convention-lesson-motion-1-other-1 = Convoqué, il a fui, et on ne l’a pas trouvé. Et Barbaroux, laissé en paix, a maintenant 5 PP.
convention-lesson-motion-1-other-2 = Brissot, convoqué, a fui, et on ne l’a pas trouvé. Et Barbaroux, laissé en paix, a maintenant 5 PP.
convention-lesson-motion-1-other-3 = C’est { $b } qui a nommé quelqu’un : votre Danton. Vos deux voix l’ont sauvé. Et Barbaroux a maintenant 5 PP.
convention-lesson-motion-2-point-1 = Saint-Just, au Club, a tiré « Le Comité divisé ».
convention-lesson-motion-2-task = Phase V. Faites dénoncer Brissot par le Club.
convention-lesson-motion-2-why = Par carte, elle n’est confirmée que sur 1 ou 2. Mais elle ne coûte rien.
convention-lesson-motion-2-done = Le dé a dit 2 : Brissot est convoqué, et s’enfuit. Sa place au Comité est perdue.
convention-lesson-motion-2-other-1 = Elle va sous le paquet sans être vue. Brissot garde sa place, et y gagne 1 PP à chaque tour.
convention-lesson-motion-2-point-2 = Beaucoup de cartes servent aussitôt. Celle-ci se joue, se rend, ou se garde pour une prochaine phase V.
convention-lesson-motion-2-point-3 = Brissot est le seul adversaire au Comité.
convention-lesson-motion-2-other-2 = Elle reste dans votre main ; les autres savent seulement que vous en tenez une. Si personne ne siège au Comité à la prochaine phase V, elle attendra.

## 7. La dissolution

convention-lesson-dissolution = Finir à temps
convention-lesson-dissolution-rule = La partie finit après le tour 10. Aux tours 4 à 9, la Convention peut voter sa dissolution : ce tour est alors le dernier.
convention-lesson-dissolution-1-point-1 = Si tout finissait maintenant, vous auriez 4 réélus,
convention-lesson-dissolution-1-point-2 = et { $b } 3.
convention-lesson-dissolution-1-point-3 = Des 7 députés ici, 4 sont à vous : plus de la moitié, comme il le faut.
convention-lesson-dissolution-1-task = Tour 6, et vous menez. Proposez d’en finir.
convention-lesson-dissolution-1-why = Une avance ne compte que si la partie finit. Souvent, il faut un allié : la moitié ne suffit pas.
convention-lesson-dissolution-1-done = 4 OUI sur 7. Le tour s’est joué jusqu’au bout, et vous gagnez : 4 réélus, contre 3 et 2.
convention-lesson-dissolution-1-other-1 = Les autres sont derrière, et ne l’ont pas proposée non plus. La partie continue.

## 8. Une partie entière

convention-lesson-game = Le dernier tour
convention-lesson-game-rule = Qui a le plus de réélus gagne : vivants, libres, 5 PP ou plus.
convention-lesson-game-task = Le tour 10, trois minutes environ : menez les Montagnards contre { $b } et { $c }. À la fin, ils vous disent pourquoi ils ont joué ainsi.
convention-lesson-game-won = Personne n’a fait mieux que vous. Une vraie table vous attend.
convention-lesson-game-lost = Celle-ci n’est pas pour vous. Rejouez-la, ou prenez place à une vraie table.
