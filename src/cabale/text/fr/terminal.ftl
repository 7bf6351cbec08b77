# La table dans un terminal : titres, touches, ce que dit le bandeau, et le mode en lignes.

## Titres et touches

panel-table = La table
panel-rule = Règle
rule-other = un autre numéro, par exemple C-26
hint-choose = chiffre ou flèches : choisir
hint-rule = ? règle
hint-table = t table
hint-light = F2 jour ou nuit
hint-journal = Pg↑ Pg↓ journal
hint-quit = q quitter
hint-close = q quitter
hint-back = Échap : retour à la table
hint-step = ← → pas à pas
hint-turns = Pg↑ Pg↓ tour
hint-ends = Début Fin

## Ce que dit le bandeau

sealed-answer = Pli secret
waiting = Les autres jouent. Espace : plus vite.
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
plain-help = Répondez par un numéro ou par une notation comme income. ? donne la règle de la question, ? C-26 une autre, table la table, quit quitte.
plain-secret = Pli secret. { $sentence }
plain-prompt =
    { $most ->
        [one] Votre réponse (1) :
       *[other] Votre réponse (1 à { $most }) :
    }
plain-table = table
plain-quit = quitter
plain-keep = Garder le procès-verbal dans « { $file } » ? (o/n)
plain-yes = o
not-a-number = « { $text } » n’est pas dans la liste ; on attend un nombre de 1 à { $most }, ou une notation.
