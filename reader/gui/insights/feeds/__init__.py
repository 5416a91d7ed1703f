"""The pages about all feeds and about one."""
