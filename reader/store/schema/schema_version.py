"""The version of the schema, apart from it: whoever opens a database of this version needs nothing else of it."""

from __future__ import annotations

VERSION = 10
