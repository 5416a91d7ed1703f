"""`paperround lab papers`: the papers' tables, each reckoned when it is asked for, as Markdown or JSON."""

from __future__ import annotations

import json
from collections.abc import Callable, Iterator, Sequence
from pathlib import Path

from msgspec.structs import asdict

from reader.core.clock import Clock
from reader.core.errors import UsageError
from reader.lab.papers import alerts, intervals, profiles, visits
from reader.lab.papers.data import Files, Source
from reader.lab.papers.table import Table, as_markdown, as_svg

TABLES: dict[str, Callable[[Source], Table]] = {
    "S-1": alerts.table_s1,
    "S-2": alerts.table_s2,
    "S-8": alerts.table_s8,
    "S-11": alerts.table_s11,
    "S-9": alerts.table_s9,
    "S-46": alerts.table_s46,
    "P-1": visits.table_p1,
    "P-2": visits.table_p2,
    "P-3": visits.table_p3,
    "H-3": alerts.table_h3,
    "H-4": alerts.table_h4,
    "U-1": intervals.table_u1,
    "U-2": intervals.table_u2,
    "U-3": intervals.table_u3,
    "U-4": intervals.table_u4,
    "R-3": profiles.table_r3,
    "R-6": profiles.table_r6,
    "R-7": profiles.table_r7,
    "R-9": profiles.table_r9,
    "R-12": profiles.table_r12,
    "R-T2": profiles.table_rt2,
}
PAPERS = """S is Sia & Cho, Efficient Monitoring Algorithm for Fast News Alert. P is He & Parker, Optimized Retrieval
Algorithms for Personalized Content Aggregation. H is Han et al., A New Aggregation Policy for RSS Services. U is
Urbansky et al., An Optimized Web Feed Aggregation Approach for Generic Feed Types. R is Roitman et al., Maintaining
Dynamic Channel Profiles on the Web. Rows and columns without a paper's figure are those for which it prints none."""


def choose_tables(wanted: str) -> list[str]:
    """The tables in a list with commas; all if it is empty."""
    names = [name.strip().upper() for name in wanted.split(",") if name.strip()]
    if unknown := [name for name in names if name not in TABLES]:
        raise UsageError(f"There is no table {', '.join(unknown)}; choose from {', '.join(TABLES)}.")
    return list(dict.fromkeys(names)) or list(TABLES)


def make_tables(
    names: Sequence[str], source: Source, clock: Clock, on_table: Callable[[str], None]
) -> Iterator[tuple[Table, float]]:
    """Each table, and the seconds it took."""
    for name in names:
        on_table(name)
        began = clock.monotonic()
        yield TABLES[name](source), clock.monotonic() - began


def as_json(tables: Sequence[tuple[Table, float]]) -> str:
    rows = [{**asdict(t), "figures": [asdict(f) for f in t.figures], "seconds": round(s, 1)} for t, s in tables]
    return json.dumps(rows, indent=2, ensure_ascii=False)


def as_page(tables: Sequence[Table], files: Files, plots: Path | None) -> str:
    """All tables with a heading that says how they were made; pictures are given by their place beside the page."""
    given = {"--posts": files.posts, "--access": files.access, "--titles": files.titles, "--plots": plots}
    options = " ".join(f"{option} {path.name}" for option, path in given.items() if path)
    made_up = "made-up data with a fixed seed"
    data = f"the files named, and {made_up} where none is" if files.posts or files.titles else f"nothing but {made_up}"
    head = [
        "# The papers' tables, theirs beside ours",
        "",
        f"Written by the command below, from {data}; not edited.",
        "",
        f"    paperround lab papers {options}".rstrip(),
        "",
        PAPERS,
        "",
    ]
    pictures = {table.name: f"{plots.name}/{table.name}.svg" for table in tables if plots and table.x_label}
    return "\n".join([*head, *(as_markdown(table, pictures.get(table.name)) for table in tables)])


def write_plots(tables: Sequence[Table], folder: Path) -> None:
    try:
        folder.mkdir(parents=True, exist_ok=True)
        for table in tables:
            if table.x_label:
                (folder / f"{table.name}.svg").write_text(as_svg(table), encoding="utf-8")
    except OSError as error:
        raise UsageError(f"{folder} cannot be written: {error.strerror}.") from None
