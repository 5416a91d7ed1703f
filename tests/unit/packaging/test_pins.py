"""The lists of exact versions and their hashes: pip installs what they name and looks for nothing else."""

from __future__ import annotations

import itertools
import re
from collections.abc import Iterator
from importlib.metadata import PackageNotFoundError, requires
from pathlib import Path

import pytest
from packaging.requirements import Requirement
from packaging.utils import canonicalize_name

ROOT = Path(__file__).resolve().parents[3]
SYSTEMS = list(itertools.product(("linux", "darwin", "win32"), ("3.11", "3.12", "3.13", "3.14")))


def read_names(file: str, **environment: str) -> set[str]:
    """What is installed there, or here."""
    lines = (ROOT / "packaging" / file).read_text(encoding="utf-8").splitlines()
    pins = [Requirement(line) for line in lines if line and not line.startswith("#")]
    return {canonicalize_name(pin.name) for pin in pins if is_wanted(pin, **environment)}


def is_wanted(pin: Requirement, **environment: str) -> bool:
    return pin.marker is None or pin.marker.evaluate({"extra": "", **environment})


@pytest.mark.parametrize(("system", "python"), SYSTEMS)
def test_nothing_is_installed_twice_at_the_same_time(system, python):
    there = {"sys_platform": system, "python_version": python}
    assert not read_names("pins.txt", **there) & read_names("pins-dev.txt", **there)


def test_whatever_something_needs_is_listed():
    names = read_names("pins.txt") | read_names("pins-dev.txt")
    assert {f"{name} needs {needed}" for name in names for needed in find_needs(name) - names} == set()


@pytest.mark.parametrize("list_name", ["pins", "pins-dev", "pins-build"])
def test_every_pin_is_locked_with_its_hashes(list_name):
    """`dev.py lock` was run after the last change of the pins."""
    lock = (ROOT / "packaging" / f"{list_name}.lock").read_text(encoding="utf-8")
    locked = [entry for entry in re.split(r"\n(?! )", lock) if "==" in entry]
    assert all("--hash=sha256:" in entry for entry in locked)
    pins = [re.split(r" \\\n", entry)[0] for entry in locked]
    written = (ROOT / "packaging" / f"{list_name}.txt").read_text(encoding="utf-8").splitlines()
    for system, python in SYSTEMS:
        there = {"sys_platform": system, "python_version": python, "python_full_version": f"{python}.0"}
        assert choose(pins, **there) == choose(written, **there)


def choose(lines: list[str], **environment: str) -> set[tuple[str, str]]:
    pins = [Requirement(line) for line in lines if line and not line.startswith("#")]
    return {(canonicalize_name(pin.name), str(pin.specifier)) for pin in pins if is_wanted(pin, **environment)}


def find_needs(name: str) -> set[str]:
    return {canonicalize_name(need.name) for need in read_needs(name) if is_wanted(need)}


def read_needs(name: str) -> Iterator[Requirement]:
    try:
        yield from map(Requirement, requires(name) or ())
    except PackageNotFoundError:
        pytest.fail(f"{name} is pinned and not installed")
