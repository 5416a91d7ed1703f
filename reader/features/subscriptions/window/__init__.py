"""The dialogs that add feeds, and the first start."""
