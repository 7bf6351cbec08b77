# Ce que l’on promet dans le livre des promesses.

convention-promise-vote_trial =
    { $you ->
        [seat] Vous votez { $how } au procès { $deputy-of }
       *[nobody] { $seat } vote { $how } au procès { $deputy-of }
    }
convention-promise-vote_report =
    { $you ->
        [seat] Vous votez { $how } sur le Rapport { $deputy-of }
       *[nobody] { $seat } vote { $how } sur le Rapport { $deputy-of }
    }
convention-promise-vote_motion =
    { $you ->
        [seat] Vous votez { $how } à la Motion contre { $deputy }
       *[nobody] { $seat } vote { $how } à la Motion contre { $deputy }
    }
convention-promise-vote_dissolution =
    { $you ->
        [seat] Vous votez { $how } à la dissolution
       *[nobody] { $seat } vote { $how } à la dissolution
    }
convention-promise-support =
    { $you ->
        [seat] Vous soutenez la dénonciation { $deputy-of }
       *[nobody] { $seat } soutient la dénonciation { $deputy-of }
    }
convention-promise-support-any =
    { $you ->
        [seat] Vous soutenez la dénonciation que fera { $target }
        [target] { $seat } soutient la dénonciation que vous ferez
       *[nobody] { $seat } soutient la dénonciation que fera { $target }
    }
convention-promise-denounce =
    { $you ->
        [seat] Vous dénoncez { $deputy }
       *[nobody] { $seat } dénonce { $deputy }
    }
convention-promise-spare =
    { $you ->
        [seat] Vous ne dénoncez pas { $deputy }
       *[nobody] { $seat } ne dénonce pas { $deputy }
    }

# Le formulaire

convention-deed-vote_trial = Voter au procès de
convention-deed-vote_report = Voter sur le Rapport de
convention-deed-vote_motion = Voter à la Motion contre
convention-deed-vote_dissolution = Voter à la dissolution
convention-deed-support = Soutenir la dénonciation de
convention-deed-denounce = Dénoncer
convention-deed-spare = Ne pas dénoncer
convention-about-support-any =
    { $you ->
        [target] celui que vous dénoncez
       *[nobody] celui que dénonce { $target }
    }
convention-how-oui = OUI
convention-how-non = NON
convention-until = Jusqu’à la fin du tour { $until }
