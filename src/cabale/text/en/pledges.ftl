# Pledges, in the games that know them, and the time to talk.

pledge-offer =
    { $you ->
        [seat] You offer { $target }: { $promise }.
        [target] { $seat } offers you: { $promise }.
       *[nobody] { $seat } offers { $target }: { $promise }.
    }
pledge-return = In return: { $promise }.
pledge-why = “{ $reason }”

pledge-standing-offered = awaiting an answer
pledge-standing-accepted = agreed
pledge-standing-refused = refused
pledge-standing-withdrawn = withdrawn
pledge-standing-lapsed = never answered

pledge-mark-open = still to come
pledge-mark-kept = kept
pledge-mark-broken = broken
pledge-mark-void = never due
pledge-mark-released = no longer owed: the other had broken their word
pledge-forced = a card that must be played does not count

talking-for = Time to talk. Still waiting for { $names }.

refusal-no_pledges = Nothing is promised in writing in this game.
refusal-pledge_to_oneself = A pledge is made to somebody else.
refusal-pledge_too_far = A pledge holds until the end of this turn or the next; expected: { $most } at most.
refusal-no_such_promise = This cannot be promised now; one of the promises of the form is expected.
refusal-no_such_reason = A reason is given by one of the keys that the game knows, in lower-case letters and hyphens.
refusal-pledged_enough = You have offered this player all that one can offer another in a game: { $most } pledges.
refusal-too_many_pledges = Too many offers wait for an answer; expected: { $most } at most.
refusal-pledge_offered = You have offered the same already.
refusal-no_such_pledge = There is no such pledge, or the answer is not yours to give.
refusal-pledge_answered = This offer is settled already.
refusal-pledge_too_late = The game is over: nothing more is promised.
refusal-not_talking = The time to talk is over.
refusal-for_machines = Only automatons may guess: answer as you think right.
