"""The licences command: the works of others that Paperround is made of, and what their licences say."""

from __future__ import annotations

import argparse
from typing import Any

from reader.cli.output import say, show
from reader.errors import UsageError
from reader.licences import Component, list_components
from reader.paths import Profile


def add_commands(commands: Any) -> None:
    parser = commands.add_parser("licences", help="what Paperround is made of, and under which licences")
    parser.add_argument("name", nargs="?", help="print the licence of this one in full")
    parser.add_argument("--json", action="store_true", help="print a list of objects, with all texts")
    parser.set_defaults(run=run_licences)


def run_licences(chosen: argparse.Namespace, profile: Profile) -> int:
    components = list_components()
    if chosen.name is not None:
        say(_get_text(components, chosen.name))
        return 0
    rows = [_row(one, with_text=chosen.json) for one in components]
    show(rows, as_json=chosen.json, columns=("name", "version", "licence", "home"))
    return 0


def _row(one: Component, *, with_text: bool) -> dict[str, Any]:
    row = {"name": one.name, "version": one.version, "licence": one.licence, "home": one.home}
    return {**row, "text": one.text} if with_text else row


def _get_text(components: list[Component], name: str) -> str:
    found = [one for one in components if one.name.lower() == name.lower()]
    if not found:
        raise UsageError(
            f"Paperround is not made of “{name}”; 'paperround licences' lists what it is made of."
        )
    return found[0].text or f"{found[0].licence}: {found[0].home}"
