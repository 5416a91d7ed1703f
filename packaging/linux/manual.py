"""The manual page, written from the command line's own help, so that it cannot say something else. Pure text;
reads the parser of reader/cli."""

from __future__ import annotations

import argparse
import re

from common.project import COMMAND, NAME, SUMMARY

from reader.cli.main import make_parser
from reader.core.about import HOME


def make_manual(version: str, date: str) -> str:
    parser = make_parser(["--help"])
    parts = [
        f'.TH {COMMAND.upper()} 1 "{date}" "{NAME} {version}" "User Commands"',
        ".ad l",  # addresses and choices are too long to be spread over a line
        ".SH NAME",
        f"{COMMAND} \\- {_text(SUMMARY[0].lower() + SUMMARY[1:])}",
        ".SH SYNOPSIS",
        f".B {COMMAND}\n[\\fIOPTIONS\\fR] [\\fIADDRESS\\fR | \\fIFILE\\fR | \\fICOMMAND\\fR ...]",
        ".SH DESCRIPTION",
        _text(parser.description or ""),
        ".SH OPTIONS",
        *(_option(action) for action in parser._actions if action.option_strings),
        ".SH COMMANDS",
        *(part for name, help_, command in list_commands(parser) for part in _command(name, help_, command)),
        ".SH EXIT STATUS",
        _text((parser.epilog or "").removeprefix("Exit codes: ")),
        ".SH FILES",
        ".TP\n.I ~/.local/share/paperround\n"
        "The profile: the database and its backups. With \\fB\\-\\-profile\\fR, everything is in one folder.",
        ".TP\n.I ~/.cache/paperround\nImages and other data that can be loaded again.",
        ".TP\n.I ~/.local/state/paperround\nSize, position and layout of the window.",
        ".TP\n.I ~/.config/autostart\nThe start at login, if it is on. On desktops without a tray it is a "
        "link in \\fI~/.config/systemd/user/graphical\\-session.target.wants\\fR.",
    ]
    return "\n".join([*parts, *((".SH SEE ALSO", _text(HOME)) if HOME else ())]) + "\n"


def list_commands(parser: argparse.ArgumentParser) -> list[tuple[str, str, argparse.ArgumentParser]]:
    """Name, help and parser of each command directly below this one."""
    groups = [one for one in parser._actions if isinstance(one, argparse._SubParsersAction)]
    helps = {one.dest: one.help or "" for group in groups for one in group._choices_actions}
    return [(name, helps.get(name, ""), command) for group in groups for name, command in group.choices.items()]


def _command(name: str, help_: str, command: argparse.ArgumentParser) -> list[str]:
    """A command with its options, then those below it."""
    own = [action for action in command._actions if "--help" not in action.option_strings]
    inner = [one for one in own if not isinstance(one, argparse._SubParsersAction)]
    parts = [f".SS {COMMAND} {name}", _text(_sentence(help_)), *(_option(one) for one in inner)]
    for below, help_below, parser in list_commands(command):
        parts += _command(f"{name} {below}", help_below, parser)
    return parts


def _option(action: argparse.Action) -> str:
    value = _value(action)
    if not action.option_strings:
        return f".TP\n.I {_text(value)}\n{_text(_help(action))}"
    names = ", ".join(f"\\fB{_text(name)}\\fR" for name in action.option_strings)
    shown = f" \\fI{_text(value)}\\fR" if value else ""
    return f".TP\n{names}{shown}\n{_text(_help(action))}"


def _value(action: argparse.Action) -> str:
    if action.nargs == 0:
        return ""
    if isinstance(action.metavar, str):
        return action.metavar
    if action.choices:
        return "|".join(str(choice) for choice in action.choices)
    return action.dest.upper() if action.option_strings else action.dest


def _help(action: argparse.Action) -> str:
    known = {**vars(action), "prog": COMMAND}
    return (action.help or "") % known if action.help else " "


def _sentence(text: str) -> str:
    return f"{text[:1].upper()}{text[1:]}." if text else ""


def _text(text: str) -> str:
    """Safe for troff: nothing at the start of a line is taken for a request, no hyphen for a dash."""
    safe = text.replace("\\", "\\e").replace("-", "\\-")
    return re.sub(r"(?m)^(?=[.'])", r"\\&", safe)
