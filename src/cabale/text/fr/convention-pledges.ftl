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

# Pourquoi l’on offre, ou répond ainsi : ce que chacun en dit.

convention-why-votes = Sans vous, je n’ai pas les voix.
convention-why-leader = Il faut arrêter qui mène, et l’on échoue presque toujours sans soutien.
convention-why-together = Où l’un échoue presque toujours, deux réussissent.
convention-why-truce = Tant que nous nous frappons, les autres y gagnent.
convention-why-turns = Une fois vous parlez avant moi, une fois moi avant vous : chacun peut aider l’autre.
convention-why-rescue = Vos voix peuvent le sauver.
convention-why-against = S’il s’en tire, vous y perdez aussi.
convention-why-ending = Si tout finit maintenant, c’est nous deux qui sommes le mieux placés.
convention-why-go-on = Si tout finit maintenant, nous perdons tous les deux.
convention-why-gift = Ce qui ne me coûte rien, je le prends volontiers.
convention-why-harm = Cela me nuirait.
convention-why-bound = J’ai donné ma parole ailleurs.
convention-why-need = J’ai besoin de ces voix.
convention-why-fair = Nous y trouvons tous deux notre compte.
convention-why-word = Vous m’avez déjà manqué de parole.
convention-why-leads = Vous menez, et cela vous servirait encore.
convention-why-price = Vous demandez plus que vous ne donnez.
convention-why-little = J’y gagne trop peu.
