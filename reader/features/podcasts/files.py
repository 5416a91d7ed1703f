"""The files of downloaded episodes, named by entry id; while one is fetched it ends in .part. Any thread."""

from __future__ import annotations

from collections.abc import Collection
from pathlib import Path

from reader.features.podcasts.records import SOUND_ENDINGS

PART = ".part"
_BY_TYPE = {
    "audio/mpeg": ".mp3",
    "audio/mp4": ".m4a",
    "audio/x-m4a": ".m4a",
    "audio/aac": ".aac",
    "audio/ogg": ".ogg",
    "audio/opus": ".opus",
    "audio/flac": ".flac",
    "audio/wav": ".wav",
    "audio/x-wav": ".wav",
}


def name_file(entry_id: int, url: str, media_type: str) -> str:
    """The name of an episode's file; its ending is a known one, whatever the address says."""
    path = url.partition("?")[0].partition("#")[0].lower()
    ending = _BY_TYPE.get(media_type.partition(";")[0].strip().lower(), ".mp3")
    return f"{entry_id}{next((end for end in SOUND_ENDINGS if path.endswith(end)), ending)}"


def find_file(folder: Path, entry_id: int) -> Path | None:
    """The file of a whole episode."""
    return _find(folder, entry_id, "")


def find_part(folder: Path, entry_id: int) -> Path | None:
    """The file of an episode that is being fetched."""
    return _find(folder, entry_id, PART)


def _find(folder: Path, entry_id: int, part: str) -> Path | None:
    return next((path for end in SOUND_ENDINGS if (path := folder / f"{entry_id}{end}{part}").is_file()), None)


def find_bytes_here(folder: Path, entry_id: int) -> int:
    path = find_file(folder, entry_id) or find_part(folder, entry_id)
    try:
        return path.stat().st_size if path else 0
    except OSError:
        return 0


def list_strangers(folder: Path, entry_ids: Collection[int]) -> list[Path]:
    """Files of episodes that are not among `entry_ids` any more."""
    known = set(entry_ids)
    names = (*SOUND_ENDINGS, *(end + PART for end in SOUND_ENDINGS))
    return [
        path
        for path in (folder.iterdir() if folder.is_dir() else ())
        if path.name.endswith(names) and (number := path.name.split(".")[0]).isdecimal() and int(number) not in known
    ]
