"""What fires later ends with its window: every QObject of ours that is no widget is given a parent when it is made,
every single shot has its receiver, and only `kit/screens.py` works in Qt's thread pool.

An object without a parent lives as long as Python likes: its timer, or the pool's answer to it, then comes to widgets
that are gone.
"""

from __future__ import annotations

import ast
from collections.abc import Iterator
from pathlib import Path

from PySide6 import QtCore, QtWidgets

from tests.syntax import find_window_files, walk

# These have threads of their own that speak through them; whoever makes them closes them, and waits for that.
CLOSED_BY_HAND = {
    "Bridge": "its last writes are awaited after the window is gone",
    "EngineLink": "closed by AppLifetime, when the engine has ended",
    "InstanceListener": "closed by AppLifetime: nobody may ring at a profile that is given back",
    "_Answers": "is there for good, to hear of work for whoever is not",
}


QT_OBJECTS = {"QObject", "QTimer", "QAction", "QPropertyAnimation", "QVariantAnimation", "QSocketNotifier"}
"""Of Qt's own; others, such as a QBuffer, live inside one function."""


class Classes:
    """The classes of the window that are QObjects and no widgets, by name."""

    def __init__(self, trees: dict[Path, ast.Module]) -> None:
        nodes = [node for tree in trees.values() for node in walk(tree) if isinstance(node, ast.ClassDef)]
        self._nodes = {node.name: node for node in nodes}

    def needs_parent(self, name: str) -> bool:
        is_known = name in self._nodes or name in QT_OBJECTS
        return is_known and name not in CLOSED_BY_HAND and self.is_object(name)

    def is_object(self, name: str) -> bool:
        node = self._nodes.get(name)
        if node is not None:
            return any(self.is_object(ast.unparse(base).partition("[")[0]) for base in node.bases)
        qt = getattr(QtCore, name, getattr(QtWidgets, name, None))
        if not isinstance(qt, type) or not issubclass(qt, QtCore.QObject):
            return False
        return not issubclass(qt, QtWidgets.QWidget | QtCore.QCoreApplication | QtWidgets.QLayout)

    def find_parent_argument(self, name: str) -> tuple[int, str]:
        """Place and name of the argument that makes the parent, in a call of the class."""
        node = self._nodes.get(name)
        if node is None:
            return 0, "parent"
        for function in node.body:
            if isinstance(function, ast.FunctionDef) and function.name == "__init__":
                given = [one.arg for one in function.args.args[1:]]
                passed = [ast.unparse(one).partition(".")[0] for one in _super_call(function).args]
                parent = next((one for one in reversed(passed) if one in given), "")
                return (given.index(parent) if parent else 99), parent
        return self.find_parent_argument(ast.unparse(node.bases[0]))


def _super_call(function: ast.FunctionDef) -> ast.Call:
    calls = (node for node in walk(function) if isinstance(node, ast.Call))
    return next(call for call in calls if ast.unparse(call.func) == "super().__init__")


def _list_calls(tree: ast.Module) -> Iterator[tuple[ast.Call, str]]:
    """Calls of a name, or of a name's attribute."""
    for node in walk(tree):
        match node:
            case ast.Call(func=ast.Name(id=name)):
                yield node, name
            case ast.Call(func=ast.Attribute(value=ast.Name(id=holder), attr=name)):
                yield node, f"{holder}.{name}"


def find_orphans(trees: dict[Path, ast.Module]) -> Iterator[str]:
    classes = Classes(trees)
    for path, tree in trees.items():
        for call, name in _list_calls(tree):
            where = f"{path.name}:{call.lineno}"
            if name == "QTimer.singleShot" and len(call.args) < 3:
                yield f"{where}: a single shot without a receiver"
            if name.startswith("QThreadPool.") and path.name != "screens.py":
                yield f"{where}: the thread pool"
            made = name.rpartition(".")[2]
            if classes.needs_parent(made):
                place, keyword = classes.find_parent_argument(made)
                is_star = any(isinstance(one, ast.Starred) for one in call.args)
                if not is_star and len(call.args) <= place and keyword not in {one.arg for one in call.keywords}:
                    yield f"{where}: {made} without a parent"


def test_whatever_fires_later_has_a_parent() -> None:
    trees = {path: ast.parse(path.read_bytes()) for path in find_window_files()}
    assert len(trees) > 100
    assert list(find_orphans(trees)) == []


MADE = """
class Waiter(QObject):
    def __init__(self, bridge, parent=None):
        super().__init__(parent)
        self.timer = QTimer(self)
        self.other = QTimer()
class Child(Waiter):
    pass
class Kept(QObject):
    def __init__(self, common):
        super().__init__(common.parent)
class Pane(QWidget):
    pass
def make(bridge, common, window):
    Waiter(bridge, window), Waiter(bridge, parent=window), Kept(common), Pane(), Child(bridge, window)
    Waiter(bridge)
    Child(bridge)
    QTimer.singleShot(0, window, window.close)
    QTimer.singleShot(0, window.close)
    QThreadPool.globalInstance().start(window.close)
"""


def test_what_has_none_is_found() -> None:
    assert sorted(find_orphans({Path("made.py"): ast.parse(MADE)})) == [
        "made.py:16: Waiter without a parent",
        "made.py:17: Child without a parent",
        "made.py:19: a single shot without a receiver",
        "made.py:20: the thread pool",
        "made.py:6: QTimer without a parent",
    ]
