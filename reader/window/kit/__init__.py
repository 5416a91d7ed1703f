"""The kit that every part of the window uses: colours, fonts, icons, controls, bars, dates and counts in words."""
