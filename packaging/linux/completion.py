"""Completion of the command line in bash, zsh and fish, written from the parser itself. Pure text."""

from __future__ import annotations

import argparse
from collections.abc import Mapping

from common.project import COMMAND

from linux.manual import list_commands
from reader.cli.main import make_parser

GENERAL = ""


def list_words() -> dict[str, list[str]]:
    """What may follow each command; under `GENERAL` what may follow the program's own name."""
    parser = make_parser(["--help"])
    commands = list_commands(parser)
    words = {GENERAL: [name for name, _, _ in commands] + _options(parser)}
    for name, _, command in commands:
        words[name] = _below(command) + _options(command)
    return words


def _options(parser: argparse.ArgumentParser) -> list[str]:
    return [name for action in parser._actions for name in action.option_strings if name.startswith("--")]


def _below(parser: argparse.ArgumentParser) -> list[str]:
    groups = [one for one in parser._actions if isinstance(one, argparse._SubParsersAction)]
    return [name for group in groups for name in group.choices]


def make_bash(words: Mapping[str, list[str]]) -> str:
    return f"""# What {COMMAND} understands, for bash
_{COMMAND}() {{
    local word command="" words
    for word in "${{COMP_WORDS[@]:1:COMP_CWORD-1}}"; do
        case $word in -*) ;; *) command=$word; break ;; esac
    done
    case $command in
{_make_cases(words)}
        *) words="{" ".join(words[GENERAL])}" ;;
    esac
    mapfile -t COMPREPLY < <(compgen -W "$words" -- "${{COMP_WORDS[COMP_CWORD]}}")
}}
complete -o default -F _{COMMAND} {COMMAND}
"""


def make_zsh(words: Mapping[str, list[str]]) -> str:
    return f"""#compdef {COMMAND}
# What {COMMAND} understands, for zsh
local command="" word words_here
for word in "${{(@)words[2,CURRENT-1]}}"; do
    case $word in -*) ;; *) command=$word; break ;; esac
done
case $command in
{_make_cases(words, "words_here")}
    *) words_here="{" ".join(words[GENERAL])}" ;;
esac
compadd -- ${{=words_here}}
_files
"""


def _make_cases(words: Mapping[str, list[str]], name: str = "words") -> str:
    return "\n".join(
        f'        {command}) {name}="{" ".join(follow)}" ;;' for command, follow in words.items() if command
    )


def make_fish(words: Mapping[str, list[str]]) -> str:
    lines = [f"# What {COMMAND} understands, for fish"]
    for command, follow in words.items():
        seen = f"__fish_seen_subcommand_from {command}" if command else "__fish_use_subcommand"
        for word in follow:
            what = f"-l {word.removeprefix('--')}" if word.startswith("--") else f"-f -a {word}"
            lines.append(f"complete -c {COMMAND} -n '{seen}' {what}")
    return "\n".join(lines) + "\n"
