"""One file for each thing a user does in the first hour; each has a function `live(life)`."""
