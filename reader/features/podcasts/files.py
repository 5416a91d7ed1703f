"""The files of downloaded episodes, named by entry id; while one is fetched it ends in .part. Whether one can be
played, and its chapters, from a few kilobytes: nothing is decoded, no number in the bytes is trusted. Any thread."""

from __future__ import annotations

from collections.abc import Collection
from pathlib import Path
from typing import BinaryIO

from reader.features.podcasts.chapters import MOST_TAG, find_tag_end, read_id3_chapters
from reader.features.podcasts.records import SOUND_ENDINGS, Chapter

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
_START = 65_536
_MOST_TAGS = 5
_RATES = {3: (44_100, 48_000, 32_000), 2: (22_050, 24_000, 16_000), 0: (11_025, 12_000, 8_000)}
_KBITS_1 = (0, 32, 40, 48, 56, 64, 80, 96, 112, 128, 160, 192, 224, 256, 320)
_KBITS_2 = (0, 8, 16, 24, 32, 40, 48, 56, 64, 80, 96, 112, 128, 144, 160)


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


def is_audio(file: BinaryIO) -> bool:
    """Tell whether a file begins, after its tags, as MP3, AAC, MP4, Ogg, FLAC, WAV or Matroska do.

    Nothing else is given to the player: FFmpeg reads hundreds of other formats, playlists with addresses among them.
    """
    at = 0
    for _ in range(_MOST_TAGS):
        if not (tag := find_tag_end(_read(file, at, 10))):
            break
        at += tag
    start = _read(file, at, _START)
    if start[:4] in (b"OggS", b"fLaC", b"\x1aE\xdf\xa3") or start[4:8] == b"ftyp":
        return True
    if start[:4] == b"RIFF" and start[8:12] == b"WAVE":
        return True
    start = start.lstrip(b"\0")
    is_aac = len(start) > 1 and start[0] == 0xFF and start[1] & 0xF6 == 0xF0
    return is_aac or _are_frames(start)


def read_file_chapters(file: BinaryIO) -> tuple[Chapter, ...]:
    size = find_tag_end(_read(file, 0, 10))
    return read_id3_chapters(_read(file, 0, min(size, MOST_TAG))) if size else ()


def _read(file: BinaryIO, at: int, count: int) -> bytes:
    """Read at a place that the file itself names, which may be beyond its end."""
    file.seek(at)
    return file.read(count)


def _read_head(head: bytes) -> tuple[int, int] | None:
    """Read the size and the rate of a frame of layer III from its head; None for anything else."""
    if len(head) < 4 or head[0] != 0xFF or head[1] & 0xE0 != 0xE0 or head[1] & 0x06 != 0x02:
        return None
    version, bits, rate = head[1] >> 3 & 3, head[2] >> 4, head[2] >> 2 & 3
    if version == 1 or bits in (0, 15) or rate == 3:
        return None
    kbits = (_KBITS_1 if version == 3 else _KBITS_2)[bits]
    hertz, samples = _RATES[version][rate], 1152 if version == 3 else 576
    return samples * 125 * kbits // hertz + (head[2] >> 1 & 1), hertz


def _are_frames(data: bytes) -> bool:
    """Tell whether a frame begins here, followed by another of its rate unless the data ends before."""
    head = _read_head(data[:4])
    if head is None:
        return False
    size, rate = head
    after = _read_head(data[size : size + 4])
    return size + 4 > len(data) or (after is not None and after[1] == rate)
