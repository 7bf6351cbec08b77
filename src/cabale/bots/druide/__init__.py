"""Le Grand Druide for automatons."""
