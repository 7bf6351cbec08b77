# Complots: wat een zet kost en opbrengt, gezegd aan wie hem kan spelen.

complots-fate =
    { $lives ->
        [1] { $target } is uitgeschakeld
       *[other] { $target } verliest een kaart
    }
complots-named = { $character-of }

## Een actie, een parering

complots-brings-coins =
    { $amount ->
        [0] De Schatkist is leeg: je krijgt niets
       *[other] Je neemt { $amount-coins }
    }
complots-brings-blow = Je betaalt { $cost-coins } en { complots-fate }
complots-brings-steal =
    { $amount ->
        [0] Je steelt niets van { $target }, want die beurs is leeg
       *[other] Je steelt { $amount-coins } van { $target }
    }
complots-brings-exchange =
    { $draws ->
        [one] Je trekt { $draws } kaart uit het Hof en legt er één terug
       *[other] Je trekt { $draws } kaarten uit het Hof en legt er evenveel terug
    }
complots-brings-examine = Je ziet een kaart { $target-of } en laat die, of laat die vervangen
complots-brings-counter = { $actor } krijgt niets: { $action-the } mislukt

complots-stops-nothing = { $effect }. Niemand kan het beletten.
complots-stops-doubt = { $effect }.
complots-stops-counter =
    { $cost ->
        [0] { $effect }, tenzij { $rivals } pareert uit naam { $counters }.
       *[other] { $effect }, tenzij { $rivals } pareert uit naam { $counters }: de { $cost-coins } zijn dan verloren.
    }

complots-doubted-true = Als { $rivals } twijfelt, toon en vervang je { $character-the }, en wie twijfelt verliest een kaart.
complots-doubted-bluff =
    { $fate ->
        [out] Als { $rivals } twijfelt, ben je uitgeschakeld.
        [goes] Als { $rivals } twijfelt, verlies je een kaart, en { $action-the } gaat door.
        [refund] Als { $rivals } twijfelt, verlies je een kaart en krijg je { $cost-coins } terug.
       *[void] Als { $rivals } twijfelt, verlies je een kaart en krijg je niets.
    }

## Een twijfel

complots-challenge-lie =
    { $lie ->
        [out] Een leugen schakelt { $target } uit.
        [goes] Een leugen kost { $target } een kaart, en { $action-the } gaat door.
        [refund] Een leugen kost { $target } een kaart, met { $cost-coins } terug.
       *[void] Een leugen kost { $target } een kaart, en de actie vervalt.
    }
complots-challenge-truth =
    { $truth ->
        [out] Spreekt { $target } de waarheid, dan ben je uitgeschakeld.
        [both] Spreekt { $target } de waarheid, dan verlies je allebei je kaarten: wie ten onrechte twijfelt, pareert niet meer.
        [counter] Spreekt { $target } de waarheid, dan verlies je een kaart en kun je niet meer pareren.
       *[card] Spreekt { $target } de waarheid, dan verlies je een kaart.
    }

## Het zwijgen

complots-passing = Als niemand het belet: { $happens }.
complots-passing-later = Pareren kan daarna nog.
complots-passing-counter = Als niemand twijfelt, mislukt { $action-the }.
complots-goes-coins = { $seat } neemt { $amount-coins }
complots-goes-blow =
    { $you ->
        [target] { $lives ->
            [1] je bent uitgeschakeld
           *[other] je verliest een kaart
        }
       *[nobody] { complots-fate }
    }
complots-goes-steal =
    { $you ->
        [target] { $seat } steelt { $amount-coins } van jou
       *[nobody] { $seat } steelt { $amount-coins } van { $target }
    }
complots-goes-exchange = { $seat } wisselt met het Hof
complots-goes-examine =
    { $you ->
        [target] { $seat } ziet een van je kaarten
       *[nobody] { $seat } ziet een kaart { $target-of }
    }

## Een kaart

complots-moves-lose = { $character-the } blijft open voor je liggen en doet niet meer mee.
complots-moves-return = { $character-the } gaat ongezien terug naar het Hof.
complots-moves-show = { $target } ziet { $character-the } en laat je die, of laat die vervangen.
complots-moves-give_back = { $target } houdt { $character-the }, en niemand anders weet het.
complots-moves-discard = { $character-the } { $target-of } gaat naar het Hof, en een andere kaart komt ervoor terug.
complots-moves-draft = { $character-the } komt in je hand; de anderen weten het niet.

## Onder de naam van een doelwit: wat ervan wordt

complots-aimed-blow =
    { $lives ->
        [1] wordt uitgeschakeld
       *[other] verliest een kaart
    }
complots-aimed-steal =
    { $amount ->
        [0] heeft niets te stelen
       *[other] verliest { $amount-coins }
    }
complots-aimed-examine = toont je een kaart
