"""What an article says of its recording: how long, whether it is here, its chapters. Runs on the read thread."""

from __future__ import annotations

from reader.gui.article.record import ArticleSound
from reader.gui.kit.humanize import clock_time, local, megabytes
from reader.gui.kit.translate import tr
from reader.gui.kit.wording import say
from reader.model.podcasts import Download, Episode
from reader.model.stored import EntryRow
from reader.services.podcasts import read_chapters
from reader.store.db import Connection
from reader.store.podcasts.episodes import find_episode


def read_sound(conn: Connection, row: EntryRow) -> ArticleSound | None:
    episode = find_episode(conn, row.id)
    if episode is None:
        return None
    note, offer = say_download(episode)
    return ArticleSound(episode.duration_s, note, offer, read_chapters(conn, row.id))


def say_download(episode: Episode) -> tuple[str, str]:
    """A sentence, and what can be done."""
    download = episode.download
    size = (download.size if download else None) or episode.size
    words = megabytes(size) if size else ""
    if download is None:
        note = tr("Not downloaded, {size}").format(size=words) if words else tr("Not downloaded")
        return note, tr("Download")
    if download.done_at is not None:
        return " · ".join(filter(None, (_say_here(download), words))), tr("Remove")
    if download.message is not None:
        return say(download.message), tr("Try again") if download.next_at is None else ""
    return (tr("Downloading, {size}").format(size=words) if words else tr("Downloading")), tr("Stop")


def _say_here(download: Download) -> str:
    if download.by_plan and download.for_at is not None:
        time = clock_time(local(download.for_at))
        return tr("Downloaded for {time}, when you usually listen").format(time=time)
    return tr("Downloaded")
