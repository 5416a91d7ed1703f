"""What hosts bear: their pace, pauses and bounds."""
