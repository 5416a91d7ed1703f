"""The window. Qt is imported here first, so that whatever follows is imported by Python's own means again."""

import builtins

# Qt's Python side puts itself in the place of Python's import, to offer other spellings of its names to modules
# that ask for them, and reads the source of every module that is loaded from then on to see whether it does. None
# of ours asks, and the reading took a tenth of the start and kept some megabytes.
_plain_import = builtins.__import__

import PySide6.QtCore  # noqa: E402, F401

builtins.__import__ = _plain_import
