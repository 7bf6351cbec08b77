# Guillotine 1988: what a move does, told to who may play it.

convention-does-pass = You pass.
convention-does-pass_for_good = You will move nobody else in this phase.
convention-does-alone = Nobody shares this mission.
convention-does-keep = What you have not played stays in your hand, unseen.
convention-does-wait = Whoever has had no throw stays where he is.
convention-does-hide = He stays in Flight, and is sought again next round.
convention-does-silence = No answer counts as a wrong one.
convention-does-no_report = You name no Reporter in this round.
convention-does-oui_report = Sealed until all have voted. If accepted, he gains 2 PP and cannot be denounced.
convention-does-non_report = Sealed until all have voted. If rejected, he loses 2 PP.
convention-does-oui_dissolve = Sealed until all have voted. More than half, and the game ends with this round.
convention-does-non_dissolve = Sealed until all have voted. If it fails, the game goes on.
convention-does-oui_motion = Sealed until all have voted. More than half, and he is denounced: the die confirms on 1 to 5.
convention-does-non_motion = Sealed until all have voted. If it fails, the next seat proposes.
convention-does-oui_trial = Sealed until all have voted. More OUI, and he dies; a tie sends him to Prison.
convention-does-non_trial = Sealed until all have voted. More NON, and he is free; a tie sends him to Prison.
convention-does-oui_answer = If the booklet says NON, the denunciation is confirmed.
convention-does-non_answer = If the booklet says OUI, the denunciation is confirmed.
convention-does-guess = Chance decides whether the answer is right.
convention-does-count = Sealed until all have voted: { $yes } OUI, { $no } NON.
convention-does-propose = Everybody present votes at once; nobody proposes it again in this round.
convention-does-flee = He leaves for Flight: searched in this round, then 1 PP less.
convention-does-trial = The Tribunal votes on him when all have chosen.
convention-does-surrender = The Tribunal votes on him at once.
convention-does-stay = He stays on Mission.
convention-does-return = He returns to the Convention at once.
convention-does-take = You play { $faction-the }.
convention-does-move = { $deputy } goes { $post-to }, and cannot be moved again in this phase.
convention-does-report = { $deputy } stands on your Report square until the vote.
convention-does-bearer = The card is for { $deputy }.
convention-does-join = Both gain.
convention-does-praise = { $deputy } gains 1 PP.
convention-does-speaker = The card is for { $deputy }.
convention-does-target = { $deputy } is denounced: confirmed on 1 or 2, when everybody has played.
convention-does-defend = The denunciation of { $deputy } is cancelled without a die.
convention-does-accomplice = The accused goes to Prison instead of standing trial.
convention-does-attempt = You throw for { $deputy }.
convention-does-motion = The Committee votes on { $deputy } at once.
convention-does-denounce = { $deputy } is denounced: confirmed on 1 or 2, or up to 5 if somebody supports it.
convention-does-support = The denunciation of { $deputy } is then confirmed up to 5.
convention-does-reject = { $card-the } goes under the pack unseen.
convention-does-next = { $card-effect }
convention-does-obey = { $card-effect }
convention-does-use = { $card-effect }
convention-does-play = { $card-effect }
convention-does-put_back = { $card-the } goes under the pack unseen.
convention-does-show = { $target } alone sees { $card-the }; you keep it.
convention-does-show_all = Everybody sees { $card-the }; you keep it.

convention-then-popularity = { $deputy-of } PP: from { $before } to { $after }.
convention-then-dies = { $deputy } dies of it.
convention-then-die = A die follows: confirmed up to { $most }.
convention-then-chance = Chance decides the rest.
convention-juror =
    { $you ->
        [seat] { $deputy } (you)
       *[nobody] { $deputy } ({ $seat })
    }
convention-then-jurors = Its jurors: { $jurors }.
convention-then-no-jurors = Nobody sits there: that is a tie, and Prison.
