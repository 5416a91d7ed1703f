"""Modules that load when first used, and that this is the one way."""

from __future__ import annotations

import ast
import re
import subprocess
import sys
from pathlib import Path

import pytest

READER = Path(__file__).resolve().parents[3] / "reader"


BY_NAME = {"core/child_process.py", "cli/main.py", "core/frozen.py", "window/insights/view.py"}
"""These import by a name from a table."""


def find_other_ways(name: str, source: str) -> list[str]:
    """Every import in a module of ours that loads late in another way than core/lazy_import.py says."""
    tree = ast.parse(source)
    found = []
    for node in ast.walk(tree):
        match node:
            case ast.If(test=ast.Name(id="TYPE_CHECKING"), orelse=[_, *_]) if name != "core/lazy_import.py":
                found.append(f"{name}:{node.lineno}: imported twice, once for types")
            case ast.Call(func=ast.Name(id="import_module" | "__import__")) if name not in BY_NAME:
                found.append(f"{name}:{node.lineno}: imported by name")
            case ast.FunctionDef():
                inner = [module for one in ast.walk(node) for module in modules_of(one) if module.startswith("reader")]
                is_command = name.startswith("cli/") or name.endswith("/cli.py")
                allowed = r"reader\.window\b|reader\.features\.\w+\.window\b" if is_command else "nothing"
                found += [f"{name}:{node.lineno}: {module}" for module in inner if not re.match(allowed, module)]
    return found


def modules_of(node: ast.AST) -> list[str]:
    if isinstance(node, ast.Import):
        return [alias.name for alias in node.names]
    return [node.module or ""] if isinstance(node, ast.ImportFrom) else []


def test_nothing_loads_late_in_another_way():
    files = {str(path.relative_to(READER).as_posix()): path for path in READER.rglob("*.py")}
    assert files.keys() >= BY_NAME
    assert [one for name, path in files.items() for one in find_other_ways(name, path.read_text("utf-8"))] == []


@pytest.mark.parametrize(
    "source",
    [
        "if TYPE_CHECKING:\n    import html\nelse:\n    html = later('html')\n",
        "marks = import_module('reader.features.digest.service')\n",
        "def run():\n    from reader.services import marks\n",
    ],
)
def test_each_other_way_is_seen(source):
    assert len(find_other_ways("services/made.py", source)) == 1


RUN_ON_TWO_THREADS = """
import sys, threading
from pathlib import Path
import reader
folder = Path(sys.argv[1])
(folder / "slow.py").write_text("import time\\ntime.sleep(0.2)\\nANSWER = 42\\n")
reader.__path__.append(str(folder))
from reader import slow
assert type(slow).__name__ == "_LazyModule"
found = []
threads = [threading.Thread(target=lambda: found.append(slow.ANSWER)) for _ in range(8)]
for thread in threads:
    thread.start()
for thread in threads:
    thread.join()
assert found == [42] * 8, found
assert type(slow).__name__ == "module"
"""


def test_no_thread_sees_half_a_module(tmp_path):
    done = subprocess.run([sys.executable, "-c", RUN_ON_TWO_THREADS, str(tmp_path)], check=False, capture_output=True)
    assert done.returncode == 0, done.stderr.decode()


def test_a_module_that_fails_fails_again(tmp_path):
    code = (
        "import sys, reader; reader.__path__.append(sys.argv[1])\n"
        "from reader import broken\n"
        "for _ in range(2):\n"
        "    try:\n        broken.thing\n"
        "    except ZeroDivisionError:\n        print('again')\n"
    )
    (tmp_path / "broken.py").write_text("1 / 0\n")
    done = subprocess.run([sys.executable, "-c", code, str(tmp_path)], check=True, capture_output=True, text=True)
    assert done.stdout.split() == ["again", "again"]
