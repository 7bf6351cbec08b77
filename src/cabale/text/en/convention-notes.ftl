# Guillotine 1988: what one plays for, and what follows from each question by default.

convention-aim = Have the most deputies re-elected at the end: alive, not in Prison or in Flight, with 5 points of popularity (PP) or more.

convention-note-faction =
    { $each ->
        [2] In the end the re-elected of both count together for you. All begin alike: six deputies at the Convention, with 5 PP each.
       *[1] All begin alike: six deputies at the Convention, with 5 PP each.
    }
convention-note-move = You are asked again until you pass. Whoever passes moves nobody any more in this phase.
convention-note-report_choose = All vote on him. Accepted: +2 PP, and nobody can denounce him. Rejected: −2 PP.
convention-note-report_vote = More OUI: +2 PP, and nobody can denounce him. More NON: −2 PP. A tie: nothing.
convention-note-agenda = You speak once, and denounce only in a room where one of yours sits too. When all have spoken, it is decided which denunciations are confirmed.
convention-note-dissolve_propose = If somebody proposes it, all vote at once. If nobody does, the game goes on.
convention-note-dissolve_vote = More than half of those present: this round is the last.
convention-note-motion_propose = The Committee votes on him at once. If you pass, the next faction names somebody.
convention-note-motion_vote = More than half of those who sit there: he is denounced. If not, the next faction names somebody.
convention-note-mission_reject = It goes under the pack unseen; each of the others is for one of your deputies.
convention-note-mission_card = The cards are carried out in this order, when all are given out.
convention-note-mission_deputy = The others see the cards only when all are given out.
convention-note-joint = Alone he gains 1 PP; together both gain 2 PP, and the other is not asked.
convention-note-triumph = Whoever returns has left his Mission; to go back takes a move.
convention-note-orders = It is carried out for him at once; the other goes under the pack unseen.
convention-note-praise = Whoever praises gains 1 PP himself, and so does the one he praises.
convention-note-club_assign = What the card brings or costs falls on whoever speaks for it.
convention-note-club_order = All of them must be used now, even against a friend; you only choose the order.
convention-note-club_target = It is decided when all have played; a card of defence may still save him.
convention-note-club_delayed = What you keep stays in your hand, for a later Phase V; the others know only how many.
convention-note-defence = If you pass, the denunciations take their course, and nobody learns that you could have helped.
convention-note-summons = Flight: he is sought this very round, and dies if a die says 1. Trial: the Tribunal votes, and a tie means Prison.
convention-note-trial_vote = More OUI: the guillotine. More NON: back to the Convention. A tie: Prison.
convention-note-prison_attempt = Your deputies at the Convention are added to the die. One throw for each; if it fails he stays where he is, and loses nothing more.
convention-note-flight_attempt = Your deputies at the Convention are added to the die. One throw for each; if it fails he stays in Flight, and may give himself up.
convention-note-surrender = If he does, the Tribunal votes at once; a tie means Prison. If not, he is sought again next round.
convention-note-answer = A wrong answer, or none, confirms the denunciation.
