# Het belofteboek, tussen spelers.

deals = Beloften
deals-none = Er is nog niets beloofd.
deals-note = Niets wat hier staat bindt. Alleen jullie twee zien het, tot het spel uit is: dan ziet iedereen het.
deals-over = Het spel is uit: iedereen mag het hele boek lezen.
deals-waiting =
    { $count ->
        [one] { $count } voorstel wacht op je antwoord
       *[other] { $count } voorstellen wachten op je antwoord
    }
deal-new = Een belofte voorstellen
deal-to = Aan wie
deal-promise = Ik beloof
deal-wanted = In ruil, van { $name }
deal-return = in ruil
deal-nothing = niets
deal-deed = Wat
deal-about = Wie
deal-how = Hoe
deal-term = Hoe lang
deal-offer = Voorstellen
deal-cancel = Annuleren
deal-accept = Afgesproken
deal-refuse = Weigeren
deal-withdraw = Intrekken
go-on = Verder
