# De Grote Druïde: de vraag in twee woorden, de zetten op hun knoppen, en wat ze doen.

## Het opschrift van een vraag

druide-heading-turn = Jouw beurt

## Zetten

druide-choice-place =
    { $taboo ->
        [yes]
            { $own ->
                [no] Zet een druïde op steen { $stone } ({ $colour-stone })
               *[yes] Zet een druïde op steen { $stone } ({ $colour-stone }, jouw taboekleur)
            }
       *[no] Zet een druïde op steen { $stone } ({ $colour-stone })
    }
druide-choice-move_bar = Verleg de staaf tussen { $line } en { $after } tot voorbij steen { $past }
druide-choice-pass = Voorgoed passen

## De titel van een knop

druide-title-place = Steen { $stone }
druide-title-move_bar = Staaf { $line }/{ $after }, voorbij { $past }
druide-title-pass = Passen

## De tweede regel

druide-detail-place =
    { $taboo ->
        [yes] { $colour-stone }, jouw taboekleur
       *[no] { $colour-stone }
    }
druide-detail-move_bar = één steen ver, en daar blijft hij
druide-detail-pass = tot de telling

## De letter; niet t, die de pagina voor het gesprek houdt

druide-shortcut-pass = p

## Een zet die niet kan

druide-action-place = Een druïde zetten
druide-action-move_bar = Een staaf verleggen
druide-shut-place = { druide-action-place }
druide-shut-move_bar = { druide-action-move_bar }

## Wat een zet doet, gezegd aan wie hem kan doen

druide-does-pass =
    { $druids ->
        [0] Je doet niet meer mee tot de telling.
       *[other] Je doet niet meer mee tot de telling; in voorraad tellen { druide-druids } voor niets.
    }
druide-does-taboo = Maar de steen heeft jouw taboekleur, { $colour }: de druïde verlaat hem voor de stemming.
druide-does-close = Dan liggen er twee staven op één plaats, en het college ertussen bestaat niet meer.
druide-college-nobody = { druide-term-college } { $run }, { druide-votes }: voor niemand.
druide-college-carried =
    { $you ->
        [seat] { druide-term-college } { $run }, { druide-votes }: voor jou.
       *[nobody] { druide-term-college } { $run }, { druide-votes }: voor { $seat }.
    }
