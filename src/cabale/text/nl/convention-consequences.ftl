# Guillotine 1988: wat een zet doet, verteld aan wie hem kan doen.

convention-does-pass = Je past.
convention-does-pass_for_good = Je verplaatst niemand meer in deze fase.
convention-does-alone = Niemand deelt deze missie.
convention-does-keep = Wat je niet hebt gespeeld, blijft ongezien in je hand.
convention-does-wait = Wie geen worp kreeg, blijft waar hij is.
convention-does-hide = Hij blijft op de Vlucht en wordt de volgende ronde weer gezocht.
convention-does-silence = Geen antwoord telt als een fout.
convention-does-no_report = Je benoemt in deze ronde geen Rapporteur.
convention-does-oui_report = Verzegeld tot iedereen heeft gestemd. Wordt het aangenomen, dan wint hij 2 PP en kan hij niet worden aangeklaagd.
convention-does-non_report = Verzegeld tot iedereen heeft gestemd. Wordt het verworpen, dan verliest hij 2 PP.
convention-does-oui_dissolve = Verzegeld tot iedereen heeft gestemd. Meer dan de helft, en het spel eindigt met deze ronde.
convention-does-non_dissolve = Verzegeld tot iedereen heeft gestemd. Mislukt het, dan gaat het spel door.
convention-does-oui_motion = Verzegeld tot iedereen heeft gestemd. Meer dan de helft, en hij is aangeklaagd: de dobbelsteen bevestigt op 1 tot en met 5.
convention-does-non_motion = Verzegeld tot iedereen heeft gestemd. Haalt de Motie het niet, dan mag de volgende speler er een voorstellen.
convention-does-oui_trial = Verzegeld tot iedereen heeft gestemd. Meer OUI, en hij sterft; bij gelijke stemmen gaat hij naar de Gevangenis.
convention-does-non_trial = Verzegeld tot iedereen heeft gestemd. Meer NON, en hij is vrij; bij gelijke stemmen gaat hij naar de Gevangenis.
convention-does-oui_answer = Zegt het boekje NON, dan is de aanklacht bevestigd.
convention-does-non_answer = Zegt het boekje OUI, dan is de aanklacht bevestigd.
convention-does-guess = Het toeval zegt of het antwoord goed is.
convention-does-count = Verzegeld tot iedereen heeft gestemd: { $yes } OUI, { $no } NON.
convention-does-propose = Alle aanwezigen stemmen meteen; niemand stelt het in deze ronde nog voor.
convention-does-flee = Hij slaat op de Vlucht: in deze ronde gezocht, dan 1 PP minder.
convention-does-trial = Het Tribunaal stemt over hem als iedereen heeft gekozen.
convention-does-surrender = Het Tribunaal stemt meteen over hem.
convention-does-stay = Hij blijft op Missie.
convention-does-return = Hij keert meteen terug naar de Conventie.
convention-does-take = Je speelt { $faction-the }.
convention-does-move = { $deputy } gaat { $post-to }, en wordt in deze fase niet meer verplaatst.
convention-does-report = { $deputy } staat tot de stemming op je Rapportvak.
convention-does-bearer = De kaart is voor { $deputy }.
convention-does-join = Beiden winnen.
convention-does-praise = { $deputy } wint 1 PP.
convention-does-speaker = De kaart is voor { $deputy }.
convention-does-target = { $deputy } wordt aangeklaagd: bevestigd op 1 of 2, als iedereen heeft gespeeld.
convention-does-defend = De aanklacht tegen { $deputy } vervalt zonder dobbelsteen.
convention-does-accomplice = De beschuldigde gaat naar de Gevangenis in plaats van terecht te staan.
convention-does-attempt = Je gooit voor { $deputy }.
convention-does-motion = Het Comité stemt meteen over { $deputy }.
convention-does-denounce = { $deputy } wordt aangeklaagd: bevestigd op 1 of 2, of tot en met 5 als iemand steunt.
convention-does-support = De aanklacht tegen { $deputy } is dan bevestigd tot en met 5.
convention-does-reject = { $card-the } gaat ongezien onder de stapel.
convention-does-next = { $card-effect }
convention-does-obey = { $card-effect }
convention-does-use = { $card-effect }
convention-does-play = { $card-effect }
convention-does-put_back = { $card-the } gaat ongezien onder de stapel.
convention-does-show = Alleen { $target } ziet { $card-the }; je houdt haar.
convention-does-show_all = Iedereen ziet { $card-the }; je houdt haar.

convention-then-popularity = De PP { $deputy-of }: van { $before } naar { $after }.
convention-then-dies = { $deputy } sterft eraan.
convention-then-die = Er volgt een dobbelsteen: bevestigd tot en met { $most }.
convention-then-chance = Het toeval beslist over de rest.
convention-juror =
    { $you ->
        [seat] { $deputy } (jij)
       *[nobody] { $deputy } ({ $seat })
    }
convention-then-jurors = Daar zitten: { $jurors }.
convention-then-no-jurors = Er zit niemand: dat is een gelijke stand, en dus de Gevangenis.
