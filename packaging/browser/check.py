"""Lints the packed extension with Mozilla's web-ext, and uses it and the guide's bookmarklet in a real Chromium.

Needs Debian's packages `chromium` and `npm`; web-ext comes into a temporary folder. Chromium runs without a screen,
shows pages on loopback, and is led by its DevTools protocol over two pipes.
"""

from __future__ import annotations

import argparse
import json
import os
import re
import select
import subprocess
import tempfile
import threading
import time
import zipfile
from collections.abc import Callable
from http.server import BaseHTTPRequestHandler, ThreadingHTTPServer
from pathlib import Path
from typing import Any

from common.project import ROOT, run
from common.report import Report

from browser.build import build

PATIENCE_S = 30
LINK = '<link rel="alternate" type="application/{}" title="{}" href="{}">'
PAGES = {
    "/several": LINK.format("rss+xml", "News", "/news.xml") + LINK.format("atom+xml", "", "/talk.xml"),
    "/one": LINK.format("rss+xml", "News", "/news.xml") * 2 + LINK.format("rss+xml", "Bad", "javascript:alert(1)"),
    "/single": LINK.format("rss+xml", "News", "/news.xml"),
    "/none": "<p>Nothing here.</p>",
}


def add_options(parser: argparse.ArgumentParser) -> None:
    """Nothing to choose."""


def check(chosen: argparse.Namespace) -> int:
    report = Report()
    with tempfile.TemporaryDirectory(ignore_cleanup_errors=True) as name:
        folder = Path(name)
        (pack,) = build(argparse.Namespace(out=folder))
        with zipfile.ZipFile(pack) as packed:
            packed.extractall(folder / "extension")
        report.title("The extension as Mozilla's linter sees it")
        run("npm", "install", "--silent", "--no-audit", "--no-fund", "--prefix", folder, "web-ext")
        lint = (folder / "node_modules/.bin/web-ext", "lint", "--no-config-discovery", "--warnings-as-errors")
        done = subprocess.run(
            [*lint, "--source-dir", folder / "extension"], capture_output=True, text=True, check=False
        )
        report.line(
            done.returncode == 0,
            "web-ext finds no error and nothing to warn of",
            done.stdout.strip() if done.returncode else "",
        )
        with Pages() as pages, Chromium(folder / "profile") as browser:
            report.title(f"The extension in {browser.ask('Browser.getVersion')['product']}")
            try_extension(report, browser, folder / "extension", pages.url)
            report.title("The bookmarklet there")
            guide = (ROOT / "docs/guide/browser.md").read_text("utf-8")
            bookmarklet = re.findall(r"^javascript:(.+)$", guide, re.MULTILINE)[0]
            for path, opened in {"/several": "/several", "/single": "/news.xml", "/none": "/none"}.items():
                page = browser.open(pages.url + path)
                browser.run(page, bookmarklet)
                report.line(browser.opens(page, f"feed:{pages.url}{opened}"), f"on {path} it opens {opened}")
    return report.end()


def try_extension(report: Report, browser: Chromium, folder: Path, url: str) -> None:
    extension = browser.ask("Extensions.loadUnpacked", path=str(folder))["id"]
    for path, opened in {"/one": "/news.xml", "/none": "/none"}.items():
        page = browser.open(url + path)
        browser.press(extension, stays=False)
        report.line(browser.opens(page, f"feed:{url}{opened}"), f"on {path} it opens {opened}")
    for number, opened in enumerate(("/news.xml", "/talk.xml", "/several")):
        page = browser.open(f"{url}/several")
        popup = browser.press(extension)
        browser.wait(lambda popup=popup: browser.run(popup, "document.querySelectorAll('button').length") == 3)
        if not number:
            words = browser.run(popup, "document.body.innerText")
            report.line(f"News\n{url}/news.xml" in words, "it lists several feeds, with titles and addresses")
        browser.run(popup, f"document.querySelectorAll('button')[{number}].click()")
        report.line(browser.opens(page, f"feed:{url}{opened}"), f"choice {number + 1} of 3 opens {opened}")
    browser.open("chrome://version")
    popup = browser.press(extension)
    says = "document.body.innerText.includes('Open a website first')"
    report.line(browser.wait(lambda: browser.run(popup, says)), "a page of the browser's own is none to add")


class Pages:
    """The pages, on loopback."""

    def __enter__(self) -> Pages:
        class Answer(BaseHTTPRequestHandler):
            def do_GET(self) -> None:
                body = f"<!doctype html><title>Page</title>{PAGES.get(self.path, '')}".encode()
                self.send_response(200)
                self.send_header("Content-Type", "text/html")
                self.send_header("Content-Length", str(len(body)))
                self.end_headers()
                self.wfile.write(body)

            def log_message(self, format: str, *args: object) -> None:
                """Nothing: the report says what counts."""

        self._server = ThreadingHTTPServer(("127.0.0.1", 0), Answer)
        threading.Thread(target=self._server.serve_forever, daemon=True).start()
        self.url = f"http://127.0.0.1:{self._server.server_port}"
        return self

    def __exit__(self, *_: object) -> None:
        self._server.shutdown()
        self._server.server_close()


class Chromium:
    def __init__(self, profile: Path) -> None:
        asks_in, asks_out = os.pipe()
        said_in, said_out = os.pipe()
        options = ("--headless=new", "--no-sandbox", "--no-first-run", "--lang=en", "--remote-debugging-pipe")
        options += ("--enable-unsafe-extension-debugging", f"--user-data-dir={profile}")
        shell = f'exec chromium "$@" 3<&{asks_in} 4>&{said_out}'  # it wants its pipes under these numbers
        self._process = subprocess.Popen(
            ["sh", "-c", shell, "sh", *options],
            pass_fds=(asks_in, said_out),
            stderr=subprocess.DEVNULL,
            env={**os.environ, "LANGUAGE": "en"},
        )
        os.close(asks_in)
        os.close(said_out)
        self._asks, self._said = asks_out, said_in
        self._rest, self._last = b"", 0
        self._events: list[dict[str, Any]] = []

    def __enter__(self) -> Chromium:
        return self

    def __exit__(self, *_: object) -> None:
        os.close(self._asks)
        self._process.terminate()
        self._process.wait(PATIENCE_S)
        os.close(self._said)

    def ask(self, method: str, session: str = "", **params: Any) -> dict[str, Any]:
        self._last += 1
        message = {"id": self._last, "method": method, "params": params} | ({"sessionId": session} if session else {})
        os.write(self._asks, json.dumps(message).encode() + b"\0")
        while (answer := self._read()).get("id") != self._last:
            self._events.append(answer)
        if "error" in answer:
            raise SystemExit(f"{method}: {answer['error']}")
        result: dict[str, Any] = answer["result"]
        return result

    def _read(self) -> dict[str, Any]:
        while b"\0" not in self._rest:
            if not select.select([self._said], [], [], PATIENCE_S)[0] or not (more := os.read(self._said, 65_536)):
                raise SystemExit("Chromium does not answer.")
            self._rest += more
        one, _, self._rest = self._rest.partition(b"\0")
        message: dict[str, Any] = json.loads(one)
        return message

    def wait(self, is_done: Callable[[], object]) -> bool:
        until = time.monotonic() + PATIENCE_S
        while not (done := is_done()) and time.monotonic() < until:
            time.sleep(0.1)  # another program works; there is nothing to wait on
        return bool(done)

    def open(self, url: str) -> str:
        """Open a page in a new tab, and return the session with it."""
        target = self.ask("Target.createTarget", url=url)["targetId"]
        session = self._attach(target)
        self.ask("Page.enable", session)
        is_there = f"document.readyState == 'complete' && location.href.startsWith({json.dumps(url)})"
        self.wait(lambda: self.run(session, is_there))
        self.wait(lambda: self._find_front()["url"].startswith(url))
        return session

    def _attach(self, target: str) -> str:
        session: str = self.ask("Target.attachToTarget", targetId=target, flatten=True)["sessionId"]
        return session

    def run(self, session: str, script: str) -> Any:
        return self.ask("Runtime.evaluate", session, expression=script, returnByValue=True)["result"].get("value")

    def press(self, extension: str, *, stays: bool = True) -> str:
        """Press the extension's button for the tab in front; return the session with what pops up, unless it goes."""
        self.wait(lambda: not self._list_popups())  # that of the last time
        self.ask("Extensions.triggerAction", id=extension, targetId=self._find_front()["targetId"])
        return self._attach(self._list_popups()[0]) if stays and self.wait(self._list_popups) else ""

    def _find_front(self) -> dict[str, Any]:
        tabs: list[dict[str, Any]] = self.ask("Target.getTargets", filter=[{"type": "tab"}])["targetInfos"]
        return next(one for one in tabs if one["embedderData"]["tabActive"])

    def _list_popups(self) -> list[str]:
        pages = self.ask("Target.getTargets", filter=[{"type": "page"}])["targetInfos"]
        return [one["targetId"] for one in pages if one["url"].endswith("/popup.html") and one["title"]]

    def opens(self, session: str, url: str) -> bool:
        """Whether this page's tab goes to this address, soon."""

        def has_gone() -> bool:
            self.ask("Browser.getVersion")  # what happened before arrives before the answer
            return any(
                one.get("sessionId") == session
                and one["method"] == "Page.frameStartedNavigating"
                and one["params"]["url"] == url
                for one in self._events
            )

        return self.wait(has_gone)
