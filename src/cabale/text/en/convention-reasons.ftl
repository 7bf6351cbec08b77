# Guillotine 1988: why an automaton would play so in your place, from what you see.

## Factions and posts

convention-reason-faction = All factions have the same rules: any of these { $count } will do.
convention-reason-move-nobody = Nobody of yours would serve you better elsewhere.
convention-reason-move-convention = { $deputy } serves you most at the Convention, where you would have { $mine } of { $present } votes: for Reports, for the agenda, and to bring others home.
convention-reason-move-committee = { $deputy } wins 1 PP a round at the Committee, where you would have { $mine } of { $present } votes for a Motion.
convention-reason-move-mission = { $deputy } has { $pp } PP: a round on Mission brings him 1, and a card that is good more often than not.
convention-reason-move-jacobins = { $deputy } draws a card at the Club, and most of those denounce somebody.
convention-reason-move-tribunal = Jurors decide the trials, those of your deputies too: you would have { $mine } of { $present }.

## Reports and votes

convention-reason-no-report = A Report of yours would be accepted with a chance of { $percent }%: too little to risk 2 PP.
convention-reason-report = { $deputy } has { $pp } PP, and his Report is accepted with a chance of { $percent }%: then nobody can denounce him.
convention-reason-own = { $deputy } is one of yours.
convention-reason-vote-report = What { $deputy } wins, { $target } wins, who has { convention-rivals-elected }.
convention-reason-vote-motion = Whatever { $deputy } loses, { $target } loses, who has { convention-rivals-elected }.
convention-reason-vote-trial = { $deputy } stands in your way: { $target } has { convention-rivals-elected }.
convention-rivals-elected =
    { $elected ->
        [one] { $elected } deputy as good as re-elected
       *[other] { $elected } deputies as good as re-elected
    }
convention-reason-word-kept = You gave { $target } your word, and it is worth more to you kept than broken.
convention-reason-word-broken = You gave { $target } your word, but it costs you more to keep it than to break it.

## Denunciations

convention-reason-denounce = A denunciation of { $deputy } ({ $pp } PP, { $post-at }) is confirmed with a chance of { $percent }%, and nobody’s would cost your rivals more.
convention-reason-support = With your support the denunciation of { $deputy } is confirmed with a chance of { $percent }% instead of { $before }%.
convention-reason-no-speech = No denunciation would do you any good now.
convention-reason-motion = A Motion against { $deputy } ({ $pp } PP) is adopted with a chance of { $percent }%, and would cost { $target } most.
convention-reason-no-motion = No Motion that would be adopted does you any good.

## Dissolution

convention-reason-end = If the game ends with this round you win with a chance of { $percent }%; if it goes on, with one of { $before }%.
convention-reason-go-on = If the game goes on you win with a chance of { $before }%; if it ends with this round, with one of { $percent }%.

## Cards

convention-reason-reject = Of the cards drawn, { $card-the } serves your deputies least.
convention-reason-next-card = The order changes little: what is certain first, such as { $card-the }.
convention-reason-bearer = As your cards lie, { $card-the } serves { $deputy } best, who has { $pp } PP.
convention-reason-alone = To share the mission would help a rival more than you.
convention-reason-together = 2 PP are worth as many for { $deputy }: { $target } is the least of your worries.
convention-reason-come-home = { $deputy } needs the second PP more than another round on Mission.
convention-reason-stay = { $deputy } wins more with another round on Mission than with one PP now.
convention-reason-orders = Of the two, { $card-the } serves { $deputy } best.
convention-reason-praise = { $deputy } has { $pp } PP: nobody of yours has more use for another.
convention-reason-speaker = { $deputy } has { $pp } PP: { $card-the } suits him best, or hurts him least.
convention-reason-use-card = All must be used; { $card-the } leaves the least choice, so it comes first.
convention-reason-play = { $card-the } is worth playing: a denunciation of { $deputy } ({ $post-at }) is confirmed with a chance of { $percent }%.
convention-reason-keep =
    { $count ->
        [one] Your card may find a better moment.
       *[other] Your { $count } cards may find a better moment.
    }
convention-reason-defend = The denunciation of { $deputy } would be confirmed with a chance of { $percent }%, and it would cost you dear.
convention-reason-let-be = { $deputy } has little to lose: the card is worth more later.

## Summons, trial, exile

convention-reason-flee = The Tribunal would behead { $deputy } with a chance of { $percent }%: he has more to hope for on the run.
convention-reason-trial = The Tribunal acquits { $deputy } with a chance of { $percent }%, and beheads him with one of { $before }%.
convention-reason-accomplice = The Tribunal would behead the accused with a chance of { $percent }%: 2 PP of { $deputy } are cheaper.
convention-reason-attempt =
    { $percent ->
        [0] It costs nothing to try, though { $deputy } cannot come home this time.
       *[other] It costs nothing to try: { $deputy } comes home with a chance of { $percent }%.
    }
convention-reason-give-up = The Tribunal leaves { $deputy } his head with a chance of { $percent }%: better than to stay in hiding.
convention-reason-hide = The Tribunal leaves { $deputy } his head with a chance of only { $percent }%: better to stay in hiding.
convention-reason-most = This promises more than any other move: the win with a chance of { $percent }%.
convention-reason-guess = An automaton has not read the booklet: it guesses.
