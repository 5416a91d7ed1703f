"""Imports between modules make no circle, late ones counted: those inside functions, and those by name."""

from __future__ import annotations

import ast
from collections.abc import Container, Iterator
from pathlib import Path

from tests.syntax import walk

ROOT = Path(__file__).resolve().parents[2]
LATE = {"lazy_import", "import_module"}


def name_of(path: Path, root: Path) -> str:
    parts = path.relative_to(root).with_suffix("").parts
    return ".".join(parts[:-1] if parts[-1] == "__init__" else parts)


def imports_in(source: bytes) -> Iterator[str]:
    """Names of modules, or of things in modules, that a file imports when it runs."""
    tree = ast.parse(source)
    only_typed = _for_types_only(tree) if b"TYPE_CHECKING" in source else ()
    unrun = {id(node) for statement in only_typed for node in walk(statement)}
    for node in walk(tree):
        if id(node) in unrun:
            continue
        if isinstance(node, ast.Import):
            yield from (alias.name for alias in node.names)
        elif isinstance(node, ast.ImportFrom) and node.module and not node.level:
            yield from (f"{node.module}.{alias.name}" for alias in node.names)
        elif isinstance(node, ast.Call) and _name_of_call(node) in LATE:
            yield from (
                part.value
                for part in node.args
                if isinstance(part, ast.Constant) and isinstance(part.value, str)
            )


def _for_types_only(tree: ast.Module) -> Iterator[ast.stmt]:
    for node in walk(tree):
        if isinstance(node, ast.If) and "TYPE_CHECKING" in ast.unparse(node.test):
            yield from node.body


def _name_of_call(call: ast.Call) -> str:
    match call.func:
        case ast.Name(id=name) | ast.Attribute(attr=name):
            return name
    return ""


def make_graph(root: Path, package: str) -> dict[str, set[str]]:
    """Which module imports which, inside one package."""
    files = {name_of(path, root): path for path in sorted((root / package).rglob("*.py"))}
    return {
        name: {_module_of(found, files) for found in imports_in(path.read_bytes())} & files.keys() - {name}
        for name, path in files.items()
    }


def _module_of(imported: str, files: Container[str]) -> str:
    """The module itself, or the one that holds the imported name."""
    return imported if imported in files else imported.rpartition(".")[0]


def find_circle(graph: dict[str, set[str]]) -> list[str]:
    """One circle, or nothing: modules are taken away while they import none that is left."""
    left = {name: set(targets) for name, targets in graph.items()}
    while free := {name for name, targets in left.items() if not targets}:
        left = {name: targets - free for name, targets in left.items() if name not in free}
    if not left:
        return []
    walk = [min(left)]
    while walk.count(walk[-1]) == 1:
        walk.append(min(left[walk[-1]]))
    return walk[walk.index(walk[-1]) :]


def test_there_is_no_circle():
    assert find_circle(make_graph(ROOT, "reader")) == []


SERVERS = {"http.server", "socketserver", "wsgiref", "xmlrpc.server", "QTcpServer", "QHttpServer"}
OPENINGS = {"bind", "listen", "create_server", "start_server", "Listener"}
LOOPBACK_ONLY = {"demo/server.py", "engine/process/single_instance/handover.py"}
"""Who opens a port, for this machine alone: the demo's feeds, and the line on which a second start is heard."""


def find_openings(source: bytes) -> list[str]:
    """What a file imports or calls to open a port."""
    names = [name for name in imports_in(source) if any(server in name for server in SERVERS)]
    calls = [node for node in walk(ast.parse(source)) if isinstance(node, ast.Call)]
    return names + [ast.unparse(call) for call in calls if _opens(call)]


def _opens(call: ast.Call) -> bool:
    """Methods of our own that listen to a pipe or to the desktop are told apart by what they are called on."""
    is_ours = ast.unparse(call.func) in ("window.listen",)
    return _name_of_call(call) in OPENINGS and not is_ours


def test_nobody_listens_to_the_network():
    files = {path.relative_to(ROOT / "reader").as_posix(): path for path in (ROOT / "reader").rglob("*.py")}
    found = {name: openings for name, path in files.items() if (openings := find_openings(path.read_bytes()))}
    assert found.keys() == LOOPBACK_ONLY, found
    for name in LOOPBACK_ONLY:
        assert b'"127.0.0.1"' in files[name].read_bytes()
        assert b"0.0.0.0" not in files[name].read_bytes()


def test_each_way_to_open_a_port_is_seen():
    assert find_openings(b"from http.server import HTTPServer")
    assert find_openings(b"def run():\n    import socketserver")
    assert find_openings(b"from PySide6.QtNetwork import QTcpServer")
    assert find_openings(b"line = socket.create_server(('', 80))")
    assert find_openings(b"line.bind(('', 80))")
    assert not find_openings(b"socket.create_connection(('paper.example', 80))")


def test_each_kind_of_import_is_seen(tmp_path):
    package = tmp_path / "made"
    package.mkdir()
    (package / "__init__.py").write_text("")
    (package / "top.py").write_text("from made import inner\n")
    (package / "inner.py").write_text("def run():\n    import made.late\n")
    (package / "late.py").write_text(
        "from typing import TYPE_CHECKING\n"
        "if TYPE_CHECKING:\n    from made import top\nelse:\n    named = lazy_import('made.named')\n"
    )
    (package / "named.py").write_text("def run():\n    importlib.import_module('made.inner')\n")
    graph = make_graph(tmp_path, "made")
    assert graph["made.top"] == {"made.inner"}
    assert graph["made.late"] == {"made.named"}
    assert find_circle(graph) == ["made.inner", "made.late", "made.named", "made.inner"]
