# Wat het huis zegt: automaten, waarden van opties, namen van tafels, wachten, kant-en-klare zinnen.

## De automaten, van zwak naar sterk

level-random = automaat I
level-regular = automaat II
level-expert = automaat III

## De waarden van opties

value-yes = ja
value-no = nee
value-seat = plaats { $number }

## De naam van een tafel

table-name =
    { $article ->
       *[any] Tafel { $place }
    }

## Waarop gewacht wordt

status-chance = Het toeval is aan zet.
status-you = We wachten op jouw antwoord.
status-others = We wachten op { $names }.
shut-aimed = { $title } · { $target }
one-of-many = een van je { $rivals } tegenspelers

## Waarom een automaat zo antwoordt

reason-lot = De automaat heeft geloot tussen { $count } zetten: een andere reden is er niet.
reason-only = Het is de enige zet die mag.

## Kant-en-klare zinnen, in de taal van wie ze leest

phrase-is_that_all = Is dat alles?
phrase-remember = Dat zal ik onthouden.
phrase-your_turn = Jij bent aan zet.
phrase-truth = Ik spreek de waarheid.
phrase-well_played = Goed gespeeld.
phrase-prove_it = Dat zou ik graag van dichtbij zien.
phrase-not_me = Voor mij hoef je niet bang te zijn.
phrase-look_there = Kijk liever naar de overkant van de tafel.
phrase-thinking = Een ogenblik, ik denk na.
phrase-sorry = Niets persoonlijks.
phrase-convenient = Dat komt goed uit.
phrase-again = Nog een spel?
