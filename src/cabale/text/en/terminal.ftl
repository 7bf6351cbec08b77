# The table in a terminal: titles, keys, what the bar says, and the line mode.

## Titles and keys

panel-table = The table
panel-rule = Rule
panel-aid = Player’s aid
rule-other = another number, for instance { $rule }
hint-choose = number or arrows: choose
hint-aim = number or arrows: aim · Enter: play
hint-aid = ? player’s aid
hint-rule = ? rule
hint-table = t table
hint-light = F2 day or night
hint-journal = PgUp PgDn record
hint-quit = q leave
hint-close = q leave
hint-back = Esc: back to the table
hint-aid-back = Esc: back to the table · ?: the rule of the question
hint-step = ← → step
hint-turns = PgUp PgDn turn
hint-ends = Home End

## What the bar says

sealed-answer = Sealed answer
first-aim = The aim. { $aim } (Esc: understood)
waiting = The others play. Space: faster.
waiting-rest = You are out; the automatons play on. Space: to the end at once.
game-over = The game is over
quit-question = Leave the table? The game ends here and is kept for replay.
quit-stay = Stay
quit-leave = Leave
keep-record = Keep the record
leave = Leave the table
closed-title = Closed for now:
erratum = Erratum. { $reason }

## Line by line

plain-welcome = { $game }. You are { $name }, seat a.
plain-help-aid = Answer with a number, or with the last word of a line. ? shows the player’s aid, ?? the rule of the question, ? { $rule } another one, table the table, quit leaves.
plain-help = Answer with a number, or with the last word of a line. ? shows the rule of the question, ? { $rule } another one, table the table, quit leaves.
plain-help-short = Answer with a number, or with the last word of a line. table shows the table, quit leaves.
plain-aim = The aim. { $aim }
plain-secret = Sealed answer. { $sentence }
plain-prompt =
    { $most ->
        [one] Your answer (1):
       *[other] Your answer (1 to { $most }):
    }
plain-prompt-own = Your answer, as at the beginning of a line:
plain-table = table
plain-quit = leave
aside-title = Out of turn you may:
aside-prompt = A number, or Enter to let the others play:
plain-keep = Keep the record in “{ $file }”? (y/n)
plain-yes = y
plain-no = n
not-yes-or-no = { $yes } or { $no } is expected.
not-a-number = “{ $text }” is not one of the choices; a number from 1 to { $most } is expected, or the last word of a line.
not-a-key = “{ $text }” is not one of the choices; what stands at the beginning of a line is expected, or its last word.
empty-number = An answer is expected: a number from 1 to { $most }, or the last word of a line.
empty-key = An answer is expected: what stands at the beginning of a line, or its last word.

## The deal book

hint-deals = F3 deals
deals-title = The deal book
deals-empty = Nothing has been promised yet.
deals-ask = What do you want to do in it?
deals-prompt = A number, or Enter to go back:
deal-offered = You are offered something
deal-stands = It stands: { $outcome }
deal-mark = { $promise }: { $mark }
deal-accept = Accept: { $offer }
deal-refuse = Refuse: { $offer }
deal-withdraw = Withdraw: { $offer }
deal-offer = Offer something
deal-take = Accept
deal-decline = Refuse
deal-later = Answer later, in the deal book
deal-later-prompt = A number, or Enter to answer later:
deal-to = To whom?
deal-give = What do you promise?
deal-want = What do you want in return?
deal-nothing = Nothing
deal-until = Until when?
talk-now = Time to talk, before the others go on.
talk-go-on = Go on
talk-deals = Open the deal book
talk-prompt = 1, or Enter to go on:
plain-deals = deals
plain-help-deals = deals opens the deal book, where you promise and are promised.
not-a-deal = “{ $text }” is none of these; a number from 1 to { $most } is expected, or an empty line.
