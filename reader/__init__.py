"""Paperround: a desktop feed reader that fetches just before its owner looks."""

import os as _os

__version__ = "0.1.0"

# Before numpy is first imported: our matrices are small, and a second thread would mostly spin.
_os.environ.setdefault("OPENBLAS_NUM_THREADS", "1")
