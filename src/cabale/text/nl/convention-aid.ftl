# Guillotine, 1988: het spelhulpje, en wat de tekens op tafel zeggen.

convention-aid-aim = Heb na ronde { $rounds } de meeste **herkozen** afgevaardigden: levend, vrij, { $points } PP of meer.
convention-aid-death = Met 0 PP sterf je.

convention-aid-phases = De zeven fasen
convention-aid-pp = PP
convention-aid-denounced = aangeklaagd
convention-aid-movement = Verplaatsen
convention-aid-movement-does = om beurten één afgevaardigde
convention-aid-assembly = Conventie
convention-aid-assembly-does = een Rapport: OUI +{ $points }, veilig; NON −{ $points }; dan aanklagen
convention-aid-committee = Comité
convention-aid-committee-does = een Motie klaagt aan wie men wil
convention-aid-mission = Missie
convention-aid-mission-does = kaarten, goede en kwade
convention-aid-newcomer = 1 nieuwe per ronde
convention-aid-club = Jacobijnen
convention-aid-club-does = kaarten tegen de anderen
convention-aid-prison = Gevangenis
convention-aid-prison-does = worp + eigen Conventieleden: vrij bij { $enough }
convention-aid-flight = Vlucht
convention-aid-flight-does = worp: bij { $caught } gepakt en dood; vrij bij { $enough }
convention-aid-tribunal = Tribunaal
convention-aid-tribunal-does = oordeelt over opgeroepenen
convention-aid-places = { $places } plaatsen
convention-aid-summoned = opgeroepen
convention-aid-sent-home = −{ $points } PP, terug
convention-aid-safe = veilig

convention-aid-charge = Een aanklacht
convention-aid-by-die = zijn speler gooit
convention-aid-by-question = zijn speler antwoordt
convention-aid-alone = alleen, of door een kaart
convention-aid-seconded = gesteund, of Motie
convention-aid-up-to = **bevestigd bij 1 tot { $most }**
convention-aid-questions =
    { $count ->
        [one] **vraag**; één fout bevestigt
       *[other] **vragen**; één fout bevestigt
    }

convention-aid-choose = Opgeroepen, dan kies je
convention-aid-flee = Vlucht
convention-aid-flee-then = deze ronde al gezocht
convention-aid-help = Een medeplichtige
convention-aid-help-then = eigen jurylid verliest { $points } PP; hij zit vast
convention-aid-trial = Proces
convention-aid-trial-then = **OUI** guillotine, **NON** Conventie, **gelijk** Gevangenis

convention-aid-vote = Stemmen is geheim, één stem per aanwezige.
convention-aid-vote-split = Er wordt geheim gestemd; een fractie mag haar stemmen delen.
convention-aid-two = Met twee spelers leidt ieder twee fracties, die samen tellen.
convention-aid-promise = Geen belofte bindt.

convention-sign-phase = Fase { $numeral }, { $name }: { $does }.
convention-sign-post = { $post }: { $does }.
convention-sign-places = { $post }, { $places } plaatsen: { $does }.
convention-sign-guillotine = De guillotine: wie daar komt, is voorgoed uit het spel.
convention-sign-pp = Populariteit, in PP. Bij 0 sterft hij; met { $points } of meer wordt hij herkozen.
convention-sign-report = In lauwer: zijn Rapport is aangenomen, niemand kan hem deze ronde aanklagen.
convention-sign-denounced = Aangeklaagd: zijn lot is nog niet beslist.
convention-sign-summoned = Opgeroepen: hij vlucht, vindt een medeplichtige of staat terecht.
convention-sign-barred = In de Gevangenis: −{ $points } PP per ronde.
convention-sign-elected = Hoeveel er op dit moment herkozen zouden worden.
convention-sign-cards = Bewaarde Jacobijnenkaarten, die de anderen niet zien.
convention-sign-first = Deze fractie begint in elk van de zeven fasen van deze ronde.
convention-sign-packs = De kaarten die nog in beide stapels zitten.
convention-sign-die = De worp van een aanklacht: bevestigd bij 1 tot { $most }.

## Wie men mag kiezen, als iemand anders is aangeraakt

convention-sign-whom-move = Je stuurt eigen afgevaardigden die vrij zijn en in deze fase nog niet verplaatst zijn.
convention-sign-whom-report_choose = Je Rapporteur is een van je eigen afgevaardigden in de Conventie.
convention-sign-whom-agenda = Je klaagt een tegenstander aan in een zaal waar ook iemand van jou zit; niemand in lauwer, en niemand tweemaal.
convention-sign-whom-motion_propose = Een Motie noemt een tegenstander in welke zaal ook, maar niemand in lauwer, in de Gevangenis of op de Vlucht, en niemand tweemaal.
convention-sign-whom-mission_deputy = De kaart is voor een van je afgevaardigden op Missie die er nog geen heeft.
convention-sign-whom-joint = De missie wordt gedeeld met iemand op Missie van een andere speler.
convention-sign-whom-praise = Hij prijst een andere vrije afgevaardigde van zijn eigen fractie.
convention-sign-whom-club_assign = Een van je eigen afgevaardigden in de Club spreekt, ieder voor één kaart.
convention-sign-whom-club_target = De kaart zegt wie ze kan aanklagen; niemand in lauwer, en niemand tweemaal.
convention-sign-whom-defence = Je verdedigt alleen wie van jou in deze fase is aangeklaagd.
convention-sign-whom-summons = Een medeplichtige is van dezelfde fractie en zit in het Tribunaal.
convention-sign-whom-prison_attempt = Je gooit voor je eigen afgevaardigden in de Gevangenis, één keer voor elk.
convention-sign-whom-flight_attempt = Je gooit voor je eigen afgevaardigden op de Vlucht, één keer voor elk.
