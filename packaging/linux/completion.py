"""Completion of the command line in bash, zsh and fish, written from the parser itself. Pure text."""

from __future__ import annotations

import argparse
from collections.abc import Mapping

from common.project import COMMAND

from linux.manual import list_commands
from reader.cli.main import make_parser

Words = Mapping[str, list[str]]
"""What may follow each command ("account add" for one below another); under `GENERAL`, the program's own name."""
GENERAL = ""


def list_words() -> dict[str, list[str]]:
    return _list_below(make_parser(["--help"]))


def list_with_value() -> list[str]:
    """Options after which a word follows that is no command."""
    return sorted(_find_with_value(make_parser(["--help"])))


def _list_below(parser: argparse.ArgumentParser, path: str = GENERAL) -> dict[str, list[str]]:
    below = _commands(parser)
    words = {path: [*below, *_options(parser)]}
    for name, command in below.items():
        words |= _list_below(command, f"{path} {name}".strip())
    return words


def _commands(parser: argparse.ArgumentParser) -> dict[str, argparse.ArgumentParser]:
    return {name: command for name, _, command in list_commands(parser)}


def _options(parser: argparse.ArgumentParser) -> list[str]:
    return [name for action in parser._actions for name in action.option_strings if name.startswith("--")]


def _find_with_value(parser: argparse.ArgumentParser) -> set[str]:
    found = {name for action in parser._actions if action.nargs != 0 for name in action.option_strings}
    for command in _commands(parser).values():
        found |= _find_with_value(command)
    return found


def make_bash(words: Words, with_value: list[str]) -> str:
    return f"""# What {COMMAND} understands, for bash
_{COMMAND}() {{
    local word words follows="" path=""
{_make_walk('"${COMP_WORDS[@]:1:COMP_CWORD-1}"', words, with_value)}
    [ -z "$follows" ] || return
    case $path in
{_make_cases(words)}
        *) words="" ;;
    esac
    mapfile -t COMPREPLY < <(compgen -W "$words" -- "${{COMP_WORDS[COMP_CWORD]}}")
}}
complete -o default -F _{COMMAND} {COMMAND}
"""


def make_zsh(words: Words, with_value: list[str]) -> str:
    return f"""#compdef {COMMAND}
# What {COMMAND} understands, for zsh
local word words_here follows="" path_here=""
{_make_walk('"${(@)words[2,CURRENT-1]}"', words, with_value, "path_here")}
if [ -z "$follows" ]; then
    case $path_here in
{_make_cases(words, "words_here")}
        *) words_here="" ;;
    esac
    compadd -- ${{=words_here}}
fi
_files
"""


def _make_walk(typed: str, words: Words, with_value: list[str], path: str = "path") -> str:
    """Finds the command that the words before the cursor name, and whether the last of them wants a value."""
    paths = "|".join(f'"{one}"' for one in words if one)
    return f"""    for word in {typed}; do
        if [ -n "$follows" ]; then follows=""; continue; fi
        case $word in
            {"|".join(with_value)}) follows=1 ;;
            -*) ;;
            *) case "${{{path}:+${path} }}$word" in {paths}) {path}="${{{path}:+${path} }}$word" ;; esac ;;
        esac
    done"""


def _make_cases(words: Words, name: str = "words") -> str:
    return "\n".join(f'        "{path}") {name}="{" ".join(follow)}" ;;' for path, follow in words.items())


def make_fish(words: Words, with_value: list[str]) -> str:
    paths = " ".join(f"'{one}'" for one in words if one)
    walk = f"""# What {COMMAND} understands, for fish
function __{COMMAND}_is_at -a wanted
    set -l path ""
    set -l follows ""
    for word in (commandline -opc)[2..]
        if test -n "$follows"
            set follows ""
            continue
        end
        switch $word
            case {" ".join(with_value)}
                set follows 1
            case '-*'
            case '*'
                set -l longer (string trim -- "$path $word")
                contains -- "$longer" {paths}; and set path $longer
        end
    end
    test "$path" = "$wanted"
end
"""
    return walk + "".join(
        f"complete -c {COMMAND} -n '__{COMMAND}_is_at \"{path}\"' {_make_fish_word(word, with_value)}\n"
        for path, follow in words.items()
        for word in follow
    )


def _make_fish_word(word: str, with_value: list[str]) -> str:
    if not word.startswith("--"):
        return f"-f -a {word}"
    return f"-l {word.removeprefix('--')}" + (" -r" if word in with_value else "")
