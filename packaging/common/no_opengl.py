"""Runs first in the program as it is installed: pyqtgraph imports QtOpenGL and QtOpenGLWidgets even where it
draws without. Nearly empty modules stand in for them, nine megabytes lighter."""

import sys
from types import ModuleType

_core, _widgets = ModuleType("PySide6.QtOpenGL"), ModuleType("PySide6.QtOpenGLWidgets")
# pyqtgraph derives classes from it that nobody makes an object of.
_widgets.QOpenGLWidget = type("QOpenGLWidget", (), {})  # type: ignore[attr-defined]
sys.modules[_core.__name__], sys.modules[_widgets.__name__] = _core, _widgets
