"""One file for each thing an owner does in the first hour; each has a function `live(life)`."""
