"""The program's life: start, first paint, hiding, closing."""
