# Le Lys et la Cocarde: what one plays for, and what follows from each question by default.

cocarde-aim = Have the most certificates when somebody reaches square 56: a planted tree earns one.

cocarde-note-alms = Whoever you name must give you a card, and chooses which.
cocarde-note-give = Only the two of you see it.
cocarde-note-action =
    { $cards ->
        [0] One main action at most (give a role, attack, discard), then you roll and do what your square says.
       *[other] You roll with 6 cards or fewer.
    }
cocarde-note-defend = Without an answer you go to prison; on the frontiers you begin anew.
cocarde-note-pass = Without a character you go to the white square and count the rest back.
cocarde-note-protect = If you show none, the square does what it says.
cocarde-note-discard = Everybody sees what goes.
cocarde-note-guilty = Yes takes you to 38, where you do what it says; no leaves you here.
cocarde-note-redistribute = You alone see them. Nobody may have more than 6 cards.
cocarde-note-books49 = A tree planted is a certificate.
cocarde-note-steal = It is drawn at random, and the others do not see it.
cocarde-note-end = A tree planted is a certificate; its square is no more, for anybody.
