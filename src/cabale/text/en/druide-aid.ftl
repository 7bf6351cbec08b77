# Le Grand Druide: the player's aid, and what the signs of the board mean.

druide-aid-aim = Have the highest total of votes **that nobody else has**.

druide-aid-turn = Your turn, one thing only
druide-aid-place = **Place** a druid.
druide-aid-move = **Move** a bar past one stone.
druide-aid-pass = **Pass**, until the count.

druide-aid-college = Who carries a college
druide-aid-between = between two bars
druide-aid-equals = **Equals cancel out**, and nought is a number. Of those left, whoever has most takes all the votes.
druide-aid-carries = who carries it
druide-aid-most = the most
druide-aid-left = the most of those left
druide-aid-bare = without a druid
druide-aid-nobody = nobody
druide-aid-votes = **One vote** for each druid, and for each stone left empty.

druide-aid-secret = Only you see
druide-aid-lucky =
    { $votes ->
        [one] +{ $votes } vote if you carry its college.
       *[other] +{ $votes } votes if you carry its college.
    }
druide-aid-taboo = At the count your druids leave it, and each takes a vote away.

druide-aid-board = On the board
druide-aid-neutral = A neutral bar: it can be moved.
druide-aid-moved = Moved by a player: it stays for good.
druide-aid-struck = Votes that nobody carries at the moment.

druide-sign-druid = A druid: one more to count in its college.
druide-sign-seat = Who would carry this college if the count were now.
druide-sign-neutral = A neutral bar: anybody may move it past one stone.
druide-sign-moved = A bar that was moved: it stays for good.
druide-sign-struck = A college that nobody carries at the moment: those left are tied.
druide-sign-lucky = Your lucky stone: +{ $votes } votes if you carry its college.
druide-sign-taboo = Your taboo colour: at the count your druids leave these stones.
druide-sign-reserve = In reserve: druids to place, and bars.
druide-sign-total = The votes if the count were now, before taboos.
druide-sign-token = A neutral token, on a stone left empty: one vote.
