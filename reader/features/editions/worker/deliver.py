"""Delivers editions: into the user's folder, or by mail.

A file is never overwritten. A failure is stored with its reason; one that may pass (no network, an unplugged disk) is
tried again for two days.
"""

from __future__ import annotations

from collections.abc import Iterable
from email.message import EmailMessage
from email.utils import formatdate, make_msgid
from pathlib import Path

import platformdirs
from msgspec.structs import replace

from reader.core.errors import SendError
from reader.core.private_files import write_whole
from reader.core.settings import TO_FOLDER, Settings
from reader.core.words.catalogue import EditionCode, SendCode
from reader.features.editions.records import Delivery, Edition, MadeEdition
from reader.features.editions.store import find_edition, list_waiting, save_delivery
from reader.features.editions.worker.make import EditionTools, find_file, list_forms, make_words, remake_files
from reader.features.sharing.files import MOST_ALIKE, make_file_name
from reader.net import smtp
from reader.net.passwords import Kept, Passwords
from reader.net.smtp import SmtpServer

PAUSES_S = (60.0, 300.0, 1_800.0, 7_200.0, *(21_600.0,) * 8)
"""Before each further try."""
SUBMISSION = 587
_TYPES = {".epub": ("application", "epub+zip"), ".pdf": ("application", "pdf")}


def deliver_due(tools: EditionTools, settings: Settings, passwords: Passwords) -> list[int]:
    """Deliver what waits; return the ids of the editions that were tried."""
    tried: dict[int, None] = {}
    for delivery in list_waiting(tools.conn, tools.clock.now()):
        made = find_edition(tools.conn, delivery.edition_id)
        if made is None or tools.cancelled():
            continue
        save_delivery(tools.conn, _try(tools, settings, passwords, made, delivery))
        tried[made.id] = None
    return list(tried)


def _try(
    tools: EditionTools, settings: Settings, passwords: Passwords, made: MadeEdition, delivery: Delivery
) -> Delivery:
    now = tools.clock.now()
    words = make_words(tools.profile, tools.zone)
    title = f"{words.title(Edition(made.number, made.made_at, ()))} ({made.number})"
    try:
        files = _list_files(tools, settings, made)
        if delivery.target == TO_FOLDER:
            is_ours = not settings.edition_folder
            path = str(put_into_folder(find_folder(settings), title, files, may_make_all=is_ours))
        else:
            path = settings.edition_mail_to
            send_mail(find_server(settings, passwords), settings, title, files)
        return replace(delivery, next_at=None, done_at=now, path=path, message=None)
    except SendError as error:
        waits = error.passes and delivery.tries < len(PAUSES_S)
        next_at = now + PAUSES_S[delivery.tries] if waits else None
        return replace(delivery, tries=delivery.tries + 1, next_at=next_at, message=error.message)


def _list_files(tools: EditionTools, settings: Settings, made: MadeEdition) -> list[Path]:
    paths = [find_file(tools.profile, made.id, form) for form in list_forms(settings)]
    if not any(path.is_file() for path in paths):
        try:
            remake_files(tools, settings, made)
        except OSError as error:
            raise _denied(tools.profile.editions, error) from error
    found = [path for path in paths if path.is_file()]
    if not found:
        raise SendError(EditionCode.EDITION_PAGE_GONE())
    return found


def _denied(path: Path, error: OSError) -> SendError:
    return SendError(SendCode.FOLDER_DENIED(path=str(path), error=error.strerror or str(error)), passes=True)


def find_folder(settings: Settings) -> Path:
    if settings.edition_folder:
        return Path(settings.edition_folder).expanduser()
    return Path(platformdirs.user_documents_dir()) / "Papers"


def put_into_folder(folder: Path, title: str, files: Iterable[Path], *, may_make_all: bool = False) -> Path:
    """Copy the files; return the path of the first. `may_make_all`: make the folders above too; the one that the user
    chose may be on a disk that is not there now. Raises SendError."""
    try:
        if not may_make_all and not folder.parent.is_dir():
            raise SendError(SendCode.FOLDER_MISSING(path=str(folder.parent)), passes=True)
        folder.mkdir(exist_ok=True, parents=may_make_all)
        put = [_put(folder, title, path) for path in files]
    except OSError as error:
        raise _denied(folder, error) from error
    return put[0]


def _put(folder: Path, title: str, path: Path) -> Path:
    name, data = make_file_name(title), path.read_bytes()
    for number in range(1, MOST_ALIKE):
        place = folder / (f"{name}{path.suffix}" if number == 1 else f"{name} {number}{path.suffix}")
        if not place.exists():
            write_whole(place, data)
            return place
        if place.read_bytes() == data:
            return place
    raise OSError(17, "File exists")


def _find_address(server: str) -> tuple[str, int]:
    """Host and port of what the user typed, such as smtp.example.org:587."""
    host, _, port = server.strip().rpartition(":") if ":" in server else (server.strip(), "", "")
    return host, int(port) if port.isdigit() and 0 < int(port) < 65_536 else SUBMISSION


def safe_name(settings: Settings) -> str:
    """The key of the password in the keyring, by server: another server never gets it."""
    host, port = _find_address(settings.edition_mail_server)
    return f"smtp://{host}:{port}"


def keep_password(settings: Settings, password: str) -> Kept:
    """Store it in the system's keyring. Not for the main thread."""
    return Passwords().set(safe_name(settings), settings.edition_mail_user, password)


def find_server(settings: Settings, passwords: Passwords, typed: str = "") -> SmtpServer:
    """The server and the login from the settings. Raises SendError if something is missing."""
    for value, problem in (
        (settings.edition_mail_to, EditionCode.MAIL_NO_ADDRESS),
        (settings.edition_mail_from, EditionCode.MAIL_NO_SENDER),
        (settings.edition_mail_server, EditionCode.MAIL_NO_SERVER),
    ):
        if not value:
            raise SendError(problem())
    host, port = _find_address(settings.edition_mail_server)
    user = settings.edition_mail_user
    known = passwords.find(safe_name(settings), user) if user and not typed else None
    password = typed or (known.password if known else "")
    if user and not password:
        raise SendError(EditionCode.MAIL_NO_PASSWORD(host=host))
    return SmtpServer(host, port, user, password, settings.edition_mail_plain)


def send_mail(server: SmtpServer, settings: Settings, title: str, files: list[Path]) -> None:
    """Mail the files to the user. Raises SendError."""
    mail, title = EmailMessage(), " ".join(title.split())
    mail["Subject"], mail["From"], mail["To"] = title, settings.edition_mail_from, settings.edition_mail_to
    mail["Date"], mail["Message-ID"] = formatdate(), make_msgid(domain="paperround.invalid")
    mail.set_content(f"{title}\n")
    for path in files:
        main, sub = _TYPES[path.suffix]
        mail.add_attachment(path.read_bytes(), maintype=main, subtype=sub, filename=f"{title}{path.suffix}")
    smtp.send(server, mail)
