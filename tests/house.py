"""Figures that say how the program is built: `python3 dev.py house`, and `--at REV` for another commit beside it.

Standard library only, and nothing of the program is imported: any commit can be measured. The walks are in
tests/house_walks.toml: what one reads to follow a thing from its cause to its effect, as a tree. A line is a file and
what it defines; the line above it that is indented less is where one comes from: a file that must name it. Where a
signal, a message or a table lies between the two, the line ends with `via` and the word that both files name.
"""

from __future__ import annotations

import argparse
import ast
import gc
import re
import subprocess
import sys
import tarfile
import tomllib
from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass
from functools import cache
from io import BytesIO
from pathlib import Path
from statistics import median
from tempfile import TemporaryDirectory

from tests.import_graph import find_files, find_folder_cycles, find_small_with_one_importer, make_graph
from tests.syntax import walk

ROOT = Path(__file__).resolve().parents[1]
PACKAGE = "reader"
WALKS = "tests/house_walks.toml"
LEAST_LINES = 60
"""Of a module that only one other imports: whoever reads that one has to open this, too, so it should be part of it."""

Cycle = tuple[str, list[str]]


# --- walks ------------------------------------------------------------------------------------


@dataclass(frozen=True)
class Hop:
    file: str
    name: str
    """Of a function or a class, or of what a class defines: `Engine.run_once`."""
    via: str
    depth: int


@dataclass(frozen=True)
class Walk:
    title: str
    about: str
    hops: tuple[Hop, ...]

    @property
    def files(self) -> set[str]:
        return {hop.file for hop in self.hops}


_HOP = re.compile(r"(?P<indent> *)(?P<file>[\w/]+\.py): (?P<name>[\w.]+)(?: via (?P<via>\w+))?")


def read_walks(path: Path) -> list[Walk]:
    """The table of walks, or nothing where there is none."""
    if not path.exists():
        return []
    tables = tomllib.loads(path.read_text("utf-8"))["walk"]
    return [Walk(table["title"], table["about"], tuple(_read_hops(table["hops"]))) for table in tables]


def _read_hops(text: str) -> Iterator[Hop]:
    for line in text.strip("\n").splitlines():
        found = _HOP.fullmatch(line)
        if not found:
            raise ValueError(f"{WALKS}: not a hop: {line!r}")
        yield Hop(found["file"], found["name"], found["via"] or "", len(found["indent"]))


def check_walk(package: Path, walk: Walk) -> list[str]:
    """What is wrong with a walk: places that are not there, and steps that nothing in the code shows."""
    wrong: list[str] = []
    way: list[Hop] = []
    for hop in walk.hops:
        while way and way[-1].depth >= hop.depth:
            way.pop()
        if not defines(package / hop.file, hop.name):
            wrong.append(f"{hop.file} defines no {hop.name}")
        elif way:
            wrong += _check_step(package, way[-1], hop)
        elif hop is not walk.hops[0]:
            wrong.append(f"{hop.file}: {hop.name} comes from nowhere")
        way.append(hop)
    return wrong


def _check_step(package: Path, before: Hop, hop: Hop) -> Iterator[str]:
    if hop.via:
        yield from (
            f"{file} does not name {hop.via}, which leads to {hop.name} of {hop.file}"
            for file in (before.file, hop.file)
            if hop.via not in find_words(package / file)
        )
    elif _name_at_call(hop) not in find_words(package / before.file):
        yield f"{before.file} does not name {hop.name} of {hop.file}"


def _name_at_call(hop: Hop) -> str:
    """A class is named where one of its objects is made."""
    parts = hop.name.split(".")
    return parts[-2] if parts[-1] in ("__init__", "__call__") else parts[-1]


@cache
def _read_tree(path: Path) -> ast.Module | None:
    return ast.parse(path.read_bytes()) if path.exists() else None


def defines(path: Path, name: str) -> bool:
    """Whether a file has a function or a class of this name, or a class with such a member."""
    tree = _read_tree(path)
    found: Sequence[ast.AST] = [] if tree is None else [tree]
    for part in name.split("."):
        inside = [node for outer in found for node in getattr(outer, "body", ())]
        found = [node for node in inside if part in _list_defined(node)]
    return bool(found)


def _list_defined(node: ast.AST) -> list[str]:
    match node:
        case ast.FunctionDef(name=name) | ast.AsyncFunctionDef(name=name) | ast.ClassDef(name=name):
            return [name]
        case ast.Assign(targets=targets):
            return [target.id for target in targets if isinstance(target, ast.Name)]
        case ast.AnnAssign(target=ast.Name(id=name)):
            return [name]
    return []


@cache
def find_words(path: Path) -> frozenset[str]:
    """All names that a file uses or defines, and the words of its texts, such as SQL and the keys of tables; not
    those of docstrings."""
    tree = _read_tree(path)
    return frozenset() if tree is None else frozenset(_list_words(tree))


def _list_words(tree: ast.AST) -> Iterator[str]:
    nodes = list(walk(tree))
    said = {id(node.value) for node in nodes if isinstance(node, ast.Expr)}
    for node in nodes:
        match node:
            case ast.Name(id=name) | ast.Attribute(attr=name) | ast.alias(name=name):
                yield name
            case ast.FunctionDef(name=name) | ast.AsyncFunctionDef(name=name) | ast.ClassDef(name=name):
                yield name
            case ast.Constant(value=str(text)) if id(node) not in said:
                yield from re.findall(r"\w+", text)


# --- figures ----------------------------------------------------------------------------------


@dataclass(frozen=True)
class House:
    figures: Mapping[str, float]
    cycles: Sequence[Cycle]
    walks: Sequence[Walk]
    wrong: Sequence[str]


def measure(root: Path) -> House:
    """The figures of the program in a folder, which may be any commit's."""
    files = find_files(root, PACKAGE)
    sources = {name: path.read_bytes() for name, path in files.items()}
    modules = [name for name, path in files.items() if path.stem not in ("__init__", "__main__")]
    nodes = [node for source in sources.values() for node in walk(ast.parse(source))]
    cycles = find_folder_cycles(make_graph(root, PACKAGE, with_types=True))
    walks = read_walks(root / WALKS)
    figures: dict[str, float] = {
        "lines": sum(len(source.splitlines()) for source in sources.values()),
        "modules": len(modules),
        "lines per module, median": median(len(sources[name].splitlines()) for name in modules),
        "signals": sum(map(_is_signal, nodes)),
        "connects": sum(map(_is_connect, nodes)),
        "lambdas": sum(isinstance(node, ast.Lambda) for node in nodes),
        "folder cycles": len(cycles),
        "children in them": sum(len(children) for _, children in cycles),
        "small modules with one importer": len(find_small_with_one_importer(root, PACKAGE, LEAST_LINES)),
    }
    for one in walks:
        figures[f"{one.title}: hops"] = len(one.hops)
        figures[f"{one.title}: files"] = len(one.files)
    wrong = [f"{one.title}: {what}" for one in walks for what in check_walk(root / PACKAGE, one)]
    return House(figures, cycles, walks, wrong)


def _is_signal(node: ast.AST) -> bool:
    """An attribute of a class that is a signal of Qt."""
    match node:
        case ast.Assign(value=ast.Call(func=ast.Name(id="Signal"))):
            return True
    return False


def _is_connect(node: ast.AST) -> bool:
    match node:
        case ast.Call(func=ast.Attribute(attr="connect")):
            return True
    return False


def measure_commit(revision: str) -> House:
    """The figures of another commit, by its own table of walks if it has one."""
    listing = _git("ls-tree", "-r", "--name-only", revision, PACKAGE, WALKS).decode().splitlines()
    with TemporaryDirectory() as folder:
        paths = [PACKAGE, *(path for path in listing if path == WALKS)]
        with tarfile.open(fileobj=BytesIO(_git("archive", revision, *paths))) as archive:
            archive.extractall(folder, filter="data")
        return measure(Path(folder))


def _git(*arguments: str) -> bytes:
    return subprocess.run(["git", *arguments], cwd=ROOT, check=True, stdout=subprocess.PIPE).stdout


def compare(houses: Mapping[str, House]) -> Iterator[str]:
    """The lines of a table with a column for each commit."""
    names = list(dict.fromkeys(name for house in houses.values() for name in house.figures))
    width = max(map(len, names))
    yield " " * width + "".join(f"{title[:14]:>16}" for title in houses)
    for name in names:
        cells = (house.figures.get(name) for house in houses.values())
        yield f"{name:{width}}" + "".join(f"{'-' if cell is None else f'{cell:,g}':>16}" for cell in cells)


def main() -> int:
    options = argparse.ArgumentParser(prog="dev.py house", description="Figures of how the program is built.")
    options.add_argument("--at", metavar="REV", help="another commit, for comparing")
    options.add_argument("--walks", action="store_true", help="also list the hops of each walk")
    chosen = options.parse_args()
    gc.disable()  # syntax trees hold no cycles, and there are millions of nodes to look through
    here = measure(ROOT)
    houses = {"here": here}
    if chosen.at:
        houses = {chosen.at: measure_commit(chosen.at), "here": here}
    print("\n".join(compare(houses)))
    print("\nFolder cycles here:")
    print("\n".join(f"  {package}: {', '.join(children)}" for package, children in here.cycles) or "  none")
    if chosen.walks:
        for one in here.walks:
            print(f"\n{one.title}, {one.about}:")
            print("\n".join(f"{' ' * (hop.depth + 2)}{hop.file}: {hop.name}" for hop in one.hops))
    for what in here.wrong:
        print(f"wrong in {WALKS}: {what}", file=sys.stderr)
    return 1 if here.wrong else 0


if __name__ == "__main__":
    raise SystemExit(main())
