# The deal book: pledges between players.

deals = Pledges
deals-none = Nothing has been pledged.
deals-note = Nothing written binds. Only the two of you see it, until the game is over: then everybody does.
deals-over = The game is over: everybody may read the whole book.
deals-waiting =
    { $count ->
        [one] { $count } offer awaits your answer
       *[other] { $count } offers await your answer
    }
deal-new = Offer a pledge
deal-to = To whom
deal-promise = I promise
deal-wanted = In return, from { $name }
deal-return = in return
deal-nothing = nothing
deal-deed = What
deal-about = Whom
deal-how = How
deal-term = For how long
deal-offer = Offer
deal-cancel = Cancel
deal-accept = Agree
deal-refuse = Refuse
deal-withdraw = Withdraw
go-on = Go on
