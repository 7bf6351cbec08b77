# Le Grand Druide: why an automaton would play so in your place, from what you see.

druide-thought =
    { $games ->
        [one] Of { $games } game played on in thought with this move, you win { $share }%.
       *[other] Of { $games } games played on in thought with this move, you win { $share }%.
    }

druide-reason-gain = As the ring stands, this brings you { druide-votes } more. { druide-thought }
druide-reason-spoil = As the ring stands, this costs { $target } { druide-votes }. { druide-thought }
druide-reason-prepare = No votes come to you and nobody loses any yet: it is for later. { druide-thought }
druide-reason-taboo = This druid will not vote, but nobody else gets the stone. { druide-thought }
druide-reason-pass = Whatever you still played would serve you less. { druide-thought }

# What an automaton believes of another player.
druide-hunch-white = taboo: { druide-colour-white }
druide-hunch-blue = taboo: { druide-colour-blue }
druide-hunch-green = taboo: { druide-colour-green }
druide-hunch-yellow = taboo: { druide-colour-yellow }
druide-hunch-red = taboo: { druide-colour-red }
