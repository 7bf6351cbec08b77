# What is promised in the deal book.

convention-promise-vote_trial =
    { $you ->
        [seat] You vote { $how } in { $deputy-of } trial
       *[nobody] { $seat } votes { $how } in { $deputy-of } trial
    }
convention-promise-vote_report =
    { $you ->
        [seat] You vote { $how } on { $deputy-of } Report
       *[nobody] { $seat } votes { $how } on { $deputy-of } Report
    }
convention-promise-vote_motion =
    { $you ->
        [seat] You vote { $how } on the Motion against { $deputy }
       *[nobody] { $seat } votes { $how } on the Motion against { $deputy }
    }
convention-promise-vote_dissolution =
    { $you ->
        [seat] You vote { $how } on dissolution
       *[nobody] { $seat } votes { $how } on dissolution
    }
convention-promise-support =
    { $you ->
        [seat] You support the denunciation of { $deputy }
       *[nobody] { $seat } supports the denunciation of { $deputy }
    }
convention-promise-support-any =
    { $you ->
        [seat] You support what { $target } denounces
        [target] { $seat } supports what you denounce
       *[nobody] { $seat } supports what { $target } denounces
    }
convention-promise-denounce =
    { $you ->
        [seat] You denounce { $deputy }
       *[nobody] { $seat } denounces { $deputy }
    }
convention-promise-spare =
    { $you ->
        [seat] You do not denounce { $deputy }
       *[nobody] { $seat } does not denounce { $deputy }
    }

# The form

convention-deed-vote_trial = Vote in the trial of
convention-deed-vote_report = Vote on the Report of
convention-deed-vote_motion = Vote on the Motion against
convention-deed-vote_dissolution = Vote on dissolution
convention-deed-support = Support the denunciation of
convention-deed-denounce = Denounce
convention-deed-spare = Do not denounce
convention-about-support-any =
    { $you ->
        [target] whomever you denounce
       *[nobody] whomever { $target } denounces
    }
convention-how-oui = OUI
convention-how-non = NON
convention-until = Until the end of round { $until }
