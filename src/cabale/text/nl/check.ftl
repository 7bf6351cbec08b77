### `cabale check`: what games keep to.

check-begins = { $game } ({ $package })
check-done = { $found ->
    [0] { $properties } eigenschappen bekeken, en ze kloppen alle.
    [one] { $properties } eigenschappen bekeken: één klopt niet.
   *[other] { $properties } eigenschappen bekeken: { $found } kloppen niet.
}
check-where = { $seats } plaatsen, zaad { $seed }, na { $place } woorden: … { $words }
check-plays = Een partij moet tot het einde speelbaar zijn.
check-repeats = Hetzelfde zaad moet dezelfde partij geven.
check-moves = Iemand kan zetten, of het spel is uit.
check-notation = Wat geschreven staat, leest terug als dezelfde zet.
check-log = Het logboek is het spel: een verslag moet tot dezelfde stelling leiden.
check-clone = Een kopie mag haar origineel nooit verstoren.
check-saved = Een bewaarde stelling moet gelijk teruglezen en net zo doorspelen.
check-values = Een stelling en een partij moeten gelijk zijn aan hun kopieën, en in een ander proces net zo doorspelen.
check-refusals = Wat niet aangeboden wordt, wordt geweigerd met een code (en een regel waar regels zijn), en verandert niets.
check-refused-moves = Een geweigerde zet mag niets veranderen, en niemand antwoordt die niet gevraagd is.
check-default = Een plaats die zwijgt, moet een toegestane zet krijgen.
check-question = Een vraag moet de open zetten aanbieden en niets anders.
check-wire = Een aanzicht moet de lijn overleven.
check-key = De sleutel van een aanzicht moet precies daar gelijk zijn waar het aanzicht gelijk is.
check-bounds = Wat het zegt over het grootste aantal zetten, uitkomsten en beslissingen moet kloppen.
check-redealt = Eerlijkheid: wat een plaats niet kan zien, mag niets veranderen aan wat haar bereikt.
check-alike = Eerlijkheid: twee stellingen die er voor een plaats gelijk uitzien, moeten voor haar gelijk verdergaan.
check-passes = Eerlijkheid: niemand mag merken wie in een venster gepast heeft.
check-sealed = De volgorde waarin verzegelde antwoorden komen, mag geen verschil maken.
check-unheard = Antwoorden die niet gehoord worden, mogen geen spoor nalaten.
check-opened = Een open aanzicht mag maar één stelling toelaten.
check-asked = In een ingebeelde stelling moet iemand kunnen antwoorden tot ze uit is.
check-public = Wat iedereen weet, moet in een ingebeelde stelling hetzelfde zijn.
check-told = Wie iets verteld werd, moet het in een ingebeelde stelling ook verteld zijn.
check-played-on = Een ingebeelde stelling moet tot het einde speelbaar zijn.
check-preview = Een vooruitblik moet de stelling laten zoals ze is.
check-numbers = Een rij getallen om van te leren moet zijn zoals haar kolommen zeggen, en niets vertellen dan wat haar plaats weet.
check-bot = Wat op niveau `regular` speelt moet een toegestaan antwoord geven, met een reden.
check-drawing = De tekening die het spel meebrengt moet elk aanzicht tekenen, ook als het spel uit is.
check-aid = De spelhulp die het meebrengt moet in elke taal een kaart zijn, voor elk aantal plaatsen.
check-without-rules = Het brengt geen genummerde regels mee: er valt niets op te zoeken.
check-without-words = Het brengt geen woorden mee: ze worden uit zijn sleutels gemaakt.
check-without-bot = Het brengt geen automaat mee: alle sterktes zoeken.
check-without-drawing = Het brengt geen tekening mee: de terminal toont zijn aanzichten zoals ze zijn.
check-words-read = Een tekstbestand moet helemaal te lezen zijn, met elk bericht één keer en geen van anderen.
check-words = Een tekst mag niets vragen wat hij niet krijgt.
check-asks = { $message } ({ $languages }) vraagt om { $asked }, en dat krijgt het niet.
check-meant = Bedoeld is misschien: { $names }.
check-given = Wat het krijgt: { $names }.
check-chooses = { $message } ({ $languages }) kiest naar { $asked }, en dat is nooit “{ $variant }”.
check-known = Wat het kan zijn: { $names }.
check-made = Opmerking ({ $languages }): deze woorden zijn van hun sleutels gemaakt zolang het spel ze niet meebrengt. Zo kan er gespeeld worden.
check-borrowed = Opmerking ({ $languages }): deze woorden staan in het Engels zolang het spel ze niet meebrengt.
check-untold = Opmerking: { $games ->
    [one] één willekeurig gespeelde partij heeft
   *[other] { $games } willekeurig gespeelde partijen hebben
} niets van deze soort verteld, al is die aangegeven: { $kinds }. Misschien is het zeldzaam, of geen stap vertelt het.
check-unasked = Opmerking ({ $languages }): niets vroeg om deze teksten in { $games ->
    [one] één willekeurige partij
   *[other] { $games } willekeurige partijen
}. Misschien zijn ze zeldzaam, of zijn hun sleutels verkeerd gespeld.
