"""Which module imports which, inside one package: read from the sources, with the standard library alone.

Late imports count: those inside functions, and those by name (`import_module`).
"""

from __future__ import annotations

import ast
from collections import defaultdict
from collections.abc import Collection, Iterator, Mapping
from pathlib import Path

from tests.syntax import walk

Graph = Mapping[str, Collection[str]]


def name_of(path: Path, root: Path) -> str:
    """The dotted name of a module, from its file."""
    parts = path.relative_to(root).with_suffix("").parts
    return ".".join(parts[:-1] if parts[-1] == "__init__" else parts)


def find_files(root: Path, package: str) -> dict[str, Path]:
    """The file of each module of a package."""
    return {name_of(path, root): path for path in sorted((root / package).rglob("*.py"))}


def imports_in(source: bytes, with_types: bool = False) -> Iterator[str]:
    """Names of modules, or of things in modules, that a file imports when it runs; or for its types, too."""
    tree = ast.parse(source)
    only_typed = _for_types_only(tree) if b"TYPE_CHECKING" in source and not with_types else ()
    unrun = {id(node) for statement in only_typed for node in walk(statement)}
    for node in walk(tree):
        if id(node) in unrun:
            continue
        if isinstance(node, ast.Import):
            yield from (alias.name for alias in node.names)
        elif isinstance(node, ast.ImportFrom) and node.module and not node.level:
            yield from (f"{node.module}.{alias.name}" for alias in node.names)
        elif isinstance(node, ast.Call) and name_of_call(node) == "import_module":
            yield from (
                part.value for part in node.args if isinstance(part, ast.Constant) and isinstance(part.value, str)
            )


def _for_types_only(tree: ast.Module) -> Iterator[ast.stmt]:
    for node in walk(tree):
        if isinstance(node, ast.If) and "TYPE_CHECKING" in ast.unparse(node.test):
            yield from node.body


def name_of_call(call: ast.Call) -> str:
    match call.func:
        case ast.Name(id=name) | ast.Attribute(attr=name):
            return name
    return ""


def make_graph(root: Path, package: str, with_types: bool = False) -> dict[str, set[str]]:
    """Which modules each module imports."""
    files = find_files(root, package)
    return {
        name: {_module_of(found, files) for found in imports_in(path.read_bytes(), with_types)} & files.keys() - {name}
        for name, path in files.items()
    }


def _module_of(imported: str, files: Collection[str]) -> str:
    """The module itself, or the one that holds the imported name."""
    return imported if imported in files else imported.rpartition(".")[0]


def find_importers(graph: Graph) -> dict[str, set[str]]:
    """Which modules import each module."""
    importers: dict[str, set[str]] = {name: set() for name in graph}
    for name, targets in graph.items():
        for target in targets:
            importers[target].add(name)
    return importers


def find_small_with_one_importer(root: Path, package: str, least_lines: int) -> dict[str, int]:
    """Modules that could be part of the one module that imports them, by their paths in the package, with their
    lines."""
    files = find_files(root, package)
    importers = find_importers(make_graph(root, package, with_types=True))
    small: dict[str, int] = {}
    for name, path in files.items():
        if path.stem in ("__init__", "__main__") or len(importers[name]) != 1:
            continue
        lines = len(path.read_text("utf-8").splitlines())
        if lines < least_lines:
            small[path.relative_to(root / package).as_posix()] = lines
    return small


def find_folder_cycles(graph: Graph) -> list[tuple[str, list[str]]]:
    """Packages whose children import each other in a circle, with these children. A child is a module or a folder
    with all in it. import-linter's `acyclic_siblings` finds the same, but for the topmost package: there each part of a
    feature counts as part of its layer."""
    packages = sorted({name.rpartition(".")[0] for name in graph} - {""})
    return [(package, cycle) for package in packages for cycle in find_cycles(_fold(graph, package))]


LAYERS = {
    "records": "core",
    "texts": "core",
    "store": "store",
    "parse": "parse",
    "planning": "planner",
    "worker": "engine",
    "service": "engine",
    "cli": "cli",
    "window": "window",
}
"""Which layer a part of a feature belongs to, by its name."""


def _fold(graph: Graph, package: str) -> dict[str, set[str]]:
    """Which children of a package import which."""
    inside = f"{package}."
    folded: dict[str, set[str]] = defaultdict(set)
    for name in graph:
        if name.startswith(inside):
            child = _child_of(package, name)
            targets = (target for target in graph[name] if target.startswith(inside))
            folded[child] |= {_child_of(package, target) for target in targets} - {child}
    return folded


def _child_of(package: str, name: str) -> str:
    child, *rest = name.removeprefix(f"{package}.").split(".")
    is_part = child == "features" and "." not in package and len(rest) > 1
    return LAYERS.get(rest[1], child) if is_part else child


def find_cycles(graph: Graph) -> list[list[str]]:
    """Groups of which each member reaches each other one, by names."""
    reached = {name: _reach(graph, name) for name in graph}
    groups = {
        frozenset(other for other in reached[name] if name in reached.get(other, ()))
        for name in graph
        if name in reached[name]
    }
    return sorted(sorted(group) for group in groups)


def _reach(graph: Graph, start: str) -> set[str]:
    reached: set[str] = set()
    waiting = [start]
    while waiting:
        new = set(graph.get(waiting.pop(), ())) - reached
        reached |= new
        waiting.extend(new)
    return reached
