"""What Paperround tells its user, put into words: a table of English forms, and how they are filled in. No Qt."""
