"""Command-line entry point: finds the command, runs it, turns what happens into an exit code and a sentence."""

from __future__ import annotations

import argparse
import gc
import os
import re
import sys
import traceback
from collections.abc import Sequence
from importlib import import_module
from pathlib import Path

from reader import __version__
from reader.cli.arguments import SentenceParser, parse_folder, parse_id
from reader.cli.output import complain, speak_utf_8
from reader.errors import PaperroundError, as_disk_error
from reader.paths import Profile, get_profile
from reader.private_files import make_private_file, make_private_folder

# Which file holds which commands. Only the one that is needed is imported, so that a start is quick.
ROOMS = {
    "reader.cli.subscriptions": ("add", "remove", "feeds", "import", "export", "edit"),
    "reader.cli.refreshing": ("refresh",),
    "reader.cli.accounts": ("account", "sync"),
    "reader.cli.mail": ("mail",),
    "reader.cli.polling": ("poll", "seen", "plan"),
    "reader.cli.running": ("quit", "background", "demo"),
    "reader.cli.catching_up": ("ready", "calm", "away", "seldom"),
    "reader.cli.statistics": ("stats", "log"),
    "reader.cli.entries": ("entries", "read", "tag", "mark"),
    "reader.cli.searching": ("search", "searches"),
    "reader.cli.rules": ("rules",),
    "reader.cli.sending": ("send", "targets"),
    "reader.cli.edition": ("edition", "render"),
    "reader.cli.podcasts": ("podcasts",),
    "reader.cli.content": ("topics", "similar", "stories", "for-you"),
    "reader.cli.settings": ("settings", "erase-reading"),
    "reader.cli.doctor": ("doctor", "licences"),
    "reader.cli.pages": ("extract", "page"),
    "reader.cli.lab": ("lab",),
}

_ADDRESS = re.compile(r"(?:feed:|rss:|podcast:|itpc:|pcast:|https?://|file:)\S", re.IGNORECASE)
_FILES = (".opml", ".xml", ".rss", ".atom", ".json")
INTERRUPTED = 130  # what a shell reports after Ctrl+C
A_BUG = 70


class ShowVersion(argparse.Action):
    """Asked only then: every other start does without reading when this program was built."""

    def __init__(self, option_strings: Sequence[str], dest: str, help: str) -> None:
        super().__init__(option_strings, dest, nargs=0, help=help)

    def __call__(self, parser: argparse.ArgumentParser, *rest: object) -> None:
        sys.stdout.write(import_module("reader.about").describe_version() + "\n")
        parser.exit()


def make_parser(arguments: Sequence[str]) -> argparse.ArgumentParser:
    parser = SentenceParser(
        prog="paperround",
        description="A feed reader that learns when you read, and fetches just before. Without a command it "
        "opens its window; with an address or a file instead of one, it offers to subscribe to that.",
        epilog="Exit codes: 0 fine, 1 something is not as it should be, 2 not understood, 3 the database, "
        "4 the network, 5 unreadable input.",
    )
    parser.add_argument("--version", action=ShowVersion, help="show the version and the day it was built")
    parser.add_argument(
        "--profile", metavar="DIR", type=parse_folder, help="keep everything in this folder instead of the usual place"
    )
    parser.add_argument("--show", metavar="ID", type=parse_id, help="open the window on this article")
    parser.add_argument("--hidden", action="store_true", help="start in the tray, where there is one")
    commands = parser.add_subparsers(dest="command", metavar="COMMAND", title="commands")
    for room in _rooms_for(arguments):
        import_module(room).COMMANDS.add_to(commands)
    return parser


def _rooms_for(arguments: Sequence[str]) -> list[str]:
    """The file of the command that is asked for; all of them for help, or where nothing known is asked."""
    if _first_word(arguments) == len(arguments) and not {"-h", "--help"} & set(arguments):
        return []  # the window: nothing of the command line is needed
    asked = [room for room, names in ROOMS.items() if any(name in arguments for name in names)]
    return asked if asked and not {"-h", "--help"} & set(arguments[:1]) else list(ROOMS)


def _first_word(arguments: Sequence[str]) -> int:
    """Where the command or the address stands, behind what is said of the window and its profile."""
    place = 0
    while place < len(arguments) and arguments[place].startswith("-"):
        place += 2 if arguments[place] in ("--profile", "--show") else 1
    return min(place, len(arguments))


def split_address(arguments: Sequence[str]) -> tuple[list[str], str]:
    """`paperround URL …` or `paperround FILE …`, which is how a system opens links and files: the rest, and the
    addresses, one a line, or nothing."""
    place = _first_word(arguments)
    end, addresses = place, []
    while end < len(arguments) and (address := _as_address(arguments[end])):
        addresses.append(address)
        end += 1
    return [*arguments[:place], *arguments[end:]], "\n".join(addresses)


def _as_address(word: str) -> str:
    if _ADDRESS.match(word):
        return word
    path = Path(word)
    return path.absolute().as_uri() if path.suffix.lower() in _FILES and path.is_file() else ""


def main(arguments: Sequence[str]) -> int:
    speak_utf_8()
    arguments, address = split_address(arguments)
    parser = make_parser(arguments)
    try:
        chosen = parser.parse_args(arguments)
        chosen.address = address
        if chosen.show is not None:
            chosen.address = import_module("reader.about").ENTRY_ADDRESS + str(chosen.show)
        if chosen.command is None:
            chosen.run = _open_window
        return _run(chosen, get_profile(chosen.profile))
    except PaperroundError as error:
        complain(str(error))
        return error.exit_code


def _open_window(chosen: argparse.Namespace, profile: Profile) -> int:
    """Straight to the window: the demo and all that fetches and parses stay out of its process.

    Loading makes many objects and no garbage, and later the window collects by itself (see gui/shell/app.py).
    """
    gc.disable()
    try:
        code: int = import_module("reader.gui.shell.app").run_window(profile, chosen.address, chosen.hidden)
    finally:
        gc.enable()
    return code


def _run(chosen: argparse.Namespace, profile: Profile) -> int:
    try:
        code: int = chosen.run(chosen, profile)
        sys.stdout.flush()
        return code
    except PaperroundError:
        raise
    except KeyboardInterrupt:
        complain("Stopped. What was fetched so far is kept.")
        return INTERRUPTED
    except BrokenPipeError:
        # The reader of our output went away, as `head` does: nothing is wrong.
        _mute_output()
        return 0
    except OSError as error:
        known = as_disk_error(error)
        if known is None:
            return _note_bug(profile)
        _mute_output()
        raise known from error
    except Exception:  # noqa: BLE001 - the last wall before the user: a bug becomes a sentence and a file
        return _note_bug(profile)


def _mute_output() -> None:
    """What could not be written is tried again at the end of the process, and would fail again."""
    os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())


def _note_bug(profile: Profile) -> int:
    report, bug = profile.crash_report, traceback.format_exc(limit=-1, chain=False).strip()
    try:
        make_private_folder(report.parent)
        make_private_file(report)
        words = f"Paperround {__version__}, Python {sys.version}\n{traceback.format_exc()}"
        report.write_text(words, encoding="utf-8", errors="backslashreplace")
        complain(f"This is a mistake in Paperround; please report it with the file {report}.")
    except OSError:
        complain(f"This is a mistake in Paperround; please report it: {bug}")
    return A_BUG
