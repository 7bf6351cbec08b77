"""What every game stands on: the agenda, chance, records, scenarios, talk, views. Knows no game."""
