"""Writes a synthetic history as the files that `lab compare` reads, with its truth beside them."""

from __future__ import annotations

import csv
import gzip
import io
from collections.abc import Iterable
from pathlib import Path
from typing import Any

from reader.errors import UsageError
from reader.lab.generate import MadeUp


def write_made_up(history: MadeUp, folder: Path, name: str = "made-up") -> list[Path]:
    """`name.posts.csv.gz`, `name.access.csv.gz`, `name.feeds.csv` and `name.truth.csv`."""
    feeds, truth = history.feeds, history.truth
    posts = sorted(
        (int(at), feed_id) for feed_id, times in zip(feeds.ids, feeds.posts, strict=True) for at in times
    )
    looks = sorted((int(at), user) for user, times in history.events.items() for at in times)
    shape = [f"h{hour}" for hour in range(168)]
    tables: list[tuple[str, list[str], Iterable[Iterable[Any]]]] = [
        ("posts.csv.gz", ["feed_id", "unix_ts"], ((feed_id, at) for at, feed_id in posts)),
        ("access.csv.gz", ["user_id", "unix_ts"], ((user, at) for at, user in looks)),
        (
            "feeds.csv",
            ["feed_id", "kind", "window"],
            zip(feeds.ids, ["site"] * len(feeds.ids), feeds.windows, strict=True),
        ),
        (
            "truth.csv",
            ["feed_id", "posts_per_day", *shape],
            ((feed_id, truth.per_day[i], *truth.week[i].round(6)) for i, feed_id in enumerate(feeds.ids)),
        ),
    ]
    return [_write(folder / f"{name}.{ending}", header, rows) for ending, header, rows in tables]


def _write(path: Path, header: list[str], rows: Iterable[Iterable[Any]]) -> Path:
    try:
        path.parent.mkdir(parents=True, exist_ok=True)
        text = io.StringIO(newline="")
        writer = csv.writer(text, lineterminator="\n")
        writer.writerow(header)
        writer.writerows(rows)
        data = text.getvalue().encode()
        # No time stamp inside, so that the same history gives the same bytes.
        path.write_bytes(gzip.compress(data, mtime=0) if path.suffix == ".gz" else data)
    except OSError as error:
        raise UsageError(f"{path} cannot be written: {error.strerror}.") from None
    return path
