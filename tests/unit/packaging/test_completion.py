"""Completion, tried in the shells themselves: what is typed, a tab, and what stands there then."""

from __future__ import annotations

import os
import select
import shutil
import subprocess
import sys
import time
from collections.abc import Callable
from pathlib import Path

import pytest

if sys.platform != "linux":
    pytest.skip("packages for Linux are built on Linux", allow_module_level=True)

import pty

from linux.completion import GENERAL, list_with_value, list_words, make_bash, make_fish, make_zsh

from reader.cli.main import ROOMS

TYPED = {
    "paperround backg": ["background"],
    "paperround fetch --on": ["--once"],
    "paperround --profile /tmp backg": ["background"],
    "paperround --profile account account ad": ["add"],
    "paperround account add --us": ["--user"],
}
"""What is typed, and what is offered then."""
_PATIENCE_S = 60.0


@pytest.fixture(scope="module")
def words() -> tuple[dict[str, list[str]], list[str]]:
    return list_words(), list_with_value()


def test_every_command_is_known(words) -> None:
    assert {name for names in ROOMS.values() for name in names} <= set(words[0][GENERAL])
    assert "--profile" in words[1]
    assert "--once" not in words[1]


@pytest.mark.skipif(shutil.which("bash") is None, reason="needs bash")
def test_bash(words, tmp_path: Path) -> None:
    (tmp_path / "it").write_text(make_bash(*words))
    offer = 'COMP_WORDS=($1); COMP_CWORD=$((${#COMP_WORDS[@]}-1)); COMPREPLY=(); _paperround; echo "${COMPREPLY[@]}"'
    for typed, offered in TYPED.items():
        command = ["bash", "-c", f"source {tmp_path / 'it'}; {offer}", "bash", typed]
        said = subprocess.run(command, capture_output=True, text=True, check=True)
        assert said.stdout.split() == offered, typed


@pytest.mark.skipif(shutil.which("fish") is None, reason="needs fish")
def test_fish(words, tmp_path: Path) -> None:
    (tmp_path / "it.fish").write_text(make_fish(*words))
    environment = {**os.environ, "HOME": str(tmp_path)}
    for typed, offered in TYPED.items():
        command = ["fish", "-c", f'source {tmp_path / "it.fish"}; complete -C "{typed}"']
        said = subprocess.run(command, env=environment, capture_output=True, text=True, check=True)
        assert said.stdout.split() == offered, typed


def has_terminals() -> bool:
    try:
        ends = os.openpty()
    except OSError:
        return False
    for end in ends:
        os.close(end)
    return True


@pytest.mark.skipif(shutil.which("zsh") is None, reason="needs zsh")
@pytest.mark.skipif(os.name == "posix" and not has_terminals(), reason="no terminal can be made here")
def test_zsh(words, tmp_path: Path) -> None:
    """It completes only for somebody who types."""
    (tmp_path / "_paperround").write_text(make_zsh(*words))
    with_terminal(["zsh", "-f", "-i"], tmp_path, _type_in_zsh)


def _type_in_zsh(write: Callable[[str], None], wait_for: Callable[[str], None], folder: Path) -> None:
    write(f"fpath=({folder} $fpath); autoload -U compinit && compinit -u -D; cd {folder}; echo L''OADED\n")
    wait_for("LOADED")
    for typed, (offered,) in TYPED.items():
        write(f"{typed}\t")
        wait_for(typed.rpartition(" ")[0])
        wait_for(offered.removeprefix(typed.rpartition(" ")[2]))
        write("\x15")  # the network is emptied


def with_terminal(command: list[str], home: Path, use: Callable) -> None:
    """`use` types into a shell and waits for what it shows."""
    pid, terminal = pty.fork()
    if pid == 0:
        os.environ.update(TERM="dumb", HOME=str(home))
        os.execvp(command[0], command)
    shown = ""

    def wait_for(words: str) -> None:
        """What comes after it is waited for next."""
        nonlocal shown
        ends = time.monotonic() + _PATIENCE_S
        while words not in shown:
            assert time.monotonic() < ends, f"no {words!r} in {shown!r}"
            if select.select([terminal], [], [], 1.0)[0]:
                shown += os.read(terminal, 65_536).decode(errors="replace").replace("\a", "")
        shown = shown.partition(words)[2]

    try:
        use(lambda text: os.write(terminal, text.encode()), wait_for, home)
    finally:
        os.close(terminal)
        os.waitpid(pid, 0)
