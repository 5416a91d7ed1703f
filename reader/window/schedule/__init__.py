"""The day ribbon at the foot of the window, and the popover that it opens."""
