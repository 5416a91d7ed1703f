"""Passwords and keys that a command asks for."""

from __future__ import annotations

import sys
from getpass import getpass

from reader.errors import UsageError


def read_secret(what: str) -> str:
    """From standard input, a line each; a terminal is asked without showing what is typed."""
    if not sys.stdin.isatty():
        return sys.stdin.readline().rstrip("\r\n")
    try:
        return getpass(f"{what}: ")
    except EOFError:
        raise UsageError(f"{what}: nothing was typed, so nothing was done.") from None
