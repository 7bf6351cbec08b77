### Adapters: de spellen zoals andermans gereedschap ze wil.

refusal-package_missing = { $package } is niet geïnstalleerd: installeer cabale[{ $extra }].
refusal-package_version = { $package } { $found } is geïnstalleerd; verwacht: { $least } of nieuwer, vóór { $below }. Installeer cabale[{ $extra }].
