"""Records what real servers answered, and plays it again: strictly, request by request, as the real ones were asked.

python -m tests.sync.replay     records anew into tests/data/sync, with the servers of the shared tool

What a server would refuse is refused: another order, another parameter, an id in the wrong form, no token, no login.
"""

from __future__ import annotations

import json
import os
import sys
import tempfile
import threading
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from http.client import HTTPConnection
from http.server import BaseHTTPRequestHandler, ThreadingHTTPServer
from pathlib import Path
from typing import Any
from urllib.parse import parse_qsl, urlsplit

from tests.sync.device import Device
from tests.sync.publisher import publishing
from tests.sync.real_servers import RealServer, running_server
from tests.sync.scenario import PUBLISHER_PORT, Outside, play

DATA = Path(__file__).resolve().parents[1] / "data" / "sync"
USER, PASSWORD = "reader", "not-a-secret"
Exchange = dict[str, Any]


class Heard:
    """One request as a server hears it, without what differs from one episode to the next."""

    def __init__(self, handler: BaseHTTPRequestHandler) -> None:
        self.raw = handler.rfile.read(int(handler.headers.get("Content-Length") or 0))
        parts = urlsplit(handler.path)
        form = parse_qsl(self.raw.decode(), keep_blank_values=True)
        self.has_token = any(name == "T" and value for name, value in form)
        self.is_login = parts.path.endswith("/ClientLogin")
        way = "Basic " if parts.path.startswith("/v1/") else "GoogleLogin auth="
        self.is_authorised = handler.headers.get("Authorization", "").startswith(way)
        hidden = {"Passwd": PASSWORD, "T": "token"}
        self.asked: dict[str, Any] = {
            "method": handler.command,
            "path": parts.path,
            "query": sorted(map(list, parse_qsl(parts.query, keep_blank_values=True))),
            "form": [[name, hidden.get(name, value)] for name, value in form],
        }


@contextmanager
def serving(answer: Callable[[BaseHTTPRequestHandler], tuple[int, str, bytes]]) -> Iterator[str]:
    class Handler(BaseHTTPRequestHandler):
        def do_GET(self) -> None:
            status, content_type, body = answer(self)
            self.send_response(status)
            self.send_header("Content-Type", content_type)
            self.send_header("Content-Length", str(len(body)))
            self.end_headers()
            self.wfile.write(body)

        def do_POST(self) -> None:
            self.do_GET()

        def do_PUT(self) -> None:
            self.do_GET()

        def do_DELETE(self) -> None:
            self.do_GET()

        def log_message(self, *words: Any) -> None:
            pass

    server = ThreadingHTTPServer(("127.0.0.1", 0), Handler)
    thread = threading.Thread(target=server.serve_forever, daemon=True)
    thread.start()
    try:
        yield f"http://127.0.0.1:{server.server_address[1]}"
    finally:
        server.shutdown()
        server.server_close()
        thread.join()


# --- playing ----------------------------------------------------------------------------------------


class Player:
    """Gives the recorded answers, one after the other; `faults` says what was asked otherwise."""

    def __init__(self, exchanges: list[Exchange]) -> None:
        self._exchanges = exchanges
        self._next = 0
        self.faults: list[str] = []

    @property
    def left(self) -> int:
        return len(self._exchanges) - self._next

    def answer(self, handler: BaseHTTPRequestHandler) -> tuple[int, str, bytes]:
        heard = Heard(handler)
        fault = self._find_fault(heard)
        if fault:
            self.faults.append(f"request {self._next}: {fault}")
            return 400, "text/plain", fault.encode()
        exchange = self._exchanges[self._next]
        self._next += 1
        return exchange["status"], exchange["type"], exchange["body"].encode()

    def _find_fault(self, heard: Heard) -> str:
        if not self.left:
            return f"nothing more was asked for, but {heard.asked}"
        expected = self._exchanges[self._next]
        if heard.asked != expected["asked"]:
            return f"asked {heard.asked}, recorded {expected['asked']}"
        if expected["status"] == 401 or heard.is_login:
            return ""
        if not heard.is_authorised:
            return "without a login"
        if heard.asked["method"] == "POST" and not heard.has_token:
            return "a change without a token"
        ids = [value for name, value in heard.asked["form"] if name == "i"]
        if len(ids) > 250 or not all(one.startswith("tag:google.com,2005:reader/item/") for one in ids):
            return "too many ids, or in a form that Miniflux would misread"
        return ""


@contextmanager
def replaying(kind: str) -> Iterator[tuple[Player, str]]:
    player = Player(json.loads((DATA / f"{kind}.json").read_text(encoding="utf-8")))
    with serving(player.answer) as url:
        yield player, url


# --- episode --------------------------------------------------------------------------------------


def record(server: RealServer, folder: Path) -> list[Exchange]:
    exchanges: list[Exchange] = []

    def answer(handler: BaseHTTPRequestHandler) -> tuple[int, str, bytes]:
        heard = Heard(handler)
        target = urlsplit(server.url)
        connection = HTTPConnection(target.hostname or "", target.port, timeout=60)
        headers = {name: value for name, value in handler.headers.items() if name.lower() != "host"}
        headers["Accept-Encoding"] = "identity"
        connection.request(handler.command, handler.path, heard.raw, {**headers, "Host": target.netloc})
        response = connection.getresponse()
        body, content_type = response.read(), response.headers.get("Content-Type", "text/plain")
        connection.close()
        text = _scrub(body.decode(), heard)
        exchanges.append({"asked": heard.asked, "status": response.status, "type": content_type, "body": text})
        return response.status, content_type, body

    with publishing(PUBLISHER_PORT) as publisher, serving(answer) as url:
        client = server.open_client()
        for feed in client.feeds().values():
            client.post("subscription/edit", ac="unsubscribe", s=feed["id"])
        device = Device(folder)
        base = server.greader.replace(server.url, url)
        play(device, base, server.user, server.password, Outside(server, publisher, client))
        device.close()
    return exchanges


def _scrub(text: str, heard: Heard) -> str:
    """No token, no port of this machine."""
    if heard.is_login:
        return "SID=x\nLSID=null\nAuth=reader/auth\n"
    if heard.asked["path"].endswith("/token") and len(text) < 200 and "nauthor" not in text:
        return "token\n"
    return text


def main() -> int:
    shared = Path(os.environ.get("PAPERROUND_SHARED", Path(__file__).resolve().parents[3] / "shared"))
    for kind in sys.argv[1:] or ["freshrss", "miniflux"]:
        with (
            tempfile.TemporaryDirectory(prefix="paperround-sync-", ignore_cleanup_errors=True) as place,
            running_server(shared, kind, Path(place)) as server,
            tempfile.TemporaryDirectory() as folder,
        ):
            exchanges = record(server, Path(folder))
        DATA.mkdir(parents=True, exist_ok=True)
        text = json.dumps(exchanges, ensure_ascii=False, indent=1)
        (DATA / f"{kind}.json").write_text(text + "\n", encoding="utf-8")
        print(f"{kind}: {len(exchanges)} exchanges")
    return 0


if __name__ == "__main__":
    raise SystemExit(main())
