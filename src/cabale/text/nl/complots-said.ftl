# Complots: waarom een automaat zo speelde, zoals hij het zelf aan de anderen vertelt als niemand er nog aan kan twijfelen.
# $you is wie luistert, zoals overal.

complots-said-claim =
    { $held ->
        [yes] Ik had { $character-the }: twijfelen had een kaart gekost.
       *[no] { complots-said-bluff }
    }
complots-said-bluff =
    { $doubt ->
        [0] Ik had { $character-the } niet, en niemand kon twijfelen.
       *[other] Ik had { $character-the } niet, en schatte de kans op een twijfel op { $doubt }%.
    }
complots-said-risk =
    { $countered ->
        [0] niemand kon pareren
       *[other] de kans op een parering was { $countered }%
    }
complots-said-odds =
    { $you ->
        [claimer] Afgaand op mijn kaarten en wat er gezegd is, had jij met { $odds }% kans { $character-the }.
       *[nobody] Afgaand op mijn kaarten en wat er gezegd is, had { $claimer } met { $odds }% kans { $character-the }.
    }

## Een actie

complots-said-income = Niets anders was zijn risico waard: { $amount-coins }, en niemand kon het beletten.
complots-said-foreign_aid = Zonder iets te beweren, { $amount-coins }; { complots-said-risk }.
complots-said-tax = Wat het meest opbrengt: { $amount-coins } ineens. { complots-said-claim }
complots-said-exchange = Mijn hand kon beter worden aan het Hof. { complots-said-claim }
complots-said-steal =
    { $you ->
        [target] Ik wilde { $amount-coins } van jou; { complots-said-risk }. { complots-said-claim }
       *[nobody] Ik wilde { $amount-coins } van { $target }; { complots-said-risk }. { complots-said-claim }
    }
complots-said-assassinate =
    { $you ->
        [target] Ik wilde een kaart van jou voor 3 munten; { complots-said-risk }. { complots-said-claim }
       *[nobody] Ik wilde een kaart { $target-of } voor 3 munten; { complots-said-risk }. { complots-said-claim }
    }
complots-said-examine =
    { $you ->
        [target] Een van jouw kaarten was het kennen waard. { complots-said-claim }
       *[nobody] Een kaart { $target-of } was het kennen waard. { complots-said-claim }
    }
complots-said-coup =
    { $forced ->
        [yes] Ik had 10 munten of meer: de Staatsgreep was verplicht. { complots-said-whom }
       *[no] Een Staatsgreep is niet te stuiten. { complots-said-whom }
    }
complots-said-whom =
    { $rivals ->
        [1] Mijn kans om te winnen was daarna { $share }%.
       *[other] { complots-said-among }
    }
complots-said-among =
    { $you ->
        [target] Tegen jou leverde hij het meest op: mijn kans om te winnen was daarna { $share }%.
       *[nobody] Tegen { $target } leverde hij het meest op: mijn kans om te winnen was daarna { $share }%.
    }

## Een twijfel

complots-said-doubt-known =
    { $you ->
        [claimer] Ik wist het: jij had { $character-the } niet.
       *[nobody] Ik wist het: { $claimer } had { $character-the } niet.
    }
complots-said-believe-known =
    { $you ->
        [claimer] Ik wist het: jij had { $character-the } echt.
       *[nobody] Ik wist het: { $claimer } had { $character-the } echt.
    }
complots-said-doubt = { complots-said-odds } Mijn kans om te winnen was { $share }% met een twijfel.
complots-said-believe =
    { $lives ->
        [1] { complots-said-odds } Een vergissing had me uitgeschakeld. Mijn kans om te winnen was { $share }% als ik zweeg.
       *[other] { complots-said-odds } Een vergissing had me een kaart gekost. Mijn kans om te winnen was { $share }% als ik zweeg.
    }

## Een parering

complots-said-counter =
    { $dying ->
        [yes] Zonder parering was ik uitgeschakeld: er was niets te verliezen. { complots-said-claim }
       *[no] Mijn kans om te winnen was { $share }% met een parering. { complots-said-claim }
    }
complots-said-no_counter = Zwijgen liet me { $share }% kans om te winnen; geen parering leek haar risico waard.

## Een kaart

complots-said-lose = Van mijn kaarten was { $character-the } hier het minst waard.
complots-said-lose-unshielded = Mijn andere kaart kon deze actie nog pareren; { $character-the } kon dat niet.
complots-said-return =
    { $twin ->
        [yes] Ik had { $character-the } dubbel: twee vermogens zijn beter dan één.
       *[no] Van mijn kaarten kon mijn hand { $character-the } het best missen.
    }
complots-said-show = Van mijn kaarten was { $character-the } het minst waard: een getoonde kaart is bekend, en kan vervangen worden.
complots-said-discard =
    { $you ->
        [target] { $character-the } is een goede kaart: jij trok allicht een mindere.
       *[nobody] { $character-the } is een goede kaart: { $target } trok allicht een mindere.
    }
complots-said-give_back =
    { $you ->
        [target] { $character-the } is een matige kaart: dan liever weten dat jij die hebt.
       *[nobody] { $character-the } is een matige kaart: dan liever weten dat { $target } die heeft.
    }
complots-said-draft = { $character-the } gaf mijn hand een vermogen erbij; tussen goede kaarten is het een kwestie van smaak.
