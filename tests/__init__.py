# First of all, wherever a test or a measurement starts: it says how many threads numpy may have.
import reader as reader
