"""The only way to load something late: modules of `reader` load when something in them is first used. Any thread.

`from reader.store import marks` costs nothing until the first `marks.something`; `from reader.store.marks import
set_read` loads the module right away. So import the module where it should load late (a dialog, a rare command), and
the name where it is needed anyway. Never use it to work around a cycle. Packages hold no code, so they load right away;
`reader.window` alone loads Qt, so the command line imports the window inside its functions.

A library that should load late (few starts need it, or only one system has it) is imported in a module of ours that
loads late; where that one is needed early, inside the functions that use it. Names of modules as text are for tables
only: the commands, the pages of the insights, the roles of child processes. tests/unit/core/test_lazy_import.py guards
this.
"""

from __future__ import annotations

import sys
from collections.abc import Sequence
from importlib.machinery import ModuleSpec
from threading import RLock
from types import ModuleType
from typing import TYPE_CHECKING, Any

if TYPE_CHECKING:
    from importlib.abc import Loader, MetaPathFinder
else:  # the import system asks for methods, not for bases, and `importlib.abc` would load six modules
    Loader = MetaPathFinder = object

# The import system asks these of modules that it already knows; they are set before a module runs.
_SET_BEFORE_LOADING = frozenset(
    {"__class__", "__spec__", "__name__", "__loader__", "__package__", "__file__", "__path__"}
)
# Held while a module runs, so no thread ever sees half of one. No lock of the import system is held at that time,
# because to Python a lazy module is imported as soon as it is known.
_loading = RLock()
_running: set[str] = set()


class _LazyModule(ModuleType):
    def __getattribute__(self, attribute: str) -> Any:
        if attribute not in _SET_BEFORE_LOADING:
            _load(self)
        return ModuleType.__getattribute__(self, attribute)


def _load(module: ModuleType) -> None:
    with _loading:
        name = module.__name__
        if type(module) is not _LazyModule or name in _running:
            return
        _running.add(name)
        try:
            module.__loader__.run(module)  # type: ignore[union-attr]
        finally:
            _running.discard(name)
        object.__setattr__(module, "__class__", ModuleType)


class _LazyLoader(Loader):
    def __init__(self, loader: Any) -> None:
        self._loader = loader

    def create_module(self, spec: ModuleSpec) -> ModuleType | None:
        return None

    def exec_module(self, module: ModuleType) -> None:
        module.__class__ = _LazyModule

    def run(self, module: ModuleType) -> None:
        self._loader.exec_module(module)

    def __getattr__(self, attribute: str) -> Any:
        return getattr(self._loader, attribute)  # `python -m`, tracebacks and resources ask for more


class _LazyFinder(MetaPathFinder):
    def find_spec(self, name: str, path: Sequence[str] | None, target: ModuleType | None = None) -> ModuleSpec | None:
        if not name.startswith("reader."):
            return None
        others = (finder for finder in sys.meta_path if finder is not self)
        spec = next(filter(None, (finder.find_spec(name, path, target) for finder in others)), None)
        if spec and spec.loader and spec.submodule_search_locations is None:
            spec.loader = _LazyLoader(spec.loader)
        return spec


def load_modules_when_used() -> None:
    """Install the finder; `reader/__init__.py` does it first of all."""
    sys.meta_path.insert(0, _LazyFinder())


def load(*modules: ModuleType) -> None:
    """Load these modules now, because later would be a bad time."""
    for module in modules:
        vars(module)
