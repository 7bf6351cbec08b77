# Le Grand Druide: waarom een automaat zo speelde, zoals hij het zelf aan de anderen vertelt. $you is wie luistert.

druide-said-thought = In gedachten { $games } keer uitgespeeld met deze zet: ik won { $share }%.

druide-said-gain = Zoals de ring stond, leverde dit me { druide-votes } op. { druide-said-thought }
druide-said-spoil =
    { $you ->
        [target] Zoals de ring stond, kostte dit jou { druide-votes }. { druide-said-thought }
       *[nobody] Zoals de ring stond, kostte dit { $target } { druide-votes }. { druide-said-thought }
    }
druide-said-prepare = Het levert me nog geen stemmen op en niemand verliest er: het is voor later. { druide-said-thought }
druide-said-taboo = Deze druïde stemt niet mee, maar niemand anders krijgt de steen. { druide-said-thought }
druide-said-pass = Wat ik nog had kunnen spelen, diende me minder. { druide-said-thought }
