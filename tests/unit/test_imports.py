"""Imports between modules make no circle, late ones counted: those inside functions, and those by name."""

from __future__ import annotations

import ast
from pathlib import Path

import pytest

from tests.import_graph import (
    find_cycles,
    find_folder_cycles,
    find_small_with_one_importer,
    imports_in,
    make_graph,
    name_of_call,
)
from tests.syntax import walk

ROOT = Path(__file__).resolve().parents[2]


def make_package(root: Path, **modules: str) -> None:
    """A package `made`; `a__b` is a module b in a folder a."""
    for name, source in modules.items():
        path = root / "made" / f"{name.replace('__', '/')}.py"
        path.parent.mkdir(parents=True, exist_ok=True)
        for folder in path.parents:
            if folder == root:
                break
            (folder / "__init__.py").touch()
        path.write_text(source)


def test_there_is_no_circle():
    graph = make_graph(ROOT, "reader")
    assert len(graph) > 300
    assert sum(map(len, graph.values())) > 1_000
    assert find_cycles(graph) == []


SERVERS = {"http.server", "socketserver", "wsgiref", "xmlrpc.server", "QTcpServer", "QHttpServer"}
OPENINGS = {"bind", "listen", "create_server", "start_server", "Listener"}
LOOPBACK_ONLY = {"features/demo/server.py", "engine/process/handover.py"}
"""Who opens a port, for this machine alone: the demo's feeds, and the line on which a second start is heard."""


def find_openings(source: bytes) -> list[str]:
    """What a file imports or calls to open a port."""
    names = [name for name in imports_in(source) if any(server in name for server in SERVERS)]
    calls = [node for node in walk(ast.parse(source)) if isinstance(node, ast.Call)]
    return names + [ast.unparse(call) for call in calls if _opens(call)]


def _opens(call: ast.Call) -> bool:
    return name_of_call(call) in OPENINGS


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


@pytest.fixture
def made(tmp_path):
    make_package(
        tmp_path,
        top="from made import inner\n",
        inner="def run():\n    import made.late\n",
        late="from typing import TYPE_CHECKING\n"
        "if TYPE_CHECKING:\n    from made import top\nelse:\n    named = import_module('made.named')\n",
        named="def run():\n    importlib.import_module('made.inner')\n",
    )
    return tmp_path


def test_each_kind_of_import_is_seen(made):
    graph = make_graph(made, "made")
    assert graph["made.top"] == {"made.inner"}
    assert graph["made.late"] == {"made.named"}
    assert find_cycles(graph) == [["made.inner", "made.late", "made.named"]]


def test_imports_for_types_are_seen_where_they_are_asked_for(made):
    graph = make_graph(made, "made", with_types=True)
    assert graph["made.late"] == {"made.named", "made.top"}
    assert find_cycles(graph) == [["made.inner", "made.late", "made.named", "made.top"]]


def test_a_folder_counts_with_all_that_is_in_it(tmp_path):
    make_package(
        tmp_path,
        one__a="import made.two\n",
        one__b="",
        two="from made.three import c\n",
        three__c="from made.one.b import thing\n",
        above="import made.one.a\n",
    )
    graph = make_graph(tmp_path, "made")
    assert find_cycles(graph) == []
    assert find_folder_cycles(graph) == [("made", ["one", "three", "two"])]


def test_two_folders_of_one_package_may_each_have_a_cycle(tmp_path):
    make_package(
        tmp_path,
        one__a="import made.one.b\n",
        one__b="import made.one.a\n",
        two__a="import made.two.b\n",
        two__b="import made.two.a\nimport made.one.a\n",
    )
    cycles = find_folder_cycles(make_graph(tmp_path, "made"))
    assert cycles == [("made.one", ["a", "b"]), ("made.two", ["a", "b"])]


def test_a_part_of_a_feature_counts_as_part_of_its_layer(tmp_path):
    make_package(
        tmp_path,
        window__app="import made.features.mail.window\n",
        features__mail__window="import made.window.kit\nimport made.features.mail.store\n",
        features__mail__store="import made.store.db\n",
        store__db="",
        window__kit="",
    )
    assert find_folder_cycles(make_graph(tmp_path, "made")) == []
    (tmp_path / "made/store/db.py").write_text("import made.features.mail.window\n")
    assert find_folder_cycles(make_graph(tmp_path, "made")) == [("made", ["store", "window"])]


def test_the_layers_make_no_circle():
    assert find_folder_cycles(make_graph(ROOT, "reader", with_types=True)) == []


def test_a_small_module_with_one_importer_is_found(tmp_path):
    long = "number = 1\n" * 5
    make_package(
        tmp_path,
        small="",
        small_for_types="",
        shared="",
        long=long,
        unused="",
        one="from made import small, shared, long\n" + long,
        two="from typing import TYPE_CHECKING\nif TYPE_CHECKING:\n    from made import small_for_types\n"
        + "import made.shared\n" * 2,
    )
    assert find_small_with_one_importer(tmp_path, "made", 5) == {"small.py": 0, "small_for_types.py": 0}
