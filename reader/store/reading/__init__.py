"""What is kept of the owner's reading and presence, and its erasing."""
