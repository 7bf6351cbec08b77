# Le Grand Druide: why an automaton played so, as it tells others itself. $you is the listener.

druide-said-thought =
    { $games ->
        [one] I played on { $games } time in thought with this move, and won { $share }%.
       *[other] I played on { $games } times in thought with this move, and won { $share }%.
    }

druide-said-gain = As the ring stood, this brought me { druide-votes } more. { druide-said-thought }
druide-said-spoil =
    { $you ->
        [target] As the ring stood, this cost you { druide-votes }. { druide-said-thought }
       *[nobody] As the ring stood, this cost { $target } { druide-votes }. { druide-said-thought }
    }
druide-said-prepare = No votes come to me and nobody loses any yet: it is for later. { druide-said-thought }
druide-said-taboo = This druid will not vote, but nobody else gets the stone. { druide-said-thought }
druide-said-pass = Whatever I still played would have served me less. { druide-said-thought }
