# Beloften, in de spellen die ze kennen, en de tijd om te praten.

pledge-offer =
    { $you ->
        [seat] Je doet { $target } een voorstel: { $promise }.
        [target] { $seat } doet je een voorstel: { $promise }.
       *[nobody] { $seat } doet { $target } een voorstel: { $promise }.
    }
pledge-return = In ruil: { $promise }.
pledge-why = “{ $reason }”

pledge-standing-offered = wacht op antwoord
pledge-standing-accepted = afgesproken
pledge-standing-refused = geweigerd
pledge-standing-withdrawn = ingetrokken
pledge-standing-lapsed = nooit beantwoord

pledge-mark-open = moet nog komen
pledge-mark-kept = woord gehouden
pledge-mark-broken = woord gebroken
pledge-mark-void = nooit aan de orde
pledge-mark-released = hoefde niet meer: de ander had zijn woord gebroken
pledge-forced = een kaart die gespeeld moet worden telt niet

talking-for = Tijd om te praten. We wachten nog op { $names }.

refusal-no_pledges = In dit spel wordt niets op schrift beloofd.
refusal-pledge_to_oneself = Een belofte doe je aan iemand anders.
refusal-pledge_too_far = Een belofte geldt tot het eind van deze of de volgende ronde; verwacht: hoogstens { $most }.
refusal-no_such_promise = Dit kan nu niet worden beloofd; een van de beloften van het formulier wordt verwacht.
refusal-no_such_reason = Een reden wordt gegeven met een van de sleutels die het spel kent, in kleine letters en koppeltekens.
refusal-pledged_enough = Je hebt deze speler alles aangeboden wat men een ander in één spel kan aanbieden: { $most } beloften.
refusal-too_many_pledges = Te veel voorstellen wachten op antwoord; verwacht: hoogstens { $most }.
refusal-pledge_offered = Je hebt dit al voorgesteld.
refusal-no_such_pledge = Zo’n belofte is er niet, of het antwoord is niet aan jou.
refusal-pledge_answered = Over dit voorstel is al beslist.
refusal-pledge_too_late = Het spel is uit: er wordt niets meer beloofd.
refusal-not_talking = De tijd om te praten is voorbij.
refusal-for_machines = Alleen automaten mogen raden: antwoord wat je denkt.
