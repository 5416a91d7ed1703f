"""The paper as pages: set in two columns, painted alike on screen, in a PDF and on a printer. No widgets, no store."""
