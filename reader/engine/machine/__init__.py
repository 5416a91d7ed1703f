"""What the machine tells: power, network, clock, presence, and gaps."""
