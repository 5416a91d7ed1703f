"""Modules that load when first used, so that a start waits only for what the first screen needs. Any thread.

Write the ordinary import under TYPE_CHECKING, for readers and checkers, and `lazy_import` in its else branch. Only for
parts that most starts never touch; never to get round a cycle.
"""

from __future__ import annotations

from importlib import import_module
from typing import Any


class _Late:
    def __init__(self, name: str) -> None:
        self._name = name

    def __getattr__(self, attribute: str) -> Any:
        found = getattr(import_module(self._name), attribute)
        # Functions and classes of a module do not change: the next use finds them here.
        self.__dict__[attribute] = found
        return found


def lazy_import(name: str) -> Any:
    """The module `name`, loaded at the first use of anything in it."""
    return _Late(name)
