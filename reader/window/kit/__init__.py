"""The kit every part of the window stands on: colours, fonts, icons, controls, bars, dates and counts in words."""
