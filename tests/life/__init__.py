"""The first hour as a user lives it: a real window, a fresh profile, a server that misbehaves.

Judged from the server's log, the store and what a screen reader would say, never from inside the program. A station is
one thing the user does (`stations/`); `hour.py` has them in order. The test run lives the short ones, `dev.py bench
first-hour` all of them, with a picture of each.
"""
