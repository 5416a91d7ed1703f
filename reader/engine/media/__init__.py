"""Side fetches, which are no polls: pictures, pages, icons."""
