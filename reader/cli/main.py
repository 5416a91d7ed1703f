"""Entry point of the command line: finds the command, runs it, turns errors into one sentence and an exit code."""

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
from reader.core import about
from reader.core.errors import PaperroundError, as_disk_error
from reader.core.paths import Profile, get_profile
from reader.core.private_files import make_private_file, make_private_folder

# The modules and their commands. Only the module of the typed command is imported, for a quick start.
ROOMS = {
    "reader.features.subscriptions.cli": ("add", "remove", "feeds", "edit"),
    "reader.features.transfer.cli": ("import", "export"),
    "reader.cli.refreshing": ("refresh",),
    "reader.features.accounts.cli": ("account", "sync"),
    "reader.features.foldersync.cli": ("sync-folder",),
    "reader.features.mail.cli": ("mail",),
    "reader.cli.polling": ("fetch", "schedule", "log-visit"),
    "reader.cli.running": ("quit", "background", "demo", "install-desktop"),
    "reader.features.offline.cli": ("offline",),
    "reader.features.digest.cli": ("hold",),
    "reader.cli.statistics": ("stats", "log", "unread-feeds"),
    "reader.cli.entries": ("entries", "read", "tag", "mark"),
    "reader.features.search.cli": ("search", "searches"),
    "reader.features.rules.cli": ("rules",),
    "reader.features.sharing.cli": ("share",),
    "reader.features.editions.cli": ("edition",),
    "reader.features.podcasts.cli": ("podcasts",),
    "reader.features.stories.cli": ("topics", "similar", "stories", "away", "for-you"),
    "reader.features.settings.cli": ("settings", "erase-reading"),
    "reader.features.recovery.cli": ("doctor", "licences"),
    "reader.cli.pages": ("extract", "page"),
    "reader.cli.lab": ("lab",),
}

_ADDRESS = re.compile(r"(?:feed:|rss:|podcast:|itpc:|pcast:|https?://|file:)\S", re.IGNORECASE)
_FILES = (".opml", ".xml", ".rss", ".atom", ".json")
INTERRUPTED = 130  # what a shell reports after Ctrl+C
A_BUG = 70


class ShowVersion(argparse.Action):
    """Prints the version, and reads the build date only then."""

    def __init__(self, option_strings: Sequence[str], dest: str, help: str) -> None:
        super().__init__(option_strings, dest, nargs=0, help=help)

    def __call__(self, parser: argparse.ArgumentParser, *rest: object) -> None:
        sys.stdout.write(about.describe_version() + "\n")
        parser.exit()


def make_parser(arguments: Sequence[str]) -> argparse.ArgumentParser:
    parser = SentenceParser(
        prog="paperround",
        description="A feed reader that learns when you read and fetches your feeds just before. Run it without a "
        "command to open the window. Pass an address or a file to subscribe to it.",
        epilog="Exit codes: 0 success, 1 problem found, 2 usage error, 3 database error, 4 network error, "
        "5 invalid input.",
    )
    parser.add_argument("--version", action=ShowVersion, help="show the version and build date")
    parser.add_argument(
        "--profile", metavar="DIR", type=parse_folder, help="use this profile folder instead of the default"
    )
    parser.add_argument("--show", metavar="ID", type=parse_id, help="open the window on this article")
    parser.add_argument("--hidden", action="store_true", help="start minimised to the tray")
    commands = parser.add_subparsers(dest="command", metavar="COMMAND", title="commands")
    for room in _rooms_for(arguments):
        import_module(room).COMMANDS.add_to(commands)
    return parser


def _rooms_for(arguments: Sequence[str]) -> list[str]:
    """The module of the typed command; all modules for help and unknown commands."""
    if _first_word(arguments) == len(arguments) and not {"-h", "--help"} & set(arguments):
        return []  # the window: no commands are needed
    asked = [room for room, names in ROOMS.items() if any(name in arguments for name in names)]
    return asked if asked and not {"-h", "--help"} & set(arguments[:1]) else list(ROOMS)


def _first_word(arguments: Sequence[str]) -> int:
    """The index of the command or address, after options such as --profile."""
    place = 0
    while place < len(arguments) and arguments[place].startswith("-"):
        place += 2 if arguments[place] in ("--profile", "--show") else 1
    return min(place, len(arguments))


def split_address(arguments: Sequence[str]) -> tuple[list[str], str]:
    """Split off the addresses of `paperround URL …` or `paperround FILE …`, which is how desktops open links and
    files. Return the other arguments and the addresses, one per line."""
    place = _first_word(arguments)
    end, addresses = place, []
    for word in arguments[place:]:
        path = Path(word)
        if _ADDRESS.match(word):
            addresses.append(word)
        elif path.suffix.lower() in _FILES and path.is_file():
            addresses.append(path.absolute().as_uri())
        else:
            break
        end += 1
    return [*arguments[:place], *arguments[end:]], "\n".join(addresses)


def main(arguments: Sequence[str]) -> int:
    speak_utf_8()
    arguments, address = split_address(arguments)
    parser = make_parser(arguments)
    try:
        chosen = parser.parse_args(arguments)
        chosen.address = address
        if chosen.show is not None:
            chosen.address = about.ENTRY_ADDRESS + str(chosen.show)
        if chosen.command is None:
            chosen.run = _open_window
        return _run(chosen, get_profile(chosen.profile))
    except PaperroundError as error:
        complain(str(error))
        return error.exit_code


def _open_window(chosen: argparse.Namespace, profile: Profile) -> int:
    """Open the window without loading the demo, the fetcher or the parser into its process.

    Loading makes many objects and no garbage. Later the window decides when to collect (see window/app/app.py).
    """
    gc.disable()
    try:
        from reader.window.app import app

        return app.run_window(profile, chosen.address, chosen.hidden)
    finally:
        gc.enable()


def _run(chosen: argparse.Namespace, profile: Profile) -> int:
    try:
        code: int = chosen.run(chosen, profile)
        sys.stdout.flush()
        return code
    except PaperroundError:
        raise
    except KeyboardInterrupt:
        complain("Stopped. Everything fetched so far is kept.")
        return INTERRUPTED
    except BrokenPipeError:
        # Whatever read our output has closed it, as `head` does: not an error.
        _mute_output()
        return 0
    except OSError as error:
        known = as_disk_error(error)
        if known is None:
            return _note_bug(profile)
        _mute_output()
        raise known from error
    except Exception:  # noqa: BLE001 - the last resort: a bug becomes a sentence and a file
        return _note_bug(profile)


def _mute_output() -> None:
    """Discard output: Python flushes the rest at exit and would fail again."""
    os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())


def _note_bug(profile: Profile) -> int:
    report, bug = profile.crash_report, traceback.format_exc(limit=-1, chain=False).strip()
    try:
        make_private_folder(report.parent)
        make_private_file(report)
        words = f"Paperround {__version__}, Python {sys.version}\n{traceback.format_exc()}"
        report.write_text(words, encoding="utf-8", errors="backslashreplace")
        complain(f"This is a bug in Paperround. Please report it and attach {report}.")
    except OSError:
        complain(f"This is a bug in Paperround. Please report it: {bug}")
    return A_BUG
