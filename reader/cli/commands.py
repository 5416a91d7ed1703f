"""How commands are declared: once, with name, help, arguments and function. All of them print the same way.

A function gets the open store (or the profile, if it needs no store) and what was typed. It returns nothing, an exit
code, or rows: --json prints them as a list of objects, otherwise they become a table of the declared columns.
"""

from __future__ import annotations

import argparse
from collections.abc import Callable, Iterator, Sequence
from contextlib import closing, contextmanager
from typing import Any, TypeAlias, TypeVar

from msgspec import Struct

import reader.store.feeds as feed_rows
from reader.cli.output import Row, make_table, say, show_json
from reader.core.clock import Clock, SystemClock
from reader.core.errors import UsageError
from reader.core.paths import Profile
from reader.core.records.stored import Feed
from reader.core.settings import Settings
from reader.features.accounts.records import ONLY_HERE, Account
from reader.features.accounts.store import list_accounts
from reader.store.db import Connection, open_store
from reader.store.settings import load_settings
from reader.store.sqlite_errors import plain_errors

_One = TypeVar("_One")


class Session(Struct, frozen=True):
    profile: Profile
    conn: Connection
    settings: Settings
    clock: Clock

    @property
    def now(self) -> float:
        return self.clock.now()


@contextmanager
def open_session(profile: Profile) -> Iterator[Session]:
    clock = SystemClock()
    with plain_errors(), closing(open_store(profile.database, clock.now())) as conn:
        yield Session(profile, conn, load_settings(conn), clock)


def get_account(session: Session, text: str) -> Account:
    """The account with a number, name or address."""
    named = [(one, one.id, (one.name, one.url)) for one in list_accounts(session.conn)]
    return get_only(named, text, f"There's no account {text!r}. Run 'paperround account' to list your accounts.")


def get_only(named: Sequence[tuple[_One, int, Sequence[str]]], text: str, unknown: str) -> _One:
    """Find the one thing with this number or name. UsageError if there is none, or more than one."""
    wanted = text.strip().casefold()
    numbered = [one for one, number, _ in named if str(number) == wanted]
    found = numbered or [one for one, _, names in named if wanted in map(str.casefold, names)]
    if len(found) > 1:
        raise UsageError(f"More than one is called {text!r}. Use the number instead.")
    if not found:
        raise UsageError(unknown)
    return found[0]


def find_account_id(session: Session, text: str | None) -> int | None:
    """The account for new feeds; None if the accounts' settings decide."""
    if text is None:
        return None
    return ONLY_HERE if text == "none" else get_account(session, text).id


def get_feed(session: Session, text: str) -> Feed:
    """The feed with an address, an id or an exact name."""
    feeds = feed_rows.list_feeds(session.conn)
    wanted = text.strip()
    for matches in (
        [feed for feed in feeds if feed.url == wanted],
        [feed for feed in feeds if str(feed.id) == wanted],
        [feed for feed in feeds if feed.name.casefold() == wanted.casefold()],
        [feed for feed in feeds if _bare(feed.url) == _bare(wanted)],
    ):
        if len(matches) == 1:
            return matches[0]
        if matches:
            raise UsageError(f"More than one feed is called {wanted!r}. Use the address instead.")
    raise UsageError(f"You aren't subscribed to {wanted!r}. Run 'paperround feeds' to list your feeds.")


def _bare(address: str) -> str:
    return address.partition("://")[2].rstrip("/").lower() or address.rstrip("/").lower()


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
    """What a command found. People see the table, if there is one, and then the lines."""

    rows: Sequence[Row] = ()
    lines: Sequence[str] = ()
    code: int = 0


Result: TypeAlias = Answer | Sequence[Row] | int | None
_Function = TypeVar("_Function", bound=Callable[[Any, Chosen], Result])


def flag(name: str, words: str) -> Argument:
    return Argument((name,), {"action": "store_true", "help": words})


def switch(name: str, words: str) -> Argument:
    """An option that turns something on, or off as `--no-…`; without it, nothing changes."""
    return Argument((name,), {"action": argparse.BooleanOptionalAction, "default": None, "help": words})


def value(name: str, metavar: str = "", words: str | None = None, **options: Any) -> Argument:
    """An option with a value, or a positional argument if the name has no hyphens."""
    return Argument((name,), {"help": words, **({"metavar": metavar} if metavar else {}), **options})


def either(*arguments: Argument) -> Either:
    return Either(arguments)


def only_given(**options: Any) -> dict[str, Any]:
    """The options that were given; those that were not are None."""
    return {name: value for name, value in options.items() if value is not None}


class Command(Struct, frozen=True):
    name: str
    words: str
    arguments: tuple[Argument | Either, ...]
    run: Callable[[Any, Chosen], Result]
    columns: tuple[str, ...] = ()
    empty: str = ""
    """Printed instead of a table without rows."""
    json: str | None = None
    """The help of --json. None means that of a list if there are columns; empty means there is no such option."""
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
        table = make_table(answer.rows, self.columns) if self.columns and answer.rows else [self.empty]
        for line in [*filter(None, table), *answer.lines]:
            say(line)
        return answer.code


class Commands:
    """The commands of a module, or the subcommands of one of them."""

    def __init__(self, name: str = "", words: str = "", metavar: str = "COMMAND", parser_class: Any = None) -> None:
        self.name, self.words = name, words
        self._options = {"metavar": metavar, **({"parser_class": parser_class} if parser_class else {})}
        self._own: Command | None = None
        self._all: list[Command | Commands] = []

    def add(
        self, name: str, words: str, *arguments: Argument | Either, **options: Any
    ) -> Callable[[_Function], _Function]:
        """Declare the function below as a command; `options` are fields of `Command`."""

        def declare(run: _Function) -> _Function:
            self._all.append(Command(name, words, arguments, run, **options))
            return run

        return declare

    def group(self, name: str, words: str, **options: Any) -> Commands:
        """Declare a command with subcommands."""
        group = Commands(name, words, **options)
        self._all.append(group)
        return group

    def lists(self, words: str, **options: Any) -> Callable[[_Function], _Function]:
        """Declare what a group does as `list` and without a subcommand."""

        def declare(run: _Function) -> _Function:
            self._own = Command("list", words, (), run, **options)
            self._all.append(self._own)
            return run

        return declare

    def add_to(self, commands: Any) -> None:
        for one in self._all:
            parser = commands.add_parser(one.name, help=one.words)
            if isinstance(one, Command):
                one.add_to(parser)
            else:
                one.add_below(parser)

    def add_below(self, parser: argparse.ArgumentParser) -> None:
        if self._own is not None:
            self._own.add_to(parser)
        self.add_to(parser.add_subparsers(dest="kind", required=self._own is None, **self._options))
