# Complots: why an automaton would play so in your place, from what you see.

complots-claim =
    { $held ->
        [yes] { complots-claim-true }
       *[no] { complots-claim-false }
    }
complots-claim-true =
    { $doubt ->
        [0] You hold { $character-the }, and nobody can challenge.
       *[other] You hold { $character-the }: whoever challenges (a chance of { $doubt }%) loses a card.
    }
complots-claim-false =
    { $doubt ->
        [0] You do not hold { $character-the }, but nobody can challenge.
       *[other] You do not hold { $character-the }: the chance that somebody challenges is { $doubt }%.
    }
complots-risk =
    { $countered ->
        [0] nobody can counter it
       *[other] the risk of a counter is { $countered }%
    }
complots-odds = From your cards and what was said, { $claimer } holds { $character-the } with a chance of { $odds }%.

## An action

complots-reason-income = Nothing else is worth its risk here: { $amount-coins }, and nobody can stop it.
complots-reason-foreign_aid = Without a claim, { $amount-coins }; { complots-risk }.
complots-reason-tax = What pays best: { $amount-coins } at once. { complots-claim }
complots-reason-exchange = Your hand may improve at the Court. { complots-claim }
complots-reason-steal = You gain { $amount-coins } at { $target-of } expense; { complots-risk }. { complots-claim }
complots-reason-assassinate = For 3 coins { complots-fate }; { complots-risk }. { complots-claim }
complots-reason-examine = One of { $target-of } cards is worth knowing, and can be replaced. { complots-claim }
complots-reason-coup =
    { $forced ->
        [yes] The Coup is compulsory. { complots-reason-whom }
       *[no] Nothing stops a Coup. { complots-reason-whom }
    }
complots-reason-whom =
    { $rivals ->
        [1] Your chance to win is { $share }% afterwards.
       *[other] Against { $target } it serves you most: your chance to win is { $share }% afterwards.
    }

## A challenge

complots-reason-doubt-known = You know it: { $claimer } does not hold { $character-the }.
complots-reason-believe-known = You know it: { $claimer } does hold { $character-the }.
complots-reason-doubt = { complots-odds } Your chance to win is { $share }% if you challenge.
complots-reason-believe =
    { $lives ->
        [1] { complots-odds } A mistake would eliminate you. Your chance to win is { $share }% if you pass.
       *[other] { complots-odds } A mistake costs a card. Your chance to win is { $share }% if you pass.
    }

## A counter

complots-reason-counter =
    { $dying ->
        [yes] Without a counter you are eliminated: there is nothing to lose. { complots-claim }
       *[no] Your chance to win is { $share }% if you counter. { complots-claim }
    }
complots-reason-no_counter = Passing leaves you a { $share }% chance to win; no counter seems worth its risk.

## A card

complots-reason-lose = Of your cards, { $character-the } is worth least here.
complots-reason-lose-unshielded = Your other card can still counter this action; { $character-the } cannot.
complots-reason-return =
    { $twin ->
        [yes] You hold { $character-the } twice: two powers are better than one.
       *[no] Of your cards, { $character-the } is the one your hand can best spare.
    }
complots-reason-show = Of your cards, { $character-the } is worth least: a card that is shown is known, and may be replaced.
complots-reason-discard = { $character-the } is a good card: { $target } will probably draw a poorer one.
complots-reason-give_back = { $character-the } is a poor card: better to know that { $target } holds it.
complots-reason-draft = { $character-the } adds a power to your hand; between good cards it is a matter of taste.
