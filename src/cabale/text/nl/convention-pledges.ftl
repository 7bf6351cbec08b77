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
