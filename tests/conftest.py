"""Settings of the whole suite."""

from __future__ import annotations

from hypothesis import HealthCheck, settings

from tests.effort import share

# Without a deadline: a machine under load is no broken rule. Derandomized: a red run can be repeated.
settings.register_profile(
    "cabale",
    deadline=None,
    derandomize=True,
    max_examples=share(40),
    database=None,
    suppress_health_check=[HealthCheck.too_slow],
)
# By night many more, and others every time; what fails is printed so that it can be tried again.
settings.register_profile(
    "night", settings.get_profile("cabale"), max_examples=200, derandomize=False, print_blob=True
)
settings.load_profile("cabale")
