# Le Grand Druide: waarom een automaat in jouw plaats zo zou spelen, naar wat je ziet.

druide-thought = In gedachten { $games } keer uitgespeeld met deze zet: je wint { $share }%.

druide-reason-gain = Zoals de ring nu staat, levert dit je { druide-votes } op. { druide-thought }
druide-reason-spoil = Zoals de ring nu staat, kost dit { $target } { druide-votes }. { druide-thought }
druide-reason-prepare = Het levert je nog geen stemmen op en niemand verliest er: het is voor later. { druide-thought }
druide-reason-taboo = Deze druïde stemt niet mee, maar niemand anders krijgt de steen. { druide-thought }
druide-reason-pass = Wat je nog zou kunnen spelen, dient je minder. { druide-thought }

# Wat een automaat van een andere speler vermoedt.
druide-hunch-white = taboe: { druide-colour-white }
druide-hunch-blue = taboe: { druide-colour-blue }
druide-hunch-green = taboe: { druide-colour-green }
druide-hunch-yellow = taboe: { druide-colour-yellow }
druide-hunch-red = taboe: { druide-colour-red }
