# Wat het huis zegt: automaten, waarden van opties, namen van tafels, wachten, kant-en-klare zinnen.

## Hoe de spellen heten: twee heten eender, en wat ze onderscheidt komt erachter

game-title-complots = Complots
game-title-guillotine = Guillotine, kaarten
game-title-druide = Le Grand Druide
game-title-convention = Guillotine, 1988
game-title-cocarde = Le Lys et la Cocarde

## De automaten, van zwak naar sterk

level-random = automaat op goed geluk
level-novice = automaat I
level-regular = automaat II
level-expert = automaat III
level-master = automaat IV

## Hoe ze spelen

plays-random = zomaar een zet, zonder nadenken
plays-novice = antwoordt snel en vergist zich zoals mensen doen
plays-regular = kijkt één zet vooruit
plays-by-rule = speelt met goede vuistregels
plays-by-search = denkt even vooruit
plays-expert = denkt ongeveer een seconde na
plays-master = denkt ongeveer vijf seconden na
plays-guest = een gast: een programma dat dit huis laat meespelen
plays-model = een taalmodel: wat aan tafel gezegd wordt, wordt ernaartoe gestuurd

## De waarden van opties

value-yes = ja
value-no = nee
value-seat = plaats { $number }

## Wat de gastheer gevraagd wordt als een tweede persoon aanschuift

tempo-live = Nu meteen
tempo-live-means =
    { $windows ->
        [yes] { $decision } s per beslissing, { $window } s bedenktijd; na { $absence } minuten afwezigheid speelt een automaat.
       *[no] { $decision } s per beslissing; na { $absence } minuten afwezigheid speelt een automaat.
    }
tempo-unhurried = Zonder haast
tempo-unhurried-means = Geen klok: de tafel wacht op iedereen, dagenlang als het moet.

## De naam van een tafel

table-name =
    { $article ->
       *[any] Tafel { $place }
    }

## Waarop gewacht wordt

status-chance = Het toeval is aan zet.
status-you = We wachten op jouw antwoord.
status-others = We wachten op { $names }.
status-with-you = We wachten op jou, en op { $names }.
shut-aimed = { $title } · { $target }
one-of-many = een van je { $rivals } tegenspelers

## Waarom een automaat zo antwoordt

reason-hasty = Hier is niet over nagedacht: het was het eerste dat te binnen schoot.
reason-lot = De automaat heeft geloot tussen { $count } zetten: een andere reden is er niet.
reason-only = Het is de enige zet die mag.
reason-searched =
    { $alike ->
        [yes] Van { $walks } partijen die in gedachten zijn uitgespeeld, wint deze zet { $percent }%.
       *[no] Van { $walks } partijen die in gedachten zijn uitgespeeld, wint deze zet { $percent }% en hij belooft meer dan elke andere.
    }
prospects-alike = Een andere zet belooft ongeveer evenveel: { $label }.
mixed-answer =
    { $often ->
        [one_in_ten] Wie niet doorzien wil worden, antwoordt maar één op de tien keer zo
        [one_in_five] Wie niet doorzien wil worden, antwoordt maar één op de vijf keer zo
        [one_in_four] Wie niet doorzien wil worden, antwoordt maar één op de vier keer zo
        [one_in_three] Wie niet doorzien wil worden, antwoordt maar één op de drie keer zo
        [one_in_two] Wie niet doorzien wil worden, antwoordt de helft van de keren zo
        [two_in_three] Wie niet doorzien wil worden, antwoordt twee op de drie keer zo
        [three_in_four] Wie niet doorzien wil worden, antwoordt drie op de vier keer zo
       *[four_in_five] Wie niet doorzien wil worden, antwoordt vier op de vijf keer zo
    }; anders: { $others }.

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
