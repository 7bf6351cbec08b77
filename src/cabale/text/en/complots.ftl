# Complots.

## Characters: .the in a sentence, .a for one copy, .of with the preposition, .letter for the key,
## .does what its card does

complots-character-duchess = Duchess
    .the = the Duchess
    .a = a Duchess
    .of = of the Duchess
    .letter = d
    .does = takes 3 coins
complots-character-assassin = Assassin
    .the = the Assassin
    .a = an Assassin
    .of = of the Assassin
    .letter = s
    .does = costs a rival a card
complots-character-countess = Countess
    .the = the Countess
    .a = a Countess
    .of = of the Countess
    .letter = o
    .does = stops the Assassin
complots-character-captain = Captain
    .the = the Captain
    .a = a Captain
    .of = of the Captain
    .letter = n
    .does = steals 2 coins
complots-character-ambassador = Ambassador
    .the = the Ambassador
    .a = an Ambassador
    .of = of the Ambassador
    .letter = a
    .does = exchanges 2 cards
complots-character-inquisitor = Inquisitor
    .the = the Inquisitor
    .a = an Inquisitor
    .of = of the Inquisitor
    .letter = q
    .does = exchanges or examines
complots-character-unknown = card
    .the = the card
    .a = a card
    .of = of the card

## Actions: .the in a sentence

complots-action-income = Income
    .the = Income
complots-action-foreign_aid = Foreign aid
    .the = Foreign aid
complots-action-coup = Coup
    .the = the Coup
complots-action-tax = Tax
    .the = the Tax
complots-action-assassinate = Assassin’s attack
    .the = the Assassin’s attack
complots-action-steal = Theft
    .the = the Theft
complots-action-exchange = Exchange
    .the = the Exchange
complots-action-examine = Examination
    .the = the Examination

complots-aim-coup =
    { $you ->
        [target] Coup against you
       *[nobody] Coup against { $target }
    }
complots-aim-assassinate =
    { $you ->
        [target] Assassin’s attack on you
       *[nobody] Assassin’s attack on { $target }
    }
complots-aim-steal =
    { $you ->
        [target] Theft from you
       *[nobody] Theft from { $target }
    }
complots-aim-examine =
    { $you ->
        [target] Examination of you
       *[nobody] Examination of { $target }
    }

complots-term-court = Court
complots-term-treasury = Treasury

## A declared action

complots-deed-income =
    { $you ->
        [seat] You take Income.
       *[nobody] { $seat } takes Income.
    }
complots-deed-foreign_aid =
    { $you ->
        [seat] You ask for Foreign aid.
       *[nobody] { $seat } asks for Foreign aid.
    }
complots-deed-coup =
    { $you ->
        [seat] You pay 7 coins for a Coup against { $target }.
        [target] { $seat } pays 7 coins for a Coup against you.
       *[nobody] { $seat } pays 7 coins for a Coup against { $target }.
    }
complots-deed-tax =
    { $you ->
        [seat] You claim the Duchess and call for 3 coins in Tax.
       *[nobody] { $seat } claims the Duchess and calls for 3 coins in Tax.
    }
complots-deed-assassinate =
    { $you ->
        [seat] You claim the Assassin, pay 3 coins and attack { $target }.
        [target] { $seat } claims the Assassin, pays 3 coins and attacks you.
       *[nobody] { $seat } claims the Assassin, pays 3 coins and attacks { $target }.
    }
complots-deed-steal =
    { $you ->
        [seat] You claim the Captain to steal from { $target }.
        [target] { $seat } claims the Captain to steal from you.
       *[nobody] { $seat } claims the Captain to steal from { $target }.
    }
complots-deed-exchange =
    { $you ->
        [seat] You claim { $character-the } for an Exchange with the Court.
       *[nobody] { $seat } claims { $character-the } for an Exchange with the Court.
    }
complots-deed-examine =
    { $you ->
        [seat] You claim the Inquisitor to examine { $target }.
        [target] { $seat } claims the Inquisitor to examine you.
       *[nobody] { $seat } claims the Inquisitor to examine { $target }.
    }

## What happens

complots-event-first =
    { $you ->
        [seat] You play first.
       *[nobody] { $seat } plays first.
    }
complots-event-dealt =
    { $you ->
        [seat] You are dealt { $character-a }.
       *[nobody] { $seat } is dealt { $character-a }.
    }
complots-event-drafted =
    { $you ->
        [seat] You pick { $character-a } from your packet.
       *[nobody] { $seat } picks { $character-a } from their packet.
    }
complots-event-began =
    { $you ->
        [seat] Turn { $turn }: yours.
       *[nobody] Turn { $turn }: { $seat }.
    }
complots-event-declared = { $deed }
complots-event-unchallenged = Nobody doubts it.
complots-event-challenged =
    { $you ->
        [seat] You challenge { $claimer-of } { $character }.
        [claimer] { $seat } challenges your { $character }.
       *[nobody] { $seat } challenges { $claimer-of } { $character }.
    }
complots-event-proved =
    { $you ->
        [seat] You show { $character-the }, which goes to the Court.
       *[nobody] { $seat } does show { $character-the }, which goes to the Court.
    }
complots-event-exposed =
    { $you ->
        [seat] You cannot show { $character-the }.
       *[nobody] { $seat } cannot show { $character-the }.
    }
complots-event-refunded =
    { $you ->
        [seat] You take back { $amount-coins }.
       *[nobody] { $seat } takes back { $amount-coins }.
    }
complots-event-uncountered = Nobody counters { $action-the }.
complots-event-countered =
    { $you ->
        [seat] You counter { $actor } in the name { $character-of }.
        [actor] { $seat } counters you in the name { $character-of }.
       *[nobody] { $seat } counters { $actor } in the name { $character-of }.
    }
complots-event-failed =
    { $you ->
        [seat] You get nothing: { $action-the } fails.
       *[nobody] { $seat } gets nothing: { $action-the } fails.
    }
complots-event-gained =
    { $you ->
        [seat] You gain { $amount-coins }.
       *[nobody] { $seat } gains { $amount-coins }.
    }
complots-event-stole =
    { $you ->
        [seat] You steal { $amount-coins } from { $target }.
        [target] { $seat } steals { $amount-coins } from you.
       *[nobody] { $seat } steals { $amount-coins } from { $target }.
    }
complots-event-lost =
    { $you ->
        [seat] You lose { $character-a }.
       *[nobody] { $seat } loses { $character-a }.
    }
complots-event-eliminated =
    { $you ->
        [seat] { $amount ->
            [0] You are eliminated, with an empty purse.
           *[other] You are eliminated and return { $amount-coins } to the Treasury.
        }
       *[nobody] { $amount ->
            [0] { $seat } is eliminated, with an empty purse.
           *[other] { $seat } is eliminated and returns { $amount-coins } to the Treasury.
        }
    }
complots-event-drew =
    { $you ->
        [seat] You draw { $character-a } from the Court.
       *[nobody] { $seat } draws { $character-a } from the Court.
    }
complots-event-returned =
    { $you ->
        [seat] You return { $character-a } to the Court.
       *[nobody] { $seat } returns { $character-a } to the Court.
    }
complots-event-showed =
    { $you ->
        [seat] You show { $character-a } to { $actor }, in private.
        [actor] { $seat } shows you { $character-a }, in private.
       *[nobody] { $seat } shows { $character-a } to { $actor }, in private.
    }
complots-event-gave_back =
    { $you ->
        [seat] You give { $character-the } back to { $target }.
        [target] { $seat } gives { $character-the } back to you.
       *[nobody] { $seat } gives { $character-the } back to { $target }.
    }
complots-event-discarded =
    { $you ->
        [seat] You have { $target-of } { $character } discarded: it goes to the Court.
        [target] { $seat } has your { $character } discarded: it goes to the Court.
       *[nobody] { $seat } has { $target-of } { $character } discarded: it goes to the Court.
    }
complots-event-voided =
    { $you ->
        [target] You are out already: { $action-the } comes to nothing.
       *[nobody] { $target } is out already: { $action-the } comes to nothing.
    }
complots-event-won =
    { $you ->
        [seat] You win.
       *[nobody] { $seat } wins.
    }
complots-event-drawn =
    { $turns ->
        [one] After { $turns } turn the game is drawn between the living players.
       *[other] After { $turns } turns the game is drawn between the living players.
    }

## What happens often, gathered

complots-gathered-dealt =
    { $gathered ->
        [all] { $count ->
            [one] Everybody is dealt a card.
           *[other] Everybody is dealt { $count } cards.
        }
        [others] { $count ->
            [one] The others are dealt a card each.
           *[other] The others are dealt { $count } cards each.
        }
       *[one] { $seat } is dealt { $count } cards.
    }
complots-gathered-drew =
    { $gathered ->
        [all] { $count ->
            [one] Everybody draws a card from the Court.
           *[other] Everybody draws { $count } cards from the Court.
        }
        [others] { $count ->
            [one] The others draw a card each from the Court.
           *[other] The others draw { $count } cards each from the Court.
        }
       *[one] { $seat } draws { $count } cards from the Court.
    }

## What is asked

complots-ask-draft = Which card of your packet do you pick?
complots-ask-action =
    { $rule ->
        [C-12] Your turn. With { $coins-coins } you must choose the Coup: against whom?
       *[C-11] Your turn, with { $coins-coins }. Which action?
    }
complots-ask-challenge = { $deed } Do you challenge?
complots-ask-counter = { $deed } Do you counter?
complots-ask-challenge_counter =
    { $you ->
        [actor] { $claimer } counters you in the name { $character-of }. Do you challenge?
       *[nobody] { $claimer } counters { $actor } in the name { $character-of }. Do you challenge?
    }
complots-ask-lose = Which card do you lose?
complots-ask-return = Which card do you return to the Court?
complots-ask-show = Which card do you show to { $actor }?
complots-ask-verdict = { $target } shows you { $character-a }. What becomes of it?

# Infinitives: "you are asked to …", "waiting for Hugo to …"
complots-question-draft = pick a card in secret
complots-question-action = choose an action
complots-question-challenge = challenge the claim or pass
complots-question-counter = counter or pass
complots-question-challenge_counter = challenge the counter or pass
complots-question-lose = choose the card to lose
complots-question-return = choose the card to return to the Court
complots-question-show = choose the card to show
complots-question-verdict = give the card back or have it discarded

## Moves

complots-choice-income = Income (+1 coin)
complots-choice-foreign_aid = Foreign aid (+2 coins)
complots-choice-tax =
    { $held ->
        [yes] Tax (+3 coins, { $character })
       *[no] Tax (+3 coins, { $character }, bluff)
    }
complots-choice-exchange =
    { $held ->
        [yes] Exchange ({ $character })
       *[no] Exchange ({ $character }, bluff)
    }
complots-choice-coup = { complots-aim-coup } (−7 coins)
complots-choice-assassinate =
    { $held ->
        [yes] { $you ->
            [target] { $character }’s attack on you (−3 coins)
           *[nobody] { $character }’s attack on { $target } (−3 coins)
        }
       *[no] { $you ->
            [target] { $character }’s attack on you (−3 coins, bluff)
           *[nobody] { $character }’s attack on { $target } (−3 coins, bluff)
        }
    }
complots-choice-steal =
    { $held ->
        [yes] { complots-aim-steal } ({ $character })
       *[no] { complots-aim-steal } ({ $character }, bluff)
    }
complots-choice-examine =
    { $held ->
        [yes] { complots-aim-examine } ({ $character })
       *[no] { complots-aim-examine } ({ $character }, bluff)
    }
complots-choice-pass = Pass
complots-choice-challenge = Challenge
complots-choice-counter =
    { $held ->
        [yes] Counter ({ $character })
       *[no] Counter ({ $character }, bluff)
    }
complots-choice-lose = Lose { $character-the }
complots-choice-return = Return { $character-the } to the Court
complots-choice-show = Show { $character-the }
complots-choice-give_back = Give the card back
complots-choice-discard = Have the card discarded
complots-choice-draft = Pick { $character-the }

## Refusals

complots-refusal-eliminated =
    { $you ->
        [seat] You are eliminated: nothing more is asked of you.
       *[nobody] { $seat } is eliminated and has nothing more to answer.
    }
complots-refusal-no_draw_due = Nothing is to be drawn now: a player’s answer is awaited.
complots-refusal-not_in_court = That cannot be drawn: it must be a card of the Court.
complots-refusal-other_question = That is not the question: you are asked to { $question }.
complots-refusal-cannot_counter = You cannot counter { $action-the } in the name { $character-of }: take one of the counters offered, or pass.
complots-refusal-not_held = You do not hold { $character-the }: choose a card that you hold.
complots-refusal-no_pass = A turn cannot be passed: choose an action.
complots-refusal-no_such_target = Nobody sits there: aim at a living opponent.
complots-refusal-target_out = { $target } is out already: aim at a living opponent.
complots-refusal-nothing_to_steal = { $target } has no coin to steal: aim at somebody richer.
complots-refusal-no_inquisitor = This game is played without the Inquisitor, hence without Examination.
complots-refusal-must_coup = With { $coins-coins } the Coup is compulsory.
complots-refusal-too_poor = You lack { $missing-coins }.
complots-refusal-target_self = You cannot aim at yourself: aim at a living opponent.
complots-refusal-no_counter = Nothing is countered in the name { $character-of }: name another character, or pass.
complots-refusal-not_in_game = This game is played without { $character-the }.
complots-refusal-unknown_character = “{ $text }” is no character of this game; expected: { $expected }.
complots-refusal-coins_do_not_add_up = { $key }: players and Treasury must have { $limit-coins } between them.

## The table in lines

complots-view-start = The game is being set up.
complots-view-seat =
    { $hidden ->
        [one] { $seat }: { $coins-coins }, { $hidden } hidden card.
       *[other] { $seat }: { $coins-coins }, { $hidden } hidden cards.
    }
complots-view-hand =
    { $you ->
        [seat] { $seat } (you): { $coins-coins }, holding { $cards }.
       *[nobody] { $seat }: { $coins-coins }, holding { $cards }.
    }
complots-view-out =
    { $you ->
        [seat] { $seat } (you): eliminated.
       *[nobody] { $seat }: eliminated.
    }
complots-view-faceup = Face up: { $cards }.
complots-view-bank = { complots-term-treasury }: { $coins-coins }. { complots-term-court }: { complots-view-cards }.
complots-view-bank-endless = { complots-term-treasury }: unlimited. { complots-term-court }: { complots-view-cards }.
complots-view-cards =
    { $court ->
        [one] { $court } card
       *[other] { $court } cards
    }
complots-view-court = In the Court: { $cards }.
complots-view-characters = Characters of this game: { $cards }.
complots-view-asked = You are asked to { $question }.
complots-view-sealed = Your answer is sealed. Waiting for { $names }.
complots-view-waiting = Waiting for { $names } to { $question }.
complots-view-picked = Your sealed pick: { $character }.
complots-view-seen = You have been shown: { $cards }.
complots-view-shown = { $character-a } ({ $seat })
