# Wat er in het belofteboek wordt beloofd.

convention-promise-vote_trial =
    { $you ->
        [seat] Je stemt { $how } in het proces { $deputy-of }
       *[nobody] { $seat } stemt { $how } in het proces { $deputy-of }
    }
convention-promise-vote_report =
    { $you ->
        [seat] Je stemt { $how } over het Rapport { $deputy-of }
       *[nobody] { $seat } stemt { $how } over het Rapport { $deputy-of }
    }
convention-promise-vote_motion =
    { $you ->
        [seat] Je stemt { $how } over de Motie tegen { $deputy }
       *[nobody] { $seat } stemt { $how } over de Motie tegen { $deputy }
    }
convention-promise-vote_dissolution =
    { $you ->
        [seat] Je stemt { $how } over de ontbinding
       *[nobody] { $seat } stemt { $how } over de ontbinding
    }
convention-promise-support =
    { $you ->
        [seat] Je steunt de aanklacht tegen { $deputy }
       *[nobody] { $seat } steunt de aanklacht tegen { $deputy }
    }
convention-promise-support-any =
    { $you ->
        [seat] Je steunt de aanklacht die { $target } doet
        [target] { $seat } steunt de aanklacht die je doet
       *[nobody] { $seat } steunt de aanklacht die { $target } doet
    }
convention-promise-denounce =
    { $you ->
        [seat] Je klaagt { $deputy } aan
       *[nobody] { $seat } klaagt { $deputy } aan
    }
convention-promise-spare =
    { $you ->
        [seat] Je klaagt { $deputy } niet aan
       *[nobody] { $seat } klaagt { $deputy } niet aan
    }

# Het formulier

convention-deed-vote_trial = Stemmen in het proces van
convention-deed-vote_report = Stemmen over het Rapport van
convention-deed-vote_motion = Stemmen over de Motie tegen
convention-deed-vote_dissolution = Stemmen over de ontbinding
convention-deed-support = De aanklacht steunen tegen
convention-deed-denounce = Aanklagen
convention-deed-spare = Niet aanklagen
convention-about-support-any =
    { $you ->
        [target] wie je aanklaagt
       *[nobody] wie { $target } aanklaagt
    }
convention-how-oui = OUI
convention-how-non = NON
convention-until = Tot het eind van ronde { $until }

# Waarom iemand iets aanbiedt of zo antwoordt, in eigen woorden.

convention-why-votes = Zonder jou heb ik de stemmen niet.
convention-why-leader = Wie voorstaat moet gestopt worden, en alleen mislukt dat meestal.
convention-why-together = Waar het alleen meestal mislukt, lukt het met zijn tweeën.
convention-why-truce = Zolang wij elkaar bestrijden, winnen de anderen.
convention-why-turns = De ene keer spreek jij vóór mij, de andere keer ik vóór jou: zo helpen we elkaar.
convention-why-rescue = Jouw stemmen kunnen hem redden.
convention-why-against = Als hij ermee wegkomt, verlies jij er ook bij.
convention-why-ending = Als het nu eindigt, staan wij tweeën er het best voor.
convention-why-go-on = Als het nu eindigt, verliezen we allebei.
convention-why-gift = Wat me niets kost, neem ik graag aan.
convention-why-harm = Daar word ik slechter van.
convention-why-bound = Ik heb mijn woord al aan een ander gegeven.
convention-why-need = Ik heb die stemmen nodig.
convention-why-fair = Daar worden we allebei beter van.
convention-why-word = Je hebt je woord al eens tegen mij gebroken.
convention-why-leads = Jij staat voor, en dit helpt je nog verder.
convention-why-price = Je vraagt meer dan je geeft.
convention-why-little = Ik word er te weinig wijzer van.
