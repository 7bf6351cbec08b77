# Le Grand Druide: what one plays for, and what follows from each question by default.

druide-aim = Have the highest total of votes that nobody else has.

druide-note-turn =
    { $alone ->
        [yes] All the others have passed: you play on alone, until you pass too.
       *[no] One druid or one bar, then it is the next player’s turn. Whoever passes is out until the count.
    }
