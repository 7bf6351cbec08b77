# Guillotine 1988: why an automaton played so, as it tells others itself. $you is the listener.

## Factions and posts

convention-said-move-nobody = Nobody of mine would have served me better elsewhere.
convention-said-move-convention = { $deputy } serves me most at the Convention, where I would have { $mine } of { $present } votes: for Reports, for the agenda, and to bring others home.
convention-said-move-committee = { $deputy } wins 1 PP a round at the Committee, where I would have { $mine } of { $present } votes for a Motion.
convention-said-move-tribunal = Jurors decide the trials, those of my deputies too: I would have { $mine } of { $present }.

## Reports and votes

convention-said-no-report = A Report of mine would have been accepted with a chance of { $percent }%: too little to risk 2 PP.
convention-said-own = { $deputy } is one of mine.
convention-said-vote-report =
    { $you ->
        [target] What { $deputy } wins, you win, and you have { convention-rivals-elected }.
       *[nobody] What { $deputy } wins, { $target } wins, who has { convention-rivals-elected }.
    }
convention-said-vote-motion =
    { $you ->
        [target] Whatever { $deputy } loses, you lose, and you have { convention-rivals-elected }.
       *[nobody] Whatever { $deputy } loses, { $target } loses, who has { convention-rivals-elected }.
    }
convention-said-vote-trial =
    { $you ->
        [target] { $deputy } stands in my way: you have { convention-rivals-elected }.
       *[nobody] { $deputy } stands in my way: { $target } has { convention-rivals-elected }.
    }
convention-said-word-kept =
    { $you ->
        [target] I gave you my word, and it is worth more to me kept than broken.
       *[nobody] I gave { $target } my word, and it is worth more to me kept than broken.
    }
convention-said-word-broken =
    { $you ->
        [target] I gave you my word, but it would have cost me more to keep it than to break it.
       *[nobody] I gave { $target } my word, but it would have cost me more to keep it than to break it.
    }

## Denunciations

convention-said-denounce = A denunciation of { $deputy } ({ $pp } PP, { $post-at }) is confirmed with a chance of { $percent }%, and nobody’s would cost my rivals more.
convention-said-support = With my support the denunciation of { $deputy } is confirmed with a chance of { $percent }% instead of { $before }%.
convention-said-no-speech = No denunciation would have done me any good.
convention-said-motion =
    { $you ->
        [target] A Motion against { $deputy } ({ $pp } PP) is adopted with a chance of { $percent }%, and would cost you most.
       *[nobody] A Motion against { $deputy } ({ $pp } PP) is adopted with a chance of { $percent }%, and would cost { $target } most.
    }
convention-said-no-motion = No Motion that would have been adopted did me any good.

## Dissolution

convention-said-end = If the game ends with this round I win with a chance of { $percent }%; if it goes on, with one of { $before }%.
convention-said-go-on = If the game goes on I win with a chance of { $before }%; if it ends with this round, with one of { $percent }%.

## Cards

convention-said-reject = Of the cards drawn, { $card-the } served my deputies least.
convention-said-bearer = As my cards lay, { $card-the } served { $deputy } best, who has { $pp } PP.
convention-said-alone = To share the mission would have helped a rival more than me.
convention-said-together =
    { $you ->
        [target] 2 PP are worth as many for { $deputy }: you are the least of my worries.
       *[nobody] 2 PP are worth as many for { $deputy }: { $target } is the least of my worries.
    }
convention-said-praise = { $deputy } has { $pp } PP: nobody of mine has more use for another.
convention-said-keep =
    { $count ->
        [one] My card may find a better moment.
       *[other] My { $count } cards may find a better moment.
    }
convention-said-defend = The denunciation of { $deputy } would have been confirmed with a chance of { $percent }%, and it would have cost me dear.
convention-said-guess = I have not read the booklet: I guessed.
