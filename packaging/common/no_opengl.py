"""Runs first in the frozen program: pyqtgraph imports QtOpenGL even where it draws without. An empty module
stands in for it, nine megabytes lighter."""

import sys
from types import ModuleType

sys.modules["PySide6.QtOpenGL"] = ModuleType("PySide6.QtOpenGL")
