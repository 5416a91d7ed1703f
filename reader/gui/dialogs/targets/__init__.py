"""The settings page for targets: where posts can be sent, with a card for each and a form."""
