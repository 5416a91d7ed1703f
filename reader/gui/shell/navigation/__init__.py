"""Ways to places, pages and dialogs, and back."""
