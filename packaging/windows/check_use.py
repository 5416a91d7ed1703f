"""What a user does with an installed Paperround, done in Wine: asks, subscribes, refreshes, looks."""

from __future__ import annotations

import json
from pathlib import Path

from common.loopback import LoopbackFeed
from common.project import COMMAND, get_version
from common.report import Report
from linux.screen import Screen

from windows.check_installed import Installed, wait_for_end

_POSTS = 2
_SLOW_S = 240
"""Wine loads libraries slowly, and the machine may be busy."""


def use_program(report: Report, installed: Installed, screen: Screen, pictures: Path) -> None:
    report.title("Used from a terminal")
    said = installed.command("--version")
    report.line(f"{get_version()}, built 2" in said.stdout, "--version", said.stdout.strip())
    said = installed.command("doctor")
    report.line(said.returncode == 0, "doctor", (said.stdout + said.stderr).strip().splitlines()[-1:])
    said = installed.command("licences", "--json")
    names = [one["name"] for one in json.loads(said.stdout or "[]") if one["text"]]
    report.line("pywin32-ctypes" in names, "licences of what is in this installer", f"{len(names)} with their text")
    _fetch(report, installed)
    _look(report, installed, screen, pictures)


def _fetch(report: Report, installed: Installed) -> None:
    with LoopbackFeed() as feed:
        done = installed.command("add", feed.url)
        report.line(done.returncode == 0, "add", (done.stdout + done.stderr).strip())
        done = installed.command("refresh", "--again")
        report.line(done.returncode == 0, "refresh", (done.stdout + done.stderr).strip().splitlines()[-1:])
        posts = json.loads(installed.command("entries", "--json").stdout or "[]")
        report.line(feed.visits > 1 and len(posts) == _POSTS, "posts", f"{len(posts)} after {feed.visits} visits")
        done = installed.command("fetch", "--once")
        report.line(done.returncode == 0, "fetch --once: learning and planning", done.stdout.strip().splitlines()[-1:])


def _look(report: Report, installed: Installed, screen: Screen, pictures: Path) -> None:
    """The demo in its window: window, engine and the demo's server are processes of one executable."""
    report.title("The window")
    picture = pictures / "windows.png"
    running = installed.wine.start(installed.folder / f"{COMMAND}.exe", "demo")
    shown = screen.wait_for_window(picture, _SLOW_S)
    report.line(shown, "it comes up without a console, with the demo's posts", picture.name)
    screen.press("j", "j")
    screen.wait_for_window(picture, _SLOW_S)
    screen.press("g", "i")
    drawn = screen.wait_for_plot(pictures / "windows-insights.png", _SLOW_S)
    report.line(drawn, "Insights with its plot drawn", "windows-insights.png")
    screen.press("ctrl+q")
    report.line(wait_for_end(running, _SLOW_S), "it ends when told to", running.returncode)
