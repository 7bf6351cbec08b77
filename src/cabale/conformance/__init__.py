"""What every game keeps to, whoever wrote it: one function a property, that fails if it does not hold.

The tests of the house hold its own games against them, with many more examples; `cabale check` any game.
"""
