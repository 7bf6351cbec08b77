### Spellen van andere pakketten: wat er gezegd wordt als ze geen woorden meebrengen, en wat eraan schort.

made-deed =
    { $you ->
        [yes] Jij: { $what }.
       *[no] { $who }: { $what }.
    }
made-happened = { $what }.
made-details = { $what } ({ $details })
made-detail = { $label } { $value }
made-line = { $label }: { $value }.
made-ask = Wat doe je ({ $what })?
made-heading = { $what }
made-refusal = Dat mag niet: { $what }.
made-status = Het spel gaat door.

## Refusals

refusal-game_not_installed = Het spel “{ $game }” is hier niet geïnstalleerd; het pakket { $package } brengt het mee.
refusal-not_offered = Dat is geen antwoord op deze vraag; een van de aangeboden zetten wordt verwacht.
refusal-no_rules = Dit spel brengt geen genummerde regels mee.
refusal-no_guide = Dit spel brengt geen handleiding mee.
refusal-plugin_import = Het pakket { $package } kan niet geladen worden ({ $reason }); de andere spellen gaan door.
refusal-plugin_no_game = Het pakket { $package } noemt geen spel; de andere spellen gaan door.
refusal-plugin_clash = Het pakket { $package } brengt een spel “{ $game }” mee dat { $other } al heeft meegebracht: het blijft achterwege.
refusal-plugin_installed = Het spel “{ $game }” wordt gespeeld zoals het pakket { $package } het geïnstalleerd heeft; { $text } in deze map blijft achterwege.
refusal-plugin_field = Het spel “{ $game }” van het pakket { $package } heeft een fout veld { $field }, { $found }; verwacht: { $expected }. Het blijft achterwege.
refusal-plugin_undeclared = Het spel “{ $game }” van het pakket { $package } heeft geen veld { $field }; verwacht: { $expected }. Het blijft achterwege.
refusal-plugin_part = Het spel “{ $game }” van het pakket { $package } brengt een { $field } mee die niet geladen kan worden ({ $reason }).
refusal-plugin_words = Het spel “{ $game }” van het pakket { $package }: { $text } is niet te lezen ({ $reason }); wat daar staat wordt uit de sleutel gemaakt zolang het niet hersteld is.
refusal-plugin_words_twice = Het spel “{ $game }” van het pakket { $package }: in { $text } staat { $message }, dat er al is; maar één van beide wordt gezegd.
refusal-plugin_words_foreign = Het spel “{ $game }” van het pakket { $package }: in { $text } staat { $message }, dat niet bij zijn teksten hoort: hun sleutels beginnen met { $game }-.
refusal-plugin_raised = Het spel “{ $game }” van het pakket { $package } is vastgelopen ({ $reason }); de andere spellen gaan door.
refusal-plugin_thought = Het spel “{ $game }” van het pakket { $package } is vastgelopen terwijl een automaat nadacht ({ $reason }); het toeval antwoordt voor hem, en de partij gaat door.
