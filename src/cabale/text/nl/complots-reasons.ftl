# Complots: waarom een automaat in jouw plaats zo zou spelen, naar wat jij ziet.

complots-claim =
    { $held ->
        [yes] { complots-claim-true }
       *[no] { complots-claim-false }
    }
complots-claim-true =
    { $doubt ->
        [0] Je hebt { $character-the }, en niemand kan twijfelen.
       *[other] Je hebt { $character-the }: twijfelt er iemand ({ $doubt }% kans), dan verliest die een kaart.
    }
complots-claim-false =
    { $doubt ->
        [0] Je hebt { $character-the } niet, maar niemand kan twijfelen.
       *[other] Je hebt { $character-the } niet: de kans dat iemand twijfelt is { $doubt }%.
    }
complots-risk =
    { $countered ->
        [0] niemand kan pareren
       *[other] de kans op een parering is { $countered }%
    }
complots-odds = Afgaand op je kaarten en wat er gezegd is, heeft { $claimer } met { $odds }% kans { $character-the }.

## Een actie

complots-reason-income = Niets anders is hier zijn risico waard: { $amount-coins }, en niemand kan het beletten.
complots-reason-foreign_aid = Zonder iets te beweren, { $amount-coins }; { complots-risk }.
complots-reason-tax = Wat het meest opbrengt: { $amount-coins } ineens. { complots-claim }
complots-reason-exchange = Je hand kan beter worden aan het Hof. { complots-claim }
complots-reason-steal = Je krijgt { $amount-coins } ten koste van { $target }; { complots-risk }. { complots-claim }
complots-reason-assassinate = Voor 3 munten: { complots-fate }; { complots-risk }. { complots-claim }
complots-reason-examine = Een kaart { $target-of } is het kennen waard, en kan vervangen worden. { complots-claim }
complots-reason-coup =
    { $forced ->
        [yes] De Staatsgreep is verplicht. { complots-reason-whom }
       *[no] Een Staatsgreep is niet te stuiten. { complots-reason-whom }
    }
complots-reason-whom =
    { $rivals ->
        [1] Je kans om te winnen is daarna { $share }%.
       *[other] Tegen { $target } levert hij het meest op: je kans om te winnen is daarna { $share }%.
    }

## Een twijfel

complots-reason-doubt-known = Je weet het: { $claimer } heeft { $character-the } niet.
complots-reason-believe-known = Je weet het: { $claimer } heeft { $character-the } echt.
complots-reason-doubt = { complots-odds } Je kans om te winnen is { $share }% als je twijfelt.
complots-reason-believe =
    { $lives ->
        [1] { complots-odds } Een vergissing schakelt je uit. Je kans om te winnen is { $share }% als je zwijgt.
       *[other] { complots-odds } Een vergissing kost een kaart. Je kans om te winnen is { $share }% als je zwijgt.
    }

## Een parering

complots-reason-counter =
    { $dying ->
        [yes] Zonder parering ben je uitgeschakeld: er is niets te verliezen. { complots-claim }
       *[no] Je kans om te winnen is { $share }% als je pareert. { complots-claim }
    }
complots-reason-no_counter = Zwijgen laat je { $share }% kans om te winnen; geen parering lijkt haar risico waard.

## Een kaart

complots-reason-lose = Van je kaarten is { $character-the } hier het minst waard.
complots-reason-lose-unshielded = Je andere kaart kan deze actie nog pareren; { $character-the } kan dat niet.
complots-reason-return =
    { $twin ->
        [yes] Je hebt { $character-the } dubbel: twee vermogens zijn beter dan één.
       *[no] Van je kaarten kan je hand { $character-the } het best missen.
    }
complots-reason-show = Van je kaarten is { $character-the } het minst waard: een getoonde kaart is bekend, en kan vervangen worden.
complots-reason-discard = { $character-the } is een goede kaart: { $target } trekt allicht een mindere.
complots-reason-give_back = { $character-the } is een matige kaart: dan liever weten dat { $target } die heeft.
complots-reason-draft = { $character-the } geeft je hand een vermogen erbij; tussen goede kaarten is het een kwestie van smaak.
