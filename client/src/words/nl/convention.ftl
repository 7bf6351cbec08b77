# Guillotine 1988: wat op het bord gedrukt staat.

## De draad van de ronde

convention-round = Ronde { $round }
convention-round-of = van { $rounds }
convention-round-last =
    { $rounds ->
       *[other] de laatste
    }
convention-phases = De fasen van de ronde
convention-phase-done = gedaan
convention-phase-movement = Verplaatsen
convention-phase-assembly = Conventie
convention-phase-committee = Comité
convention-phase-mission = Missies
convention-phase-club = Jacobijnen
convention-phase-prison = Gevangenis
convention-phase-flight = Vlucht

## De facties

convention-first = opent de ronde
convention-free = vrij
convention-elected =
    { $count ->
       *[other] herkozen
    }
convention-cards =
    { $count ->
        [one] { $count } kaart
       *[other] { $count } kaarten
    }
convention-seat-you = jij
convention-seat-passed = heeft gepast
convention-seat-out = niemand meer
convention-seat-failed = automaat { $level }, vervangen
convention-seat-stand-in = een automaat speelt
convention-seat-away = afwezig

## De plattegrond

convention-deputies = De afgevaardigden
convention-short =
    { $deputy ->
        [collot] Collot
        [billaud] Billaud
        [lariviere] Larivière
        [boissy] Boissy
       *[other] { $name }
    }
convention-places =
    { $post ->
        [committee] { $count } van 4 · +1 PP
        [tribunal] { $count ->
            [one] { $count } jurylid van 4
           *[other] { $count } juryleden van 4
        }
       *[other] { $count } van 4
    }
convention-crowd =
    { $post ->
        [mission] +1 PP en een kaart
        [prison] −1 PP
        [flight] −1 PP, opsporing
        [guillotine] { $count ->
            [one] { $count } hoofd
           *[other] { $count } hoofden
        }
       *[other] { $count ->
            [one] { $count } afgevaardigde
           *[other] { $count } afgevaardigden
        }
    }
convention-accused =
    { $count ->
        [one] de beschuldigde
       *[other] de beschuldigden
    }
convention-deputy =
    { $square ->
        [report] { $name }, { $faction }, { $points } PP, { $post }, rapporteur
        [denounced] { $name }, { $faction }, { $points } PP, { $post }, aangeklaagd
        [supported] { $name }, { $faction }, { $points } PP, { $post }, aangeklaagd met steun
        [summoned] { $name }, { $faction }, { $points } PP, gedaagd voor het Tribunaal
        [dead] { $name }, { $faction }, dood
       *[normal] { $name }, { $faction }, { $points } PP, { $post }
    }
convention-square-report = rapporteur
convention-square-denounced = aangeklaagd
convention-square-summoned = gedaagd
convention-nobody = Niemand.

## Stemmen en dobbelstenen

convention-oui = OUI
convention-non = NON
convention-votes =
    { $count ->
        [one] { $count } stem
       *[other] { $count } stemmen
    }
convention-yours = aan jou
convention-sealed = gevouwen
convention-no-vote = stemt niet
convention-confirmed = bevestigd tot en met { $limit }
convention-enough = + { $bonus }, { $enough } nodig

## De kaarten

convention-hand = In de hand: { $faction }
convention-where = { $name }: waarheen?
convention-held = Een kaart in de hand
convention-drawn-card = Een getrokken kaart
convention-show = Laten zien, wanneer je wilt
convention-drawn = Getrokken kaarten
convention-for = voor { $name }
convention-rejected = verworpen
convention-pack-mission = Missie
convention-pack-jacobins = Jacobijnen

## Het populariteitsblad

convention-sheet = Populariteitsblad
convention-sheet-short = Blad
convention-deputy-column = Afgevaardigde
convention-post-column = Post
convention-key-elected = herkozen, 5 PP of meer
convention-key-dead = dood
convention-kept = { $name } hield ‘{ $card }’ vast, zonder die te spelen.
