"""The services that an account can be at: a module each, behind one protocol."""
