"""A paper's table beside ours: its figures, as Markdown and as a picture."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from html import escape

from msgspec import Struct

WIDTH, HEIGHT, MARGIN, LEGEND = 720, 380, 56, 190
_Place = Callable[[float | None, float], str]
COLOURS = ("#1b6ca8", "#d1495b", "#2e8b57", "#e08e2b", "#6a4c93", "#4f5d75", "#a1662f", "#0f8b8d")


class Figure(Struct, frozen=True):
    row: str
    column: str
    ours: float | None
    paper: float | None = None
    """None where the paper prints none."""


class Table(Struct, frozen=True):
    name: str
    title: str
    where: str
    """In the paper."""
    data: str
    """On whose posts and visits it was run."""
    figures: tuple[Figure, ...]
    why: str
    """Why they differ, in a sentence."""
    x_label: str = ""
    """What the columns count, if they are to be drawn as a line for each row."""


def as_markdown(table: Table, picture: str | None = None) -> str:
    """The table with a column of the paper's figures before each of ours, where the paper has any."""
    rows = list(dict.fromkeys(figure.row for figure in table.figures))
    columns = list(dict.fromkeys(figure.column for figure in table.figures))
    cells = {(figure.row, figure.column): figure for figure in table.figures}
    printed = {figure.column for figure in table.figures if figure.paper is not None}
    head = [""]
    for column in columns:
        head += [f"{column}, paper", f"{column}, ours"] if column in printed else [column]
    lines = [f"## {table.name}: {table.title}", "", f"{table.where}. Run on {table.data}.", "", _line(head)]
    lines.append("|---" * len(head) + "|")
    for row in rows:
        values = [row]
        for column in columns:
            figure = cells.get((row, column))
            pair = (figure.paper, figure.ours) if figure else (None, None)
            values += [_text(pair[0]), _text(pair[1])] if column in printed else [_text(pair[1])]
        lines.append(_line(values))
    if picture:
        lines += ["", f"![{table.name}: {table.title}]({picture})"]
    return "\n".join([*lines, "", table.why, ""])


def _line(cells: Sequence[str]) -> str:
    return f"| {' | '.join(cells)} |"


def _text(value: float | None) -> str:
    if value is None:
        return ""
    return f"{value:,.0f}" if abs(value) >= 100 or value == round(value) else f"{value:.3g}"


def as_svg(table: Table) -> str:
    """A line for each row over the columns that end in a number; circles are the paper's figures."""
    figures = [figure for figure in table.figures if _step_of(figure.column) is not None]
    rows = list(dict.fromkeys(figure.row for figure in figures))
    steps = sorted({step for figure in figures if (step := _step_of(figure.column)) is not None})
    values = [value for figure in figures for value in (figure.ours, figure.paper) if value is not None]
    low, high = min([*values, 0.0]), max([*values, 0.0])

    def place(step: float | None, value: float) -> str:
        x = MARGIN + steps.index(step or 0.0) / max(len(steps) - 1, 1) * (WIDTH - 2 * MARGIN - LEGEND)
        y = HEIGHT - MARGIN - (value - low) / max(high - low, 1e-9) * (HEIGHT - 2 * MARGIN)
        return f"{x:.1f},{y:.1f}"

    parts = [
        f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {WIDTH} {HEIGHT}" font-family="sans-serif" '
        f'font-size="12" fill="#222"><rect width="{WIDTH}" height="{HEIGHT}" fill="#fff"/>',
        f'<path d="M{MARGIN},{MARGIN} V{HEIGHT - MARGIN} H{WIDTH - MARGIN - LEGEND}" fill="none" stroke="#666"/>',
        f'<text x="{MARGIN}" y="{MARGIN - 20}">{escape(table.title)} (lines ours, circles the paper)</text>',
        f'<text x="{MARGIN}" y="{HEIGHT - 14}">{escape(table.x_label)}</text>',
    ]
    for value in (low, (low + high) / 2, high):
        y = place(steps[0], value).split(",")[1]
        parts.append(f'<text x="{MARGIN - 6}" y="{y}" text-anchor="end">{_text(value)}</text>')
    for step in steps:
        x = place(step, low).split(",")[0]
        parts.append(f'<text x="{x}" y="{HEIGHT - MARGIN + 16}" text-anchor="middle">{step:g}</text>')
    for number, row in enumerate(rows):
        parts += _series([figure for figure in figures if figure.row == row], number, place)
    return "\n".join([*parts, "</svg>", ""])


def _series(figures: Sequence[Figure], number: int, place: _Place) -> list[str]:
    colour, y = COLOURS[number % len(COLOURS)], MARGIN + 18 * number
    points = " ".join(place(_step_of(figure.column), figure.ours) for figure in figures if figure.ours is not None)
    circles = [
        place(_step_of(figure.column), figure.paper).split(",") for figure in figures if figure.paper is not None
    ]
    return [
        f'<polyline points="{points}" fill="none" stroke="{colour}" stroke-width="2"/>',
        *(f'<circle cx="{x}" cy="{at}" r="5" fill="none" stroke="{colour}" stroke-width="2"/>' for x, at in circles),
        f'<text x="{WIDTH - LEGEND - MARGIN + 14}" y="{y}" fill="{colour}">{escape(figures[0].row)}</text>',
    ]


def _step_of(column: str) -> float | None:
    last = column.split()[-1]
    return float(last) if last.replace(".", "", 1).isdecimal() else None
