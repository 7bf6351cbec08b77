# Le Lys et la Cocarde: what happens, what is asked, the table in lines.

cocarde-term-prison = Prison
cocarde-term-frontiers = Frontiers

## How many

cocarde-trees =
    { $trees ->
        [one] { $trees } tree
       *[other] { $trees } trees
    }
cocarde-certificates =
    { $certificates ->
        [one] { $certificates } certificate
       *[other] { $certificates } certificates
    }
cocarde-cards =
    { $cards ->
        [one] { $cards } card
       *[other] { $cards } cards
    }

## What happens

cocarde-event-dealt =
    { $you ->
        [seat] You are dealt { $card-the }.
       *[nobody] { $seat } is dealt { $card-the }.
    }
cocarde-event-round = Round { $number } begins.
cocarde-event-began =
    { $you ->
        [seat] Turn { $turn }: yours.
       *[nobody] Turn { $turn }: { $seat }.
    }
cocarde-event-skipped =
    { $you ->
        [seat] Turn { $turn }: you are wounded, and skip it.
       *[nobody] Turn { $turn }: { $seat } is wounded, and skips it.
    }
cocarde-event-drew =
    { $you ->
        [seat] You draw { $card-the }.
       *[nobody] { $seat } draws { $card-the }.
    }
cocarde-event-reshuffled = The discard pile, { cocarde-cards }, is shuffled into a new draw pile.
cocarde-event-discarded =
    { $who ->
        [nobody] On the discard pile: { $card-the }.
       *[player] { $you ->
            [seat] You discard { $card-the }.
           *[nobody] { $seat } discards { $card-the }.
        }
    }
cocarde-event-shed =
    { $you ->
        [seat] Your role loses { $card-the }.
       *[nobody] { $seat-of } role loses { $card-the }.
    }
cocarde-event-asked_alms =
    { $you ->
        [seat] You ask { $target } for alms.
        [target] { $seat } asks you for alms.
       *[nobody] { $seat } asks { $target } for alms.
    }
cocarde-event-gave =
    { $you ->
        [seat] You give { $target } { $card-the }.
        [target] { $seat } gives you { $card-the }.
       *[nobody] { $seat } gives { $target } { $card-the }.
    }
cocarde-event-no_alms =
    { $you ->
        [seat] Nobody has a card for you.
       *[nobody] Nobody has a card for { $seat }.
    }
cocarde-event-marked =
    { $who ->
        [nobody] { $target } is marked: { $role }.
        [self] { $you ->
            [seat] You mark yourself: { $role }.
           *[nobody] { $seat } takes a role: { $role }.
        }
       *[player] { $you ->
            [seat] You mark { $target }: { $role }.
            [target] { $seat } marks you: { $role }.
           *[nobody] { $seat } marks { $target }: { $role }.
        }
    }
cocarde-event-attacked =
    { $you ->
        [seat] You attack { $target } with { $card-the }.
        [target] { $seat } attacks you with { $card-the }.
       *[nobody] { $seat } attacks { $target } with { $card-the }.
    }
cocarde-event-defended =
    { $you ->
        [seat] You answer { $target } with { $card-the }.
        [target] { $seat } answers you with { $card-the }.
       *[nobody] { $seat } answers { $target } with { $card-the }.
    }
cocarde-event-struck =
    { $you ->
        [seat] You have no answer to { $card-the }.
        [target] { $seat } has no answer to your card ({ $card }).
       *[nobody] { $seat } has no answer to { $card-the }.
    }
cocarde-event-laid_books =
    { $you ->
        [seat] You lay two philosophical books.
       *[nobody] { $seat } lays two philosophical books.
    }
cocarde-event-planted =
    { $you ->
        [seat] You plant a tree { $place-on } ({ $place-event }): the square is no more, and you earn a certificate.
       *[nobody] { $seat } plants a tree { $place-on } ({ $place-event }): the square is no more.
    }
cocarde-event-broke_out =
    { $you ->
        [seat] You play an escape card.
       *[nobody] { $seat } plays an escape card.
    }
cocarde-event-rolled =
    { $you ->
        [seat] You roll { $dice }{ cocarde-signs }.
       *[nobody] { $seat } rolls { $dice }{ cocarde-signs }.
    }
cocarde-signs =
    { $signs ->
        [c] {""}: for whoever bears a cockade
        [l] {""}: for whoever bears a lily
        [cl] {""}: for whoever bears a cockade or a lily
       *[none] {""}
    }
cocarde-event-stayed =
    { $why ->
        [waiting] { $you ->
            [seat] You wait on 1 for company, and stay.
           *[nobody] { $seat } waits on 1 for company, and stays.
        }
        [drinking] { $you ->
            [seat] Two equal numbers keep you in the tavern.
           *[nobody] Two equal numbers keep { $seat } in the tavern.
        }
        [visiting] { $you ->
            [seat] You stay, as a guest of Madame de Staël.
           *[nobody] { $seat } stays, as a guest of Madame de Staël.
        }
        [deported] { $you ->
            [seat] Only a double leads out of Guyane: you stay.
           *[nobody] Only a double leads out of Guyane: { $seat } stays.
        }
       *[unsigned] { $you ->
            [seat] You bear no such sign, and stay.
           *[nobody] { $seat } bears no such sign, and stays.
        }
    }
cocarde-event-moved =
    { $way ->
        [dice] { $you ->
            [seat] You advance { $place-to }.
           *[nobody] { $seat } advances { $place-to }.
        }
        [back] { $you ->
            [seat] You count back { $place-to }.
           *[nobody] { $seat } counts back { $place-to }.
        }
        [carried] { $you ->
            [seat] You are carried along { $place-to }.
           *[nobody] { $seat } is carried along { $place-to }.
        }
        [carried_back] { $you ->
            [seat] You are carried back { $place-to }.
           *[nobody] { $seat } is carried back { $place-to }.
        }
        [sent] { $you ->
            [seat] You go { $place-to }.
           *[nobody] { $seat } goes { $place-to }.
        }
        [dragged] { $you ->
            [seat] You are dragged along { $place-to }.
           *[nobody] { $seat } is dragged along { $place-to }.
        }
        [recalled] { $you ->
            [seat] The tribunal calls you back { $place-to }.
           *[nobody] The tribunal calls { $seat } back { $place-to }.
        }
        [escape] { $you ->
            [seat] You get away { $place-to }.
           *[nobody] { $seat } gets away { $place-to }.
        }
       *[attack] { $you ->
            [seat] You are arrested and taken { $place-to }.
           *[nobody] { $seat } is arrested and taken { $place-to }.
        }
    }
cocarde-event-passed =
    { $you ->
        [seat] You show { $card-the }, and pass { $place }.
       *[nobody] { $seat } shows { $card-the }, and passes { $place }.
    }
cocarde-event-protected =
    { $you ->
        [seat] You show { $card-the }, and nothing happens to you { $place-on }.
       *[nobody] { $seat } shows { $card-the }, and nothing happens to them { $place-on }.
    }
cocarde-event-sentenced =
    { $concerned ->
        [yes] { $you ->
            [seat] { $place } · { $place-event }, for you. { $sentence }
           *[nobody] { $place } · { $place-event }, for { $seat }. { $sentence }
        }
        [no] { $you ->
            [seat] { $place } · { $place-event }: this does not concern you.
           *[nobody] { $place } · { $place-event }: this does not concern { $seat }.
        }
       *[nobody] { $place } · { $place-event }: nothing happens here.
    }
cocarde-event-grew =
    { $you ->
        [seat] You take { cocarde-trees } of liberty.
       *[nobody] { $seat } takes { cocarde-trees } of liberty.
    }
cocarde-event-paid =
    { $you ->
        [seat] You pay a certificate.
       *[nobody] { $seat } pays a certificate.
    }
cocarde-event-new_start =
    { $you ->
        [seat] You lose hand and role, and begin anew from the start.
       *[nobody] { $seat } loses hand and role, and begins anew from the start.
    }
cocarde-event-waits =
    { $you ->
        [seat] You wait for somebody to join you.
       *[nobody] { $seat } waits for somebody to come.
    }
cocarde-event-wounded =
    { $you ->
        [seat] You are wounded, and will skip a turn.
       *[nobody] { $seat } is wounded, and will skip a turn.
    }
cocarde-event-drinks =
    { $you ->
        [seat] You sit down in the tavern.
       *[nobody] { $seat } sits down in the tavern.
    }
cocarde-event-is_guest =
    { $you ->
        [seat] Madame de Staël keeps you for two rolls.
       *[nobody] Madame de Staël keeps { $seat } for two rolls.
    }
cocarde-event-rerolled =
    { $you ->
        [seat] You roll again.
       *[nobody] { $seat } rolls again.
    }
cocarde-event-judged =
    { $guilty ->
        [yes] { $you ->
            [seat] You say: guilty.
           *[nobody] { $seat } says: guilty.
        }
       *[no] { $you ->
            [seat] You say: not guilty.
           *[nobody] { $seat } says: not guilty.
        }
    }
cocarde-event-pooled =
    { $you ->
        [seat] You hand { $card-the } to { $target }, to be handed out.
        [target] You take { $card-the } from { $seat }, to hand it out.
       *[nobody] { $target } takes { $card-the } from { $seat }, to hand it out.
    }
cocarde-event-redealt =
    { $who ->
        [self] { $you ->
            [seat] Of the prisoners’ cards you keep { $card-the }.
           *[nobody] Of the prisoners’ cards { $seat } keeps { $card-the }.
        }
       *[player] { $you ->
            [seat] Of the prisoners’ cards you give { $target } { $card-the }.
            [target] Of the prisoners’ cards { $seat } gives you { $card-the }.
           *[nobody] Of the prisoners’ cards { $seat } gives { $target } { $card-the }.
        }
    }
cocarde-event-traded =
    { $books ->
        [one] { $you ->
            [seat] You exchange 1 book.
           *[nobody] { $seat } exchanges 1 book.
        }
       *[other] { $you ->
            [seat] You exchange { $books } books.
           *[nobody] { $seat } exchanges { $books } books.
        }
    }
cocarde-event-stole =
    { $you ->
        [seat] You take { $card-the } from { $target }, at random.
        [target] { $seat } takes { $card-the } from you, at random.
       *[nobody] { $seat } takes { $card-the } from { $target }, at random.
    }
cocarde-event-searched =
    { $you ->
        [seat] You search { $target }, and take a certificate.
        [target] { $seat } searches you, and takes a certificate.
       *[nobody] { $seat } searches { $target }, and takes a certificate.
    }
cocarde-event-capped = After { $number } rounds, the game is broken off.
cocarde-event-won =
    { $how ->
        [further] { $you ->
            [seat] { cocarde-certificates } each: { $stood }. You are furthest on the main track, and win.
           *[nobody] { cocarde-certificates } each: { $stood }. { $seat } is furthest on the main track, and wins.
        }
        [shared] { $you ->
            [seat] { cocarde-certificates } each: { $stood }. Nobody is further than you: you share the victory.
           *[nobody] { cocarde-certificates } each: { $stood }. Nobody is further than { $seat }, who shares the victory.
        }
       *[alone] { $you ->
            [seat] You win with { cocarde-certificates }.
           *[nobody] { $seat } wins with { cocarde-certificates }.
        }
    }
cocarde-stood =
    { $square ->
        [0] { $seat } off the main track (0)
       *[other] { $seat } on square { $square }
    }

## What happens often, gathered

cocarde-shared = { cocarde-certificates } each: { $stood }. Nobody is further.
cocarde-listed-won = { cocarde-shared } The victory is shared by { $list }.
cocarde-item-won =
    { $you ->
        [seat] { you }
       *[nobody] { $seat }
    }
cocarde-gathered-dealt =
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
cocarde-gathered-drew =
    { $gathered ->
        [all] { $count ->
            [one] Everybody draws a card.
           *[other] Everybody draws { $count } cards.
        }
        [others] { $count ->
            [one] The others draw a card each.
           *[other] The others draw { $count } cards each.
        }
       *[one] { $seat } draws { $count } cards.
    }

## What is asked

cocarde-ask-alms = You are a priest. Whom do you ask for alms?
cocarde-ask-give = { $target } asks you for alms. Which card do you give?
cocarde-ask-action =
    { $cards ->
        [0] What do you do before you roll?
       *[other] With { $cards } cards you may not roll: which do you play or discard?
    }
cocarde-ask-defend = { $target } attacks you with { $card-the } { $place-on }. How do you answer?
cocarde-ask-pass =
    { $left ->
        [one] You would go beyond { $place } by { $left } square. Do you show a character?
       *[other] You would go beyond { $place } by { $left } squares. Do you show a character?
    }
cocarde-ask-protect = { $place } · { $place-event }: a danger to you. Do you show a character?
cocarde-ask-discard =
    { $cards ->
        [one] One card of your hand must go. Which?
       *[other] { $cards } cards of your hand must go. Which first?
    }
cocarde-ask-guilty = Is Louis Capet guilty?
cocarde-ask-redistribute = { cocarde-cards } of the prisoners to hand out. Who gets { $card-the }?
cocarde-ask-books49 = How many books do you exchange, for a tree each?
cocarde-ask-steal = A message comes through. From whose hand do you take a card?
cocarde-ask-end = Do you plant anything before your turn ends?

# Infinitives: “you are asked to …”, “waiting for Hugo to …”
cocarde-question-alms = ask somebody for alms
cocarde-question-give = give a card as alms
cocarde-question-action = act or roll
cocarde-question-defend = answer an attack
cocarde-question-pass = show a character or turn back
cocarde-question-protect = show a character or bear it
cocarde-question-discard = discard a card
cocarde-question-guilty = judge Louis Capet
cocarde-question-redistribute = hand out a card
cocarde-question-books49 = exchange books
cocarde-question-steal = choose a hand
cocarde-question-end = plant, lay books or end the turn

## The table in lines

cocarde-view-start = The cards are being dealt.
cocarde-view-round = Round { $round }. { $event }
cocarde-view-piles = Draw pile: { $cards }. Trees in stock: { $trees }.
cocarde-view-discards = Discard pile: { $count }, { $card } on top.
cocarde-view-cancelled = Squares that are no more: { $squares }.
cocarde-view-seat =
    { $you ->
        [seat] { $seat } (you), { $role }, { $place-on }.
       *[nobody] { $seat }, { $role }, { $place-on }.
    }
cocarde-view-goods = { cocarde-certificates }, { cocarde-trees }.
cocarde-view-hand = Holding { $cards }.
cocarde-view-count =
    { $count ->
        [one] { $count } card in hand.
       *[other] { $count } cards in hand.
    }
cocarde-view-known = Known: { $cards }.
cocarde-view-skip = Skips the next turn.
cocarde-view-wait = Waits for company.
cocarde-view-tavern = Sits in the tavern.
cocarde-view-salon =
    { $rolls ->
        [one] Stays in the salon for { $rolls } roll.
       *[other] Stays in the salon for { $rolls } rolls.
    }
cocarde-view-restart = Draws six cards at the next turn.
cocarde-view-dice = Dice: { $dice }.
cocarde-view-pool = To hand out: { $cards }.
cocarde-view-card = { $card }
cocarde-view-asked = You are asked to { $question }.
cocarde-view-waiting = Waiting for { $names } to { $question }.
