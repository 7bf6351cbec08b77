# Le livre des promesses, entre joueurs.

deals = Promesses
deals-none = Rien n’a été promis.
deals-note = Rien de ce qui est écrit n’engage. Vous seuls le voyez, tous deux, jusqu’à la fin de la partie : alors tous le verront.
deals-over = La partie est finie : tous peuvent lire le livre entier.
deals-waiting =
    { $count ->
        [one] { $count } proposition attend votre réponse
       *[other] { $count } propositions attendent votre réponse
    }
deal-new = Proposer une promesse
deal-to = À qui
deal-promise = Je promets
deal-wanted = En échange, de { $name }
deal-return = en échange
deal-nothing = rien
deal-deed = Quoi
deal-about = Qui
deal-how = Comment
deal-term = Jusqu’à quand
deal-offer = Proposer
deal-cancel = Annuler
deal-accept = Accepter
deal-refuse = Refuser
deal-withdraw = Retirer
go-on = Continuer
