"""A store in a real file, as the tests of the store have it."""

from __future__ import annotations

from tests.unit.store.conftest import conn, path

__all__ = ["conn", "path"]
