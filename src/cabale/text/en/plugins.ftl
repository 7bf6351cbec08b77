### Games of other packages: what is made where they bring no words, and what is wrong with them.

made-deed =
    { $you ->
        [yes] You: { $what }.
       *[no] { $who }: { $what }.
    }
made-happened = { $what }.
made-details = { $what } ({ $details })
made-detail = { $label } { $value }
made-line = { $label }: { $value }.
made-ask = What do you do ({ $what })?
made-heading = { $what }
made-refusal = That is not allowed: { $what }.
made-status = The game goes on.

## Refusals

refusal-game_not_installed = The game “{ $game }” is not installed here; the package { $package } brings it.
refusal-not_offered = That is no answer to this question; one of the moves offered is expected.
refusal-no_rules = This game brings no numbered rules.
refusal-no_guide = This game brings no guide.
refusal-plugin_import = The package { $package } cannot be loaded ({ $reason }); the other games go on.
refusal-plugin_no_game = The package { $package } names no game; the other games go on.
refusal-plugin_clash = The package { $package } brings a game “{ $game }”, which { $other } has already brought: it is left out.
refusal-plugin_installed = The game “{ $game }” is played as the package { $package } installed it; { $text } in this folder is left out.
refusal-plugin_field = The game “{ $game }” of the package { $package } declares a wrong { $field }, { $found }; expected: { $expected }. It is left out.
refusal-plugin_undeclared = The game “{ $game }” of the package { $package } does not declare { $field }; expected: { $expected }. It is left out.
refusal-plugin_part = The game “{ $game }” of the package { $package } brings a { $field } that cannot be loaded ({ $reason }).
refusal-plugin_words = The game “{ $game }” of the package { $package }: { $text } cannot be read ({ $reason }); what stands there is made from its key until it is mended.
refusal-plugin_words_twice = The game “{ $game }” of the package { $package }: in { $text } stands { $message }, which is there already; only one of them is said.
refusal-plugin_words_foreign = The game “{ $game }” of the package { $package }: in { $text } stands { $message }, which is none of its words: their keys begin with { $game }-.
refusal-plugin_raised = The game “{ $game }” of the package { $package } failed ({ $reason }); the other games go on.
refusal-plugin_thought = The game “{ $game }” of the package { $package } failed while an automaton thought ({ $reason }); chance answers for it, and the game goes on.
