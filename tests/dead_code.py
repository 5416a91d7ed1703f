"""Finds definitions in `reader/` that nothing in the product uses: `python -m tests.dead_code`. Part of `dev.py check`.

What only tests use is dead as well, and is deleted together with them; so is what only dead code uses. Uses are found
by name: of a module's own name in that module, where it is imported, and as an attribute anywhere; of a method or a
field as an attribute or a string. A name that also means something else can hide a dead definition; a living
one is never taken for dead, unless somebody outside calls it: those are in ALLOWED.
"""

from __future__ import annotations

import ast
import gc
import sys
from collections import Counter
from collections.abc import Iterable, Iterator
from dataclasses import dataclass, field
from functools import cached_property
from pathlib import Path

from tests.syntax import find_window_files, walk

ROOT = Path(__file__).resolve().parents[1]
PRODUCT = ROOT / "reader"
WINDOW = frozenset(find_window_files())
# Who may use what is in reader/: the product, and what packs it.
USERS = (PRODUCT, ROOT / "packaging")

# Used by somebody whom no line of the product shows, with the reason.
REASONS = {
    "http.server calls or reads them": "do_GET handle_error log_message daemon_threads protocol_version"
    " request_queue_size server_version sys_version",
    "argparse calls them": "_check_value parse_known_args",
    "the import system calls them": "create_module find_spec",
    "urllib3, http.client and ssl call or read them": "_new_conn response_class sslsocket_class",
    "datetime calls them": "dst fromutc",
    "ctypes reads it": "_fields_",
    "a result tells what was done, and tests hold the work to it": "from_backup was_cancelled whole_host",
    "tests look in through them, where the screen or a process would have to be asked": "asides engine_pid",
    "the name of a colour is put together: a pill's kind and _soft, or $bg_list in the style sheet": "bg_list err_soft ok_soft",
}
ALLOWED = frozenset(name for names in REASONS.values() for name in names.split())


# What a use can be; all other nodes are only walked through.
TELLING = (ast.Name, ast.Attribute, ast.ImportFrom, ast.Constant, ast.MatchClass)


@dataclass
class Uses:
    bare: Counter[str] = field(default_factory=Counter)
    """Loaded by their own name: these mean a definition of the same module."""
    modules: Counter[str] = field(default_factory=Counter)
    """Imported, asked of an imported module, or written in a string: may mean what any module defines."""
    members: Counter[str] = field(default_factory=Counter)
    """Attributes and strings: may mean what any class defines."""

    @classmethod
    def of(cls, nodes: Iterable[ast.AST], imported: frozenset[str]) -> Uses:
        uses = cls()
        for node in nodes:
            if type(node) in TELLING:
                uses._add(node, imported)
        return uses

    def _add(self, node: ast.AST, imported: frozenset[str]) -> None:
        match node:
            case ast.Name(id=name, ctx=ast.Load()):
                self.bare[name] += 1
            case ast.Attribute(value=holder, attr=name) if _is_module(holder, imported):
                self.modules[name] += 1
                self.members[name] += 1
            case ast.Attribute(attr=name, ctx=ast.Load()):
                self.members[name] += 1
            case ast.ImportFrom(names=imports):
                self.modules.update(alias.name for alias in imports)
            case ast.Constant(value=str(text)):
                last = text.replace(":", ".").rpartition(".")[2]
                self.modules[last] += 1
                self.members[last] += 1
            case ast.MatchClass(kwd_attrs=attributes):
                self.members.update(attributes)

    def forget(self, other: Uses) -> None:
        self.bare.subtract(other.bare)
        self.modules.subtract(other.modules)
        self.members.subtract(other.members)


def find_imported(nodes: Iterable[ast.AST]) -> frozenset[str]:
    """The names that imports bind in a file, late and lazy ones included."""
    found: set[str] = set()
    for node in nodes:
        match node:
            case ast.Import(names=names) | ast.ImportFrom(names=names):
                found.update(alias.asname or alias.name.partition(".")[0] for alias in names)
            case ast.Assign(targets=[ast.Name(id=name)], value=value) if _is_module(value, frozenset()):
                found.add(name)
    return frozenset(found)


def _is_module(node: ast.expr, imported: frozenset[str]) -> bool:
    match node:
        case ast.Name(id=name):
            return name in imported
        case ast.Call(func=ast.Name(id="import_module")):
            return True
    return False


@dataclass(eq=False)
class Definition:
    module: Module
    node: ast.stmt
    name: str
    holder: ast.ClassDef | None

    @cached_property
    def inside(self) -> Uses:
        """What it uses itself."""
        return Uses.of(walk(self.node), self.module.imported)

    @property
    def is_called_unnamed(self) -> bool:
        """Whether Python, Qt or a table of commands calls it: `@COMMANDS.add(...)` puts a function into one."""
        # Qt's virtual functions are written with capitals; no name of ours is.
        is_qts = self.module.is_gui and self.name[0].islower() and not self.name.islower()
        is_listed = any(map(_is_of_table, getattr(self.node, "decorator_list", ())))
        return self.name.startswith("__") or (self.holder is not None and is_qts) or is_listed


class Module:
    def __init__(self, path: Path) -> None:
        self.path = path
        self.tree = ast.parse(path.read_bytes())
        nodes = list(walk(self.tree))
        self.imported = find_imported(nodes)
        self.uses = Uses.of(nodes, self.imported)
        self.is_gui = path in WINDOW

    def list_definitions(self) -> Iterator[Definition]:
        for node in self.tree.body:
            yield from (Definition(self, node, name, None) for name in _names(node))
            if isinstance(node, ast.ClassDef):
                for inner in node.body:
                    yield from (Definition(self, inner, name, node) for name in _names(inner))


def _is_of_table(decorator: ast.expr) -> bool:
    match decorator:
        case ast.Call(func=ast.Attribute(value=ast.Name(id=table))):
            return table.isupper()
    return False


def _names(node: ast.stmt) -> list[str]:
    match node:
        case ast.FunctionDef(name=name) | ast.AsyncFunctionDef(name=name) | ast.ClassDef(name=name):
            return [name]
        case ast.Assign(targets=targets):
            inner = (part for target in targets for part in getattr(target, "elts", [target]))
            return [target.id for target in inner if isinstance(target, ast.Name)]
        case ast.AnnAssign(target=ast.Name(id=name)):
            return [name]
    return []


def find_dead() -> tuple[list[Definition], frozenset[str]]:
    """What is dead, and which names are on the list of exceptions for nothing."""
    modules = [Module(path) for user in USERS for path in sorted(user.rglob("*.py"))]
    everywhere = Uses()
    for module in modules:
        everywhere.modules.update(module.uses.modules)
        everywhere.members.update(module.uses.members)
    ours = [one for module in modules if PRODUCT in module.path.parents for one in module.list_definitions()]
    needless = ALLOWED - {one.name for one in ours if one.name in ALLOWED and _is_dead(one, everywhere)}
    dead: list[Definition] = []
    alive = [one for one in ours if one.name not in ALLOWED and not one.is_called_unnamed]
    while found := [one for one in alive if _is_dead(one, everywhere)]:
        dead += found
        gone = {one.node for one in found}
        alive = [one for one in alive if one not in found and one.holder not in gone]
        for one in found:
            if len(_names(one.node)) > 1:
                continue  # what is assigned to others may live
            everywhere.forget(one.inside)
            one.module.uses.forget(one.inside)
    return dead, needless


def _is_dead(one: Definition, everywhere: Uses) -> bool:
    """Calling itself is no use. What a definition uses itself is looked at last: most are used elsewhere."""
    name, here = one.name, one.module.uses
    if one.holder is not None:
        is_used = everywhere.members[name] > here.members[name] or here.members[name] > one.inside.members[name]
        return not is_used and not _is_listed(name, one.holder)
    if everywhere.modules[name] > here.modules[name]:
        return False
    mine = one.inside
    return here.modules[name] + here.bare[name] <= mine.modules[name] + mine.bare[name]


def _is_listed(name: str, holder: ast.ClassDef) -> bool:
    """A class may have a table of its own methods."""
    tables = (node.value for node in holder.body if isinstance(node, ast.Assign | ast.AnnAssign) and node.value)
    return any(isinstance(node, ast.Name) and node.id == name for table in tables for node in ast.walk(table))


def main() -> int:
    gc.disable()  # syntax trees hold no cycles, and there are millions of nodes to look through
    dead, needless = find_dead()
    for one in sorted(dead, key=lambda one: (one.module.path, one.node.lineno)):
        print(f"{one.module.path.relative_to(ROOT)}:{one.node.lineno}: nothing but tests uses {one.name}")
    for name in sorted(needless):
        print(f"tests/dead_code.py: {name} is used or gone; take it off the list")
    return 1 if dead or needless else 0


if __name__ == "__main__":
    sys.exit(main())
