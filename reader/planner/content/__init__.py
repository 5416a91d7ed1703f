"""What posts are about: words, profiles, stories, interest. Pure."""
