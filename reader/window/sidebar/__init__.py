"""The sidebar: smart views, tags, folders and feeds with their counts."""
