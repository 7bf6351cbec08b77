"""Le Lys et la Cocarde for automatons."""
