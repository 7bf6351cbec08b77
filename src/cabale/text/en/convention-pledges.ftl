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

# Why somebody offers something, or answers so: in their own words.

convention-why-votes = Without you I do not have the votes.
convention-why-leader = Whoever leads has to be stopped, and one alone mostly fails.
convention-why-together = Where one alone mostly fails, two strike home.
convention-why-truce = While we strike at each other, the others gain.
convention-why-turns = Once you speak before me, once I before you: each can help the other.
convention-why-rescue = Your votes can save him.
convention-why-against = If he gets away with it, you lose by it as well.
convention-why-ending = If it ends now, we two stand best.
convention-why-go-on = If it ends now, we both lose.
convention-why-gift = What costs me nothing I gladly take.
convention-why-harm = That would harm me.
convention-why-bound = I have given my word elsewhere.
convention-why-need = I need those votes.
convention-why-fair = That serves us both.
convention-why-word = You have broken your word to me before.
convention-why-leads = You lead, and this would help you further.
convention-why-price = You ask for more than you give.
convention-why-little = There is too little in it for me.
