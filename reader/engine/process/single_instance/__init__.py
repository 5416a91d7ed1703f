"""Single instance per profile: the lock that decides who is first, and how a second start hands over its wish."""
