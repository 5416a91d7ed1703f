"""Which files of PySide6 the program uses, for every system: the rest is left out of what is installed.

Pure: names in, a decision out. A path is relative to the folder that holds `PySide6`, with slashes.
"""

from __future__ import annotations

import re

MODULES = ("QtCore", "QtGui", "QtWidgets", "QtNetwork", "QtSvg", "QtPrintSupport", "QtTest")
"""Python modules of Qt that are imported, by us or by pyqtgraph."""


def should_keep(path: str) -> bool:
    """Placeholder until the list is measured: everything stays."""
    return not re.search(r"(?i)webengine|qml|quick|designer", path)
