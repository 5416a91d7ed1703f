"""What Paperround tells its owner, put into words: a table of English forms, and how they are filled in. No Qt."""
