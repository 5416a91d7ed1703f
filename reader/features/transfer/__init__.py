"""Moving in from other feed readers, and moving out with everything."""
