#!/usr/bin/env python3
"""Tries an installed Paperround in one command, on a system that we haven't got: paste what it prints into an issue.

    python3 packaging/smoke.py [PROGRAM]             the one on PATH by default; on macOS the app in /Applications
    python3 packaging/smoke.py --built linux         what `dev.py package` left in build/

Standard library only. It works in a folder of its own, fetches from a server on this computer, and opens the demo's
window for some seconds. It prints a line for each thing tried, with what was seen, and "not tried" for the rest.
"""

from __future__ import annotations

import argparse
import http.server
import json
import os
import platform
import shutil
import subprocess
import sys
import tempfile
import threading
import time
from pathlib import Path

ROOT = Path(__file__).resolve().parents[1]
BUILT = {
    "linux": "build/frozen/paperround/paperround",
    "macos": "build/frozen/Paperround.app/Contents/MacOS/paperround",
    "windows": "build/frozen/paperround/paperround.com",
}
MACOS_APP = Path("/Applications/Paperround.app/Contents/MacOS/paperround")
FEED = b"""<?xml version="1.0"?><rss version="2.0"><channel><title>Smoke</title><link>http://localhost/</link>
<item><title>A chimney on the horizon</title><guid>1</guid><description>Words.</description></item></channel></rss>"""
WINDOW_S = 20
ONLY_A_PERSON = (
    "the window looks right, in light and dark",
    "a notification appears, and its buttons work",
    "closing the window keeps it running, with an icon in the tray or menu bar",
    "a feed: link in a browser opens it",
    "it starts at login if you turn that on",
    "a password is kept in the system's keyring",
)


class Feed(http.server.BaseHTTPRequestHandler):
    def do_GET(self) -> None:
        self.send_response(200)
        self.send_header("Content-Type", "application/rss+xml")
        self.end_headers()
        self.wfile.write(FEED)

    def log_message(self, *said: object) -> None:
        """Say nothing."""


def find_program(chosen: argparse.Namespace) -> Path:
    if chosen.built:
        return ROOT / BUILT[chosen.built]
    found = chosen.program or shutil.which("paperround") or (str(MACOS_APP) if MACOS_APP.exists() else "")
    if not found:
        raise SystemExit("Paperround isn't on PATH. Name the program: python3 packaging/smoke.py PROGRAM")
    return Path(found)


class Trial:
    def __init__(self, program: Path, folder: Path) -> None:
        self.program, self.profile = program, folder / "profile"
        self.failed = 0

    def say(self, ok: bool, what: str, seen: str) -> None:
        self.failed += not ok
        print(f"{'ok    ' if ok else 'FAILED'}  {what}: {seen.strip()[:200] or 'nothing'}", flush=True)

    def run(self, *arguments: str) -> subprocess.CompletedProcess[str]:
        command = [str(self.program), "--profile", str(self.profile), *arguments]
        return subprocess.run(command, capture_output=True, text=True, encoding="utf-8", timeout=120, check=False)

    def try_terminal(self, address: str) -> None:
        done = self.run("--version")
        self.say(done.stdout.startswith("Paperround "), "version", done.stdout or done.stderr)
        done = self.run("add", address)
        self.say(done.returncode == 0, "add a feed", done.stdout or done.stderr)
        titles = [one.get("title") for one in json.loads(self.run("entries", "--json").stdout or "[]")]
        self.say(titles == ["A chimney on the horizon"], "its article is listed", str(titles))
        done = self.run("doctor")
        self.say(done.returncode == 0, "doctor", (done.stdout or done.stderr).strip().rpartition("\n")[2])

    def try_window(self) -> None:
        """The demo's window has to stay open until it is told to quit."""
        with subprocess.Popen([str(self.program), "demo"], stderr=subprocess.PIPE) as process:
            time.sleep(WINDOW_S)
            stayed = process.poll() is None
            process.terminate()
            said = process.communicate()[1].decode("utf-8", "replace")
        self.say(stayed, f"the demo's window stays open for {WINDOW_S} s", said if not stayed else "it did")


def main() -> int:
    parser = argparse.ArgumentParser(description="Try an installed Paperround.")
    parser.add_argument("program", nargs="?")
    parser.add_argument("--built", choices=sorted(BUILT))
    chosen = parser.parse_args()
    program = find_program(chosen)
    print(f"{platform.platform()}, {platform.machine()}, desktop {os.environ.get('XDG_CURRENT_DESKTOP', 'unknown')}")
    server = http.server.ThreadingHTTPServer(("127.0.0.1", 0), Feed)
    threading.Thread(target=server.serve_forever, daemon=True).start()
    with tempfile.TemporaryDirectory(ignore_cleanup_errors=True) as folder:
        trial = Trial(program, Path(folder))
        trial.try_terminal(f"http://127.0.0.1:{server.server_address[1]}/feed.xml")
        if sys.platform != "linux" or os.environ.get("DISPLAY") or os.environ.get("WAYLAND_DISPLAY"):
            trial.try_window()
        else:
            print("not tried  the window: there is no display")
    for what in ONLY_A_PERSON:
        print(f"look yourself  {what}")
    return 1 if trial.failed else 0


if __name__ == "__main__":
    sys.exit(main())
