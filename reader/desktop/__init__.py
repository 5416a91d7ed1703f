"""What the desktop tells and shows, without Qt: signs of presence, notifications, services."""
