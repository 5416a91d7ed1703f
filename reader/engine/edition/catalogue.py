"""The catalogue of papers: opened, closed and filled as the settings and the store say. The editor's thread; what is
asked for is answered on threads of the server."""

from __future__ import annotations

import errno
import socket
from collections.abc import Callable
from datetime import tzinfo

import psutil

from reader.clock import Clock
from reader.edition.opds import FORMS, CataloguePaper, find_token, make_catalogue
from reader.edition.words import PaperWords
from reader.engine.edition.catalogue_server import is_at_home, open_catalogue
from reader.engine.edition.make import FILES_KEPT, find_file, make_words
from reader.model.editions import Edition, MadeEdition
from reader.model.messages import Message
from reader.paths import Profile
from reader.serve.http_server import HttpServer
from reader.settings import Settings
from reader.store.db import open_reader
from reader.store.editions import list_editions
from reader.wording.edition_codes import EditionCode


class Catalogue:
    def __init__(
        self,
        profile: Profile,
        clock: Clock,
        zone: tzinfo,
        on_trouble: Callable[[Message], None] = lambda message: None,
    ) -> None:
        self._profile, self._clock, self._zone = profile, clock, zone
        self._on_trouble = on_trouble
        self._server: HttpServer | None = None
        self._at: tuple[int, bool, str] | None = None
        """Port, openness and token of the server that runs."""

    @property
    def port(self) -> int | None:
        return self._server.port if self._server else None

    def follow(self, settings: Settings) -> None:
        """Open, closed or elsewhere, as the owner wants it now."""
        wanted = None
        if settings.edition_catalogue:
            token = find_token(self._profile.catalogue_token)
            wanted = (settings.edition_catalogue_port, settings.edition_catalogue_open, token)
        if wanted == self._at:
            return
        self.close()
        if wanted is not None:
            self.open(*wanted)

    def close(self) -> None:
        if self._server is not None:
            self._server.close()
        self._server, self._at = None, None

    def open(self, port: int, is_open: bool, token: str) -> None:
        """Port 0 is any that is free. Trouble is said once; another choice is tried anew."""
        self._at = (port, is_open, token)
        try:
            self._server = open_catalogue(port, is_open, token, self._read, self._find_file)
        except OSError as error:
            is_taken = error.errno == errno.EADDRINUSE
            taken = EditionCode.CATALOGUE_PORT_TAKEN(port=port)
            failed = EditionCode.CATALOGUE_FAILED(port=port, error=error.strerror or "")
            self._on_trouble(taken if is_taken else failed)

    def _read(self) -> bytes:
        words = make_words(self._profile, self._zone)
        conn = open_reader(self._profile.database)
        try:
            made = list_editions(conn, FILES_KEPT)
        finally:
            conn.close()
        papers = [self._describe(one, words) for one in made]
        title = words.say(EditionCode.PAPER_CATALOGUE())
        token = find_token(self._profile.catalogue_token)
        return make_catalogue([paper for paper in papers if paper.forms], title, token, self._clock.now())

    def _describe(self, made: MadeEdition, words: PaperWords) -> CataloguePaper:
        forms = tuple(form for form in FORMS if find_file(self._profile, made.id, form).is_file())
        title = words.title(Edition(made.number, made.made_at, ()))
        facts = EditionCode.PAPER_FACTS_ONE_FEED(posts=made.post_count, minutes=made.minutes)
        return CataloguePaper(made.id, title, words.say(facts), made.made_at, forms)

    def _find_file(self, edition_id: int, form: str) -> bytes | None:
        try:
            return find_file(self._profile, edition_id, form).read_bytes()
        except OSError:
            return None


def list_home_addresses() -> tuple[str, ...]:
    """Of this machine in the home network: an e-reader knows no names. Its name where it has none."""
    found = [
        one.address
        for addresses in psutil.net_if_addrs().values()
        for one in addresses
        if one.family is socket.AF_INET and is_at_home(one.address) and not one.address.startswith("127.")
    ]
    return tuple(dict.fromkeys(found)) or (socket.gethostname(),)


def make_addresses(profile: Profile, settings: Settings, hosts: tuple[str, ...]) -> list[str]:
    """Where e-readers find the catalogue."""
    token = find_token(profile.catalogue_token)
    names = hosts if settings.edition_catalogue_open else ("127.0.0.1",)
    return [f"http://{name}:{settings.edition_catalogue_port}/{token}/" for name in names]
