# Complots: what one plays for, and what follows from each question by default.

complots-aim = Be the last player with a hidden card.

complots-note-draft = The rest of the packet leaves the game; your opponent chooses at the same time.
complots-note-action =
    { $rule ->
        [C-12] With 10 coins or more there is no other action, and nobody can stop it.
       *[C-11] A claimed character may be doubted; the other actions claim none.
    }
complots-note-challenge =
    { $counter ->
        [yes] If nobody doubts it, a counter may still stop it.
       *[no] If nobody doubts it, nothing stops it any more.
    }
complots-note-counter = To counter is to claim a character, and that claim may be doubted in turn.
complots-note-challenge_counter = If nobody doubts the counter, the action fails.
complots-note-lose = It stays face up before you, for all to see. Whoever has lost both cards is out.
complots-note-return =
    { $left ->
        [one] One card goes back. Nobody sees which, nor what you keep.
       *[other] { $left } cards go back, one after the other. Nobody sees which, nor what you keep.
    }
complots-note-show = { $actor } alone sees it, then leaves it to you or has it replaced.
complots-note-verdict = Nobody else has seen it, or will see what replaces it.
