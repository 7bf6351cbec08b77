# La table dans un terminal : titres, touches, ce que dit le bandeau, et le mode en lignes.

## Titres et touches

panel-table = La table
panel-rule = Règle
panel-aid = Aide de jeu
rule-other = un autre numéro, par exemple { $rule }
hint-choose = chiffre ou flèches : choisir
hint-aim = numéro ou flèches : viser · Entrée : jouer
hint-aid = ? aide
hint-rule = ? règle
hint-table = t table
hint-light = F2 jour ou nuit
hint-journal = Pg↑ Pg↓ journal
hint-quit = q quitter
hint-close = q quitter
hint-back = Échap : retour à la table
hint-aid-back = Échap : retour à la table · ? : la règle de la question
hint-step = ← → pas à pas
hint-turns = Pg↑ Pg↓ tour
hint-ends = Début Fin

## Ce que dit le bandeau

sealed-answer = Pli secret
first-aim = Le but. { $aim } (Échap : compris)
waiting = Les autres jouent. Espace : plus vite.
waiting-rest = Vous êtes hors jeu ; les automates continuent. Espace : jusqu’au bout, sans attendre.
game-over = La partie est finie
quit-question = Quitter la table ? La partie s’arrête là et reste gardée pour relecture.
quit-stay = Rester
quit-leave = Quitter
keep-record = Garder le procès-verbal
leave = Quitter la table
closed-title = Fermé pour l’instant :
erratum = Erratum. { $reason }

## Ligne par ligne

plain-welcome = { $game }. Vous êtes { $name }, place a.
plain-help-aid = Répondez par un numéro, ou par le dernier mot d’une ligne. ? montre l’aide de jeu, ?? la règle de la question, ? { $rule } une autre, table la table, quit quitte.
plain-help = Répondez par un numéro, ou par le dernier mot d’une ligne. ? donne la règle de la question, ? { $rule } une autre, table la table, quit quitte.
plain-help-short = Répondez par un numéro, ou par le dernier mot d’une ligne. table montre la table, quit quitte.
plain-aim = Le but. { $aim }
plain-secret = Pli secret. { $sentence }
plain-prompt =
    { $most ->
        [one] Votre réponse (1) :
       *[other] Votre réponse (1 à { $most }) :
    }
plain-prompt-own = Votre réponse, comme au début d’une ligne :
plain-table = table
plain-quit = quitter
aside-title = Hors de votre tour, vous pouvez :
aside-prompt = Un numéro, ou Entrée pour laisser jouer les autres :
plain-keep = Garder le procès-verbal dans « { $file } » ? (o/n)
plain-yes = o
plain-no = n
not-yes-or-no = On attend { $yes } ou { $no }.
not-a-number = « { $text } » n’est pas dans la liste ; on attend un nombre de 1 à { $most }, ou le dernier mot d’une ligne.
not-a-key = « { $text } » n’est pas dans la liste ; on attend ce qui est au début d’une ligne, ou son dernier mot.
empty-number = On attend une réponse : un nombre de 1 à { $most }, ou le dernier mot d’une ligne.
empty-key = On attend une réponse : ce qui est au début d’une ligne, ou son dernier mot.

## Le livre des promesses

hint-deals = F3 promesses
deals-title = Le livre des promesses
deals-empty = Rien n’est encore promis.
deals-ask = Que voulez-vous y faire ?
deals-prompt = Un numéro, ou Entrée pour revenir :
deal-offered = On vous fait une offre
deal-stands = Où elle en est : { $outcome }
deal-mark = { $promise } : { $mark }
deal-accept = Accepter : { $offer }
deal-refuse = Refuser : { $offer }
deal-withdraw = Retirer : { $offer }
deal-offer = Faire une offre
deal-take = Accepter
deal-decline = Refuser
deal-later = Répondre plus tard, dans le livre
deal-later-prompt = Un numéro, ou Entrée pour répondre plus tard :
deal-to = À qui ?
deal-give = Que promettez-vous ?
deal-want = Que voulez-vous en retour ?
deal-nothing = Rien
deal-until = Jusqu’à quand ?
talk-now = Le temps de parler, avant que les autres ne poursuivent.
talk-go-on = Poursuivre
talk-deals = Ouvrir le livre des promesses
talk-prompt = 1, ou Entrée pour poursuivre :
plain-deals = promesses
plain-help-deals = promesses ouvre le livre où l’on promet et où l’on vous promet.
not-a-deal = « { $text } » n’en fait pas partie ; on attend un numéro de 1 à { $most }, ou une ligne vide.
