# Complots: why an automaton played so, as it tells others itself once nobody may doubt it any more.
# $you is the listener, as everywhere.

complots-said-claim =
    { $held ->
        [yes] I held { $character-the }: whoever challenged would lose a card.
       *[no] { complots-said-bluff }
    }
complots-said-bluff =
    { $doubt ->
        [0] I did not hold { $character-the }, and nobody could challenge.
       *[other] I did not hold { $character-the }, and reckoned with a challenge at { $doubt }%.
    }
complots-said-risk =
    { $countered ->
        [0] nobody could counter it
       *[other] the risk of a counter was { $countered }%
    }
complots-said-odds =
    { $you ->
        [claimer] From my cards and what was said, you held { $character-the } with a chance of { $odds }%.
       *[nobody] From my cards and what was said, { $claimer } held { $character-the } with a chance of { $odds }%.
    }

## An action

complots-said-income = Nothing else was worth its risk: { $amount-coins }, and nobody could stop it.
complots-said-foreign_aid = Without a claim, { $amount-coins }; { complots-said-risk }.
complots-said-tax = What pays best: { $amount-coins } at once. { complots-said-claim }
complots-said-exchange = My hand could improve at the Court. { complots-said-claim }
complots-said-steal =
    { $you ->
        [target] I wanted { $amount-coins } from you; { complots-said-risk }. { complots-said-claim }
       *[nobody] I wanted { $amount-coins } from { $target }; { complots-said-risk }. { complots-said-claim }
    }
complots-said-assassinate =
    { $you ->
        [target] I wanted a card of yours for 3 coins; { complots-said-risk }. { complots-said-claim }
       *[nobody] I wanted a card of { $target-of } for 3 coins; { complots-said-risk }. { complots-said-claim }
    }
complots-said-examine =
    { $you ->
        [target] One of your cards was worth knowing. { complots-said-claim }
       *[nobody] One of { $target-of } cards was worth knowing. { complots-said-claim }
    }
complots-said-coup =
    { $forced ->
        [yes] I had 10 coins or more: the Coup was compulsory. { complots-said-whom }
       *[no] Nothing stops a Coup. { complots-said-whom }
    }
complots-said-whom =
    { $rivals ->
        [1] My chance to win was { $share }% afterwards.
       *[other] { complots-said-among }
    }
complots-said-among =
    { $you ->
        [target] Against you it served me most: my chance to win was { $share }% afterwards.
       *[nobody] Against { $target } it served me most: my chance to win was { $share }% afterwards.
    }

## A challenge

complots-said-doubt-known =
    { $you ->
        [claimer] I knew it: you did not hold { $character-the }.
       *[nobody] I knew it: { $claimer } did not hold { $character-the }.
    }
complots-said-believe-known =
    { $you ->
        [claimer] I knew it: you did hold { $character-the }.
       *[nobody] I knew it: { $claimer } did hold { $character-the }.
    }
complots-said-doubt = { complots-said-odds } My chance to win was { $share }% with a challenge.
complots-said-believe =
    { $lives ->
        [1] { complots-said-odds } A mistake would have eliminated me. My chance to win was { $share }% without a challenge.
       *[other] { complots-said-odds } A mistake would have cost me a card. My chance to win was { $share }% without a challenge.
    }

## A counter

complots-said-counter =
    { $dying ->
        [yes] Without a counter I was eliminated: there was nothing to lose. { complots-said-claim }
       *[no] My chance to win was { $share }% with a counter. { complots-said-claim }
    }
complots-said-no_counter = Passing left me a { $share }% chance to win; no counter seemed worth its risk.

## A card

complots-said-lose = Of my cards, { $character-the } was worth least here.
complots-said-lose-unshielded = My other card could still counter this action; { $character-the } could not.
complots-said-return =
    { $twin ->
        [yes] I held { $character-the } twice: two powers are better than one.
       *[no] Of my cards, { $character-the } was the one my hand could best spare.
    }
complots-said-show = Of my cards, { $character-the } was worth least: a card that is shown is known, and may be replaced.
complots-said-discard =
    { $you ->
        [target] { $character-the } is a good card: you would probably draw a poorer one.
       *[nobody] { $character-the } is a good card: { $target } would probably draw a poorer one.
    }
complots-said-give_back =
    { $you ->
        [target] { $character-the } is a poor card: better to know that you hold it.
       *[nobody] { $character-the } is a poor card: better to know that { $target } holds it.
    }
complots-said-draft = { $character-the } added a power to my hand; between good cards it is a matter of taste.
