"""The desktop without Qt: signs of presence, notifications, background service, media keys."""
