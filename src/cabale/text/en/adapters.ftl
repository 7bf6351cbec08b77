### Adapters: the games as other people’s tools want them.

refusal-package_missing = { $package } is not installed: install cabale[{ $extra }].
refusal-package_version = { $package } { $found } is installed; expected: { $least } or later, before { $below }. Install cabale[{ $extra }].
