"""Paperround: a desktop feed reader that fetches just before its user looks."""

import os as _os

from reader.core.lazy_import import load_modules_when_used as _load_modules_when_used

__version__ = "0.1.0"

# Before numpy is first imported: our matrices are small, and a second thread would mostly spin.
_os.environ.setdefault("OPENBLAS_NUM_THREADS", "1")
_load_modules_when_used()
