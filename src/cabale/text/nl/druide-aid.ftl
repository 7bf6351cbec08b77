# De Grote Druïde: het spelhulpje, en wat de tekens op tafel zeggen.

druide-aid-aim = Heb het hoogste aantal stemmen **dat niemand anders heeft**.

druide-aid-turn = Je beurt, één ding
druide-aid-place = **Zet** een druïde.
druide-aid-move = **Verleg** een staaf één steen ver.
druide-aid-pass = **Pas**, tot de telling.

druide-aid-college = Wie een college krijgt
druide-aid-between = tussen twee staven
druide-aid-equals = **Gelijken vallen af**, en nul is ook een aantal. Van wie overblijft, krijgt wie er de meeste heeft alle stemmen.
druide-aid-carries = wie het krijgt
druide-aid-most = de meeste
druide-aid-left = de hoogste die blijft
druide-aid-bare = zonder druïde
druide-aid-nobody = niemand
druide-aid-votes = **Eén stem** per druïde, en per lege steen.

druide-aid-secret = Alleen jij ziet
druide-aid-lucky =
    { $votes ->
        [one] +{ $votes } stem als je zijn college krijgt.
       *[other] +{ $votes } stemmen als je zijn college krijgt.
    }
druide-aid-taboo = Bij de telling gaan je druïden daar weg, elk met een stem.

druide-aid-board = Op het bord
druide-aid-neutral = Neutrale staaf: die kan verlegd worden.
druide-aid-moved = Door een speler verlegd: die ligt vast.
druide-aid-struck = Stemmen die nu niemand krijgt.

druide-sign-druid = Een druïde: telt mee in zijn college.
druide-sign-seat = Wie dit college zou krijgen als er nu geteld werd.
druide-sign-neutral = Een neutrale staaf: iedereen kan die één steen verleggen.
druide-sign-moved = Een vaste staaf: een speler heeft haar verlegd, en ze blijft voorgoed liggen.
druide-sign-struck = Een college dat nu niemand krijgt: wie er zijn, staan gelijk.
druide-sign-lucky = Je gelukssteen: +{ $votes } stemmen als je zijn college krijgt.
druide-sign-taboo = Je taboekleur: bij de telling gaan je druïden van deze stenen weg.
druide-sign-reserve = In voorraad: druïden om te zetten, en staven.
druide-sign-total = De stemmen als er nu geteld werd, vóór de taboes.
druide-sign-token = Een neutrale fiche, op een lege steen: één stem.
