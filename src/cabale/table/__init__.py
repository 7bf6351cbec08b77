"""The web table: rooms, their logs, and where these are kept."""
