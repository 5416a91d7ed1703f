"""Delivers papers: into the owner's folder, by mail. What fails is kept, with its reason, and tried again.

A file that is there is never written over. What may pass (no line, a disk that is not there) is tried for two days.
"""

from __future__ import annotations

import logging
import re
import shutil
from collections.abc import Iterable
from pathlib import Path

import platformdirs
from msgspec.structs import replace

from reader.engine.edition.mail import find_server, send_mail
from reader.engine.edition.make import MakingTools, find_file, make_words, remake_files, write_whole
from reader.fetch.passwords import Passwords
from reader.model.editions import Delivery, Edition, MadeEdition
from reader.send.problems import SendError
from reader.settings import EPUB, TO_FOLDER, Settings
from reader.store.editions import find_edition, list_waiting, save_delivery
from reader.wording.edition_codes import EditionCode
from reader.wording.send_codes import SendCode

log = logging.getLogger(__name__)
PAUSES_S = (60.0, 300.0, 1_800.0, 7_200.0, *(21_600.0,) * 8)
"""After each failure that may pass."""
MOST_ALIKE = 1_000
_UNFIT = re.compile(r'[\x00-\x1f\x7f/\\:*?"<>|]+')


def deliver_due(tools: MakingTools, settings: Settings, passwords: Passwords) -> list[int]:
    """What waits; the ids of editions of which something is to be told."""
    told = []
    for delivery in list_waiting(tools.conn, tools.clock.now()):
        made = find_edition(tools.conn, delivery.edition_id)
        if made is None or tools.cancelled():
            continue
        save_delivery(tools.conn, _try(tools, settings, passwords, made, delivery))
        told.append(made.id)
    return list(dict.fromkeys(told))


def _try(
    tools: MakingTools, settings: Settings, passwords: Passwords, made: MadeEdition, delivery: Delivery
) -> Delivery:
    now = tools.clock.now()
    try:
        files = _list_files(tools, settings, made)
        title = _title(tools, made)
        if delivery.target == TO_FOLDER:
            path = put_into_folder(find_folder(settings), title, files)
            return replace(delivery, next_at=None, done_at=now, path=str(path), message=None)
        send_mail(find_server(settings, passwords), settings, title, files)
        return replace(delivery, next_at=None, done_at=now, path=settings.edition_mail_to, message=None)
    except SendError as error:
        waits = error.passes and delivery.tries < len(PAUSES_S)
        next_at = now + PAUSES_S[delivery.tries] if waits else None
        return replace(delivery, tries=delivery.tries + 1, next_at=next_at, message=error.message)


def _list_files(tools: MakingTools, settings: Settings, made: MadeEdition) -> list[Path]:
    forms = settings.edition_forms.split() or [EPUB]
    paths = [find_file(tools.profile, made.id, form) for form in forms]
    if not any(path.is_file() for path in paths):
        try:
            remake_files(tools, settings, made)
        except OSError as error:
            problem = SendCode.FOLDER_DENIED(
                path=str(tools.profile.editions), error=error.strerror or str(error)
            )
            raise SendError(problem, passes=True) from error
    found = [path for path in paths if path.is_file()]
    if not found:
        raise SendError(EditionCode.EDITION_PAGE_GONE())
    return found


def _title(tools: MakingTools, made: MadeEdition) -> str:
    words = make_words(tools.profile, tools.zone)
    return f"{words.title(Edition(made.number, made.made_at, ()))} ({made.number})"


def find_folder(settings: Settings) -> Path:
    if settings.edition_folder:
        return Path(settings.edition_folder).expanduser()
    return Path(platformdirs.user_documents_dir()) / "Papers"


def put_into_folder(folder: Path, title: str, files: Iterable[Path]) -> Path:
    """The first of the files, where it is now. Raises SendError."""
    try:
        if not folder.parent.is_dir():
            raise SendError(SendCode.FOLDER_MISSING(path=str(folder.parent)), passes=True)
        folder.mkdir(exist_ok=True)
        put = [_put(folder, title, path) for path in files]
    except OSError as error:
        problem = SendCode.FOLDER_DENIED(path=str(folder), error=error.strerror or str(error))
        raise SendError(problem, passes=True) from error
    return put[0]


def _put(folder: Path, title: str, path: Path) -> Path:
    name = _UNFIT.sub(" ", title).strip(" .")[:120] or "Paper"
    data = path.read_bytes()
    for number in range(1, MOST_ALIKE):
        place = folder / (f"{name}{path.suffix}" if number == 1 else f"{name} {number}{path.suffix}")
        if not place.exists():
            needed = len(data)
            if shutil.disk_usage(folder).free < needed + 1_000_000:
                raise OSError(28, "No space left on device")
            write_whole(place, data)
            return place
        if place.read_bytes() == data:
            return place
    raise OSError(17, "File exists")
