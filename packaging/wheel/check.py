"""Tries the wheel in an environment with nothing else in it: installed with what it needs, asked, shown, polled."""

from __future__ import annotations

import argparse
import json
import os
import subprocess
import sys
import tempfile
import time
from pathlib import Path

import psutil
from common.loopback import LoopbackFeed
from common.project import COMMAND, PACKAGING, get_date, get_version, run
from common.report import Report

PATIENCE_S = 120
PROCESSES = 2
"""Below the window: the demo's server and the engine."""


def add_options(parser: argparse.ArgumentParser) -> None:
    """Nothing to choose."""


def check(chosen: argparse.Namespace) -> int:
    report = Report()
    with tempfile.TemporaryDirectory() as name:
        folder = Path(name)
        run(sys.executable, PACKAGING / "build.py", "wheel", "--out", folder)
        program = _install(folder, next(folder.glob("*.whl")))
        report.title("The wheel in an empty environment")
        _ask(report, program, folder)
        _poll(report, program, folder)
        _show_demo(report, program)
    return report.end()


def _install(folder: Path, wheel: Path) -> Path:
    run(sys.executable, "-m", "venv", folder / "empty")
    places = folder / "empty" / ("Scripts" if os.name == "nt" else "bin")
    run(places / "python", "-m", "pip", "install", "--quiet", "--disable-pip-version-check", wheel)
    return places / COMMAND


def _run(program: Path, *arguments: str) -> subprocess.CompletedProcess[str]:
    # Elsewhere than in the checkout, whose files would be found first.
    return subprocess.run([str(program), *arguments], cwd=program.parent, capture_output=True, text=True, check=False)


def _ask(report: Report, program: Path, folder: Path) -> None:
    said = _run(program, "--version").stdout.strip()
    report.line(said == f"Paperround {get_version()}, built {get_date()}", "--version", said)
    done = _run(program, "--profile", str(folder / "profile"), "doctor")
    report.line(done.returncode == 0, "doctor", done.stdout.strip().splitlines()[-1:])
    texts = [one for one in json.loads(_run(program, "licences", "--json").stdout or "[]") if one["text"]]
    report.line(len(texts) > 20, "licences", f"{len(texts)} with their text")


def _poll(report: Report, program: Path, folder: Path) -> None:
    profile = ("--profile", str(folder / "profile"))
    with LoopbackFeed() as feed:
        done = _run(program, *profile, "add", feed.url)
    report.line(done.returncode == 0 and feed.visits > 0, "add a feed", done.stdout.strip())


def _show_demo(report: Report, program: Path) -> None:
    """Offscreen: icons, translations and the demo's feeds are found, or it would end with a message."""
    environment = {**os.environ, "QT_QPA_PLATFORM": "offscreen", "LANG": "de_DE.UTF-8"}
    command = [str(program), "demo"]
    with subprocess.Popen(command, cwd=program.parent, env=environment, stderr=subprocess.PIPE) as process:
        came_up = _wait_for_processes(process.pid)
        process.terminate()
        said = process.communicate()[1].decode()
    ok = came_up and process.returncode == 0
    report.line(ok, "demo: window, server and engine, until told to end", said[-300:] or "no complaints")


def _wait_for_processes(pid: int) -> bool:
    """The engine is the last to come up: then the window stands."""
    end = time.monotonic() + PATIENCE_S
    while time.monotonic() < end:
        try:
            if len(psutil.Process(pid).children(recursive=True)) >= PROCESSES:
                return True
        except psutil.NoSuchProcess:
            return False
        time.sleep(0.5)
    return False
