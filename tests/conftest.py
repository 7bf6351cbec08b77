"""Settings of the whole suite."""

from __future__ import annotations

from hypothesis import HealthCheck, settings

# Without a deadline: a machine under load is no broken rule. Derandomized: a red run can be repeated.
settings.register_profile(
    "cabale",
    deadline=None,
    derandomize=True,
    max_examples=40,
    database=None,
    suppress_health_check=[HealthCheck.too_slow],
)
settings.load_profile("cabale")
