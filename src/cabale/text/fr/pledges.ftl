# Les promesses, dans les jeux qui les connaissent, et le temps de parler.

pledge-offer =
    { $you ->
        [seat] Vous proposez à { $target } : { $promise }.
        [target] { $seat } vous propose : { $promise }.
       *[nobody] { $seat } propose à { $target } : { $promise }.
    }
pledge-return = En échange : { $promise }.
pledge-why = « { $reason } »

pledge-standing-offered = attend une réponse
pledge-standing-accepted = conclu
pledge-standing-refused = refusé
pledge-standing-withdrawn = retiré
pledge-standing-lapsed = resté sans réponse

pledge-mark-open = à venir
pledge-mark-kept = parole tenue
pledge-mark-broken = parole rompue
pledge-mark-void = sans objet
pledge-mark-released = plus rien à tenir : l’autre avait rompu sa parole
pledge-forced = une carte qu’il faut jouer ne compte pas

talking-for = Le temps de parler. On attend encore : { $names }.

refusal-no_pledges = On ne promet rien par écrit dans ce jeu.
refusal-pledge_to_oneself = On promet à quelqu’un d’autre.
refusal-pledge_too_far = Une promesse vaut jusqu’à la fin de ce tour ou du suivant ; attendu : { $most } au plus.
refusal-no_such_promise = Cela ne peut être promis maintenant ; une des promesses du formulaire est attendue.
refusal-no_such_reason = Une raison se donne par l’une des clefs que connaît le jeu, en minuscules et traits d’union.
refusal-pledged_enough = Vous avez offert à ce joueur tout ce qu’on peut offrir à un autre en une partie : { $most } promesses.
refusal-too_many_pledges = Trop de propositions attendent une réponse ; attendu : { $most } au plus.
refusal-pledge_offered = Vous avez déjà proposé la même chose.
refusal-no_such_pledge = Il n’y a pas de telle promesse, ou ce n’est pas à vous d’y répondre.
refusal-pledge_answered = Cette proposition est déjà réglée.
refusal-pledge_too_late = La partie est finie : on ne promet plus rien.
refusal-not_talking = Le temps de parler est passé.
refusal-for_machines = Seuls les automates peuvent deviner : répondez selon vous.
