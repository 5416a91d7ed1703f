"""Wine as a stand-in for Windows, and what Wine 8 lacks for it. Only for checks: nothing of this is ever shipped."""
