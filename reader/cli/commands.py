"""Tables of commands: each is declared once, with its name, help, arguments and function, and prints one way.

A function is called with the open store (or, without one, the profile) and what was typed. It returns nothing, an exit
code, or rows: objects that --json prints as a list, and a table of the declared columns otherwise.
"""

from __future__ import annotations

import argparse
from collections.abc import Callable, Sequence
from typing import Any, TypeAlias, TypeVar

from msgspec import Struct

from reader.cli.output import Row, say, show_json, show_table
from reader.cli.session import open_session
from reader.paths import Profile

LIST = "print a list of objects"
ONE = "print a list with one object"
Chosen = argparse.Namespace


class Argument(Struct, frozen=True):
    names: tuple[str, ...]
    options: dict[str, Any]


class Either(Struct, frozen=True):
    """Arguments that exclude each other."""

    arguments: tuple[Argument, ...]


class Answer(Struct, frozen=True):
    """What a command found. People read the table, where there is one, and then the lines."""

    rows: Sequence[Row] = ()
    lines: Sequence[str] = ()
    code: int = 0


Result: TypeAlias = Answer | Sequence[Row] | int | None
_Function = TypeVar("_Function", bound=Callable[[Any, Chosen], Result])


def flag(name: str, words: str) -> Argument:
    return Argument((name,), {"action": "store_true", "help": words})


def switch(name: str, words: str) -> Argument:
    """On, off (`--no-…`), or left as it is."""
    return Argument((name,), {"action": argparse.BooleanOptionalAction, "default": None, "help": words})


def value(name: str, metavar: str = "", words: str | None = None, **options: Any) -> Argument:
    """An option with a value, or a word in its place if the name has no hyphens."""
    return Argument((name,), {"help": words, **({"metavar": metavar} if metavar else {}), **options})


def either(*arguments: Argument) -> Either:
    return Either(arguments)


class Command(Struct, frozen=True):
    name: str
    words: str
    arguments: tuple[Argument | Either, ...]
    run: Callable[[Any, Chosen], Result]
    columns: tuple[str, ...] = ()
    empty: str = ""
    """What is said instead of a table without rows."""
    json: str | None = None
    """The help of --json; None for that of a list where there are columns, and empty if there is no such option."""
    epilog: str = ""
    with_store: bool = True

    def add_to(self, parser: argparse.ArgumentParser) -> None:
        for argument in self.arguments:
            if isinstance(argument, Argument):
                parser.add_argument(*argument.names, **argument.options)
            else:
                group = parser.add_mutually_exclusive_group()
                for one in argument.arguments:
                    group.add_argument(*one.names, **one.options)
        if as_json := self.json if self.json is not None else LIST if self.columns else "":
            parser.add_argument("--json", action="store_true", help=as_json)
        if self.epilog:
            parser.epilog, parser.formatter_class = self.epilog, argparse.RawDescriptionHelpFormatter
        parser.set_defaults(run=self._run)

    def _run(self, chosen: Chosen, profile: Profile) -> int:
        if not self.with_store:
            return self._print(self.run(profile, chosen), chosen)
        with open_session(profile) as session:
            return self._print(self.run(session, chosen), chosen)

    def _print(self, result: Result, chosen: Chosen) -> int:
        if result is None or isinstance(result, int):
            return result or 0
        answer = result if isinstance(result, Answer) else Answer(result)
        if getattr(chosen, "json", False):
            show_json(list(answer.rows))
            return answer.code
        if self.columns and (answer.rows or self.empty):
            show_table(answer.rows, self.columns, self.empty)
        for line in answer.lines:
            say(line)
        return answer.code


class Commands:
    """The commands of a file, or those below one of them."""

    def __init__(self, name: str = "", words: str = "", metavar: str = "WHAT", parser_class: Any = None) -> None:
        self.name, self.words = name, words
        self._options = {"metavar": metavar, **({"parser_class": parser_class} if parser_class else {})}
        self._own: Command | None = None
        self._all: list[Command | Commands] = []

    def add(
        self, name: str, words: str, *arguments: Argument | Either, **options: Any
    ) -> Callable[[_Function], _Function]:
        """Declare a command that the function below does; `options` are fields of `Command`."""

        def declare(run: _Function) -> _Function:
            self._all.append(Command(name, words, arguments, run, **options))
            return run

        return declare

    def group(self, name: str, words: str, **options: Any) -> Commands:
        """Declare a command that has others below it."""
        group = Commands(name, words, **options)
        self._all.append(group)
        return group

    def itself(self, **options: Any) -> Callable[[_Function], _Function]:
        """Declare what the command of a group does without one of those below it."""

        def declare(run: _Function) -> _Function:
            self._own = Command(self.name, self.words, (), run, **options)
            return run

        return declare

    def add_to(self, commands: Any) -> None:
        for one in self._all:
            # Without words it is called by Paperround alone, and not listed.
            parser = commands.add_parser(one.name, **({"help": one.words} if one.words else {}))
            if isinstance(one, Command):
                one.add_to(parser)
            else:
                one.add_below(parser)

    def add_below(self, parser: argparse.ArgumentParser) -> None:
        if self._own is not None:
            self._own.add_to(parser)
        self.add_to(parser.add_subparsers(dest="kind", required=self._own is None, **self._options))
