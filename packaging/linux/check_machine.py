"""What a user does on a fresh machine: install, look, start, poll, remove. Nothing of ours may be left behind but
the profile."""

from __future__ import annotations

import json
import os
import re
import signal
import subprocess
import tempfile
from pathlib import Path

from common.loopback import LoopbackFeed
from common.project import APP_ID, COMMAND, get_version, run
from common.report import Report
from common.sbom import find_unlisted, list_pins

from linux.check_life import BUS, live_with_window
from linux.fresh_machine import HOME, USER, FreshMachine
from linux.screen import Screen

_WATCHED = ("/usr", "/etc", "/opt", "/home", "/root", "/srv", "/var/lib")
_OF_THE_SYSTEM = re.compile(
    r"^/var/lib/(?:apt|dpkg|systemd|ucf)/|^/etc/(?:ld\.so\.cache|\.pwd\.lock|mailcap)|^/usr/share/info/dir"
    r"|\.cache/(?:fontconfig|mesa_shader_cache\w*)/|^/usr/share/(?:applications|mime)/[\w.-]+$|/icon-theme\.cache$"
)
"""Written by apt, by fonts and by the desktop's own tools: lists of what is there, not something of ours."""
_PROFILE = tuple(f"{HOME}/{place}/{COMMAND}/" for place in (".local/share", ".cache", ".local/state"))
"""What is the user's: articles, what can be made again, how the window looked."""
_UNITS = "/systemd/user/"
_OLDER = "0.0.1"


def check_deb(report: Report, machine: FreshMachine, screen: Screen, package: str, pictures: Path) -> None:
    machine.run("apt-get -qq update", check=True)
    machine.run(f"apt-get -qq -y --no-install-recommends install {BUS}", check=True)
    before = machine.list_files(*_WATCHED)
    older = _make_older(machine, package)
    done = machine.run(f"apt-get -qq -y --no-install-recommends install {older}")
    if not report.line(done.returncode == 0, "apt installs it with all it needs", done.stderr.strip()[-300:]):
        return
    installed = machine.list_files(*_WATCHED) - before
    report.line(True, "files on the machine", f"{len(installed)} more, {_count_packages(machine)} packages in all")
    is_there, is_on = (bool(_find(installed, f"/{COMMAND}.service", place)) for place in (_UNITS, ".wants/"))
    report.line(is_there and not is_on, "the service is there and not switched on")
    with LoopbackFeed() as feed:
        machine.run(f"{COMMAND} add {feed.url}", user=USER, check=True)
    posts = _read_posts(machine, COMMAND)
    done = machine.run(f"apt-get -qq -y --no-install-recommends install {package}")
    said = machine.run(f"dpkg-query -W -f '${{Version}}' {COMMAND}").stdout
    report.line(
        done.returncode == 0 and said == get_version() and _read_posts(machine, COMMAND) == posts,
        "a newer version takes its place and finds the posts",
        f"{_OLDER} → {said}, {len(posts)} posts",
    )
    use_program(report, machine, screen, COMMAND, pictures / "deb.png")
    live_with_window(report, machine, screen, COMMAND, pictures / "deb-subscribed.png")
    done = machine.run(f"apt-get -qq -y remove {COMMAND}")
    report.line(done.returncode == 0, "apt removes it", done.stderr.strip()[-300:])
    done = machine.run("apt-get -qq -y autoremove --purge")
    report.line(done.returncode == 0, "and what came for it alone", done.stderr.strip()[-300:])
    _check_leftovers(report, machine, before)


def _make_older(machine: FreshMachine, package: str) -> str:
    """The same package with the number of an older version, for the newer one to replace."""
    with tempfile.TemporaryDirectory() as folder:
        tree = Path(folder) / "tree"
        run("dpkg-deb", "--raw-extract", machine.path(package), tree)
        control = tree / "DEBIAN" / "control"
        control.write_text(control.read_text().replace(f"Version: {get_version()}", f"Version: {_OLDER}"))
        run("dpkg-deb", "--root-owner-group", "-Zgzip", "-z1", "--build", tree, machine.path("/tmp/older.deb"))
    return "/tmp/older.deb"


def _find(paths: set[str], end: str, place: str) -> list[str]:
    return [path for path in paths if path.endswith(end) and place in path]


def check_archive(report: Report, machine: FreshMachine, screen: Screen, package: str, pictures: Path) -> None:
    machine.run("apt-get -qq update && apt-get -qq -y install --no-install-recommends xz-utils", check=True)
    machine.run(f"mkdir .config && tar xf {package}", user=USER, check=True)
    unpacked = Path(package).name.removesuffix(".tar.xz")
    first = machine.run(f"./{unpacked}/install.sh", user=USER)
    wanted = find_named_packages(first.stderr)
    report.line(bool(wanted), "install.sh says what this bare machine lacks", wanted or first.stderr[-300:])
    machine.run(f"apt-get -qq -y --no-install-recommends install {wanted}", check=True)
    machine.run(f"{HOME}/.local/lib/{COMMAND}/uninstall.sh", user=USER, check=True)
    machine.run(f"rm -rf .local/share/{COMMAND}", user=USER)
    before = machine.list_files(*_WATCHED)
    done = machine.run(f"./{unpacked}/install.sh", user=USER)
    report.line(done.returncode == 0 and "lacks" not in done.stderr, "with these, it installs", done.stderr[-300:])
    entry = machine.path(f"{HOME}/.local/share/applications/{APP_ID}.desktop").read_text()
    report.line(f'Exec="{HOME}/.local/lib/{COMMAND}/{COMMAND}" %U' in entry, "the menu entry starts it")
    use_program(report, machine, screen, f"{HOME}/.local/bin/{COMMAND}", pictures / "archive.png")
    machine.run(f"mv {unpacked} moved && moved/bin/{COMMAND} --version", user=USER, check=True)
    report.line(True, "it runs from wherever it is unpacked")
    machine.run(f"mv moved {unpacked}", user=USER)
    done = machine.run(f"{HOME}/.local/lib/{COMMAND}/uninstall.sh", user=USER)
    report.line(done.returncode == 0, "uninstall.sh removes it", done.stderr[-300:])
    _check_leftovers(report, machine, before)


def find_named_packages(said: str) -> str:
    """The packages of the line `… sudo apt install A B`."""
    named = re.search(r"apt install ([^\n]*)", said)
    return " ".join(named[1].split()) if named else ""


def _count_packages(machine: FreshMachine) -> int:
    return len(machine.run("dpkg-query -W").stdout.splitlines())


def _check_leftovers(report: Report, machine: FreshMachine, before: set[str]) -> None:
    after = machine.list_files(*_WATCHED)
    ours = {path for path in after - before if not _OF_THE_SYSTEM.search(path)}
    profile = {path for path in ours if path.startswith(_PROFILE)}
    rest = sorted(ours - profile)
    report.line(not rest, "nothing is left outside the profile", ", ".join(rest)[:600])
    report.line(bool(profile), "the profile is still there", f"{len(profile)} files")
    gone = sorted(path for path in before - after if not _OF_THE_SYSTEM.search(path))
    report.line(not gone, "nothing else went with it", ", ".join(gone)[:300])


# --- using it -----------------------------------------------------------------------------------


def use_program(report: Report, machine: FreshMachine, screen: Screen, program: str, picture: Path) -> None:
    said = machine.run(f"{program} --version", user=USER)
    report.line(f"{get_version()}, built 2" in said.stdout, "--version", (said.stdout + said.stderr).strip())
    said = machine.run(f"{program} doctor", user=USER)
    report.line(said.returncode == 0, "doctor", (said.stdout + said.stderr).strip().splitlines()[-1:])
    said = machine.run(f"{program} licences --json", user=USER)
    inside = json.loads(said.stdout or "[]")
    texts = [one["name"] for one in inside if one["text"]]
    report.line(len(texts) > 20, "licences", f"{len(texts)} with their text")
    unlisted = find_unlisted([(one["name"], one["version"]) for one in inside], list_pins())
    report.line(not unlisted, "the bill of materials names all of them", ", ".join(unlisted))
    _poll(report, machine, program)
    _look(report, machine, screen, program, picture)


def _poll(report: Report, machine: FreshMachine, program: str) -> None:
    """Without a screen: a feed on loopback, which a list may not name, is typed; then the plan has its turn."""
    before = len(_read_posts(machine, program))
    with LoopbackFeed() as named, LoopbackFeed() as feed:
        outline = f'<opml version="2.0"><body><outline type="rss" text="L" xmlUrl="{named.url}"/></body></opml>'
        path = machine.path(f"{HOME}/list.opml")
        path.write_text(outline)
        listed = machine.run(f"{program} import list.opml && {program} fetch --once", user=USER)
        path.unlink()
        report.line(
            listed.returncode == 0 and named.visits == 0,
            "a list leads nowhere on this machine",
            f"{named.visits} visits",
        )
        done = machine.run(f"{program} add {feed.url} && {program} fetch --once", user=USER)
        posts = len(_read_posts(machine, program)) - before
    ok = done.returncode == 0 and feed.visits > 0 and posts == 2
    said = (done.stdout + done.stderr).strip().splitlines()
    report.line(ok, "add and fetch without a screen", f"{feed.visits} visits, {posts} posts; {said[-1:]}")


def _read_posts(machine: FreshMachine, program: str) -> list[object]:
    found: list[object] = json.loads(machine.run(f"{program} entries --json", user=USER).stdout or "[]")
    return found


def _look(report: Report, machine: FreshMachine, screen: Screen, program: str, picture: Path) -> None:
    """The demo in its window: its server, the engine and the window are processes of one executable."""
    command = machine.command(f"exec {program} demo", user=USER, screen=screen.name)
    log = picture.with_suffix(".log")
    picture.parent.mkdir(parents=True, exist_ok=True)
    with log.open("wb") as output, subprocess.Popen(command, stderr=output, start_new_session=True) as process:
        shown = screen.wait_for_window(picture)
        screen.click(430, 120)  # the first post
        screen.wait_for_window(picture)
        processes = _list_processes(process.pid)
        insights = picture.with_name(f"{picture.stem}-insights.png")
        screen.press("g", "i")
        drawn = screen.wait_for_plot(insights)
        os.kill(process.pid, signal.SIGTERM)
        ended = screen.wait_for(lambda: process.poll() is not None, 15)
        if not ended:
            process.kill()
    report.line(shown, "the demo's window comes up", picture.name)
    report.line(len(processes) >= 3, "its processes", f"{len(processes)}: window, demo's server, engine, …")
    report.line(ended and process.returncode == 0, "it ends when told to", f"code {process.returncode}")
    said = log.read_text().strip()
    report.line(drawn, "Insights opens by its keys and draws its plot", insights.name)
    report.line(not said, "it complains of nothing, Insights included", said[-300:])


def _list_processes(pid: int) -> list[int]:
    """This one and all below it."""
    said = subprocess.run(["ps", "-eo", "pid=,ppid="], capture_output=True, text=True, check=True).stdout
    parents = {int(one): int(two) for one, two in (line.split() for line in said.splitlines())}
    found = [pid]
    for one in found:
        found += [child for child, parent in parents.items() if parent == one]
    return found
