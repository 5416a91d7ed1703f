"""Episodes fetched ahead and on demand, kept and let go by rule."""
