"""The demo server's process: apart from the window's, so that the window's is as in real life.

`spawn_server` waits for the server's first line, a fraction of a second: call it before the window is there.
"""

from __future__ import annotations

import json
import subprocess
import sys

from msgspec import Struct

from reader.errors import PaperroundError

STOP_WITHIN_S = 5


class DemoProcess(Struct):
    bases: dict[str, str]
    """Where each feed's site is, without a slash at the end."""
    _process: subprocess.Popen[bytes]

    def stop(self) -> None:
        """End the server and wait for it. May be called twice."""
        if self._process.stdin:
            self._process.stdin.close()
        try:
            self._process.wait(STOP_WITHIN_S)
        except subprocess.TimeoutExpired:
            self._process.kill()
            self._process.wait()
        if self._process.stdout:
            self._process.stdout.close()


def spawn_server(now: float, seed: int, offset_s: int) -> DemoProcess:
    """Start the server; it ends by itself when this process does."""
    command = [sys.executable, "-m", "reader.demo.server", f"--now={now}", f"--seed={seed}", f"--offset={offset_s}"]
    process = subprocess.Popen(command, stdin=subprocess.PIPE, stdout=subprocess.PIPE)
    line = process.stdout.readline() if process.stdout else b""
    if not line:
        DemoProcess({}, process).stop()
        raise PaperroundError("The demo's server did not start; run the demo again from a terminal to see why.")
    return DemoProcess(json.loads(line)["bases"], process)
