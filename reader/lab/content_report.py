"""The content experiment's report: a table, a verdict, and a chart as SVG text."""

from __future__ import annotations

from collections.abc import Sequence

from reader.lab.content import ContentOutcome

THIRD_FEWER = 2 / 3
WIDTH, HEIGHT, MARGIN = 720, 420, 60
COLOURS = ("#1b6ca8", "#d1495b", "#2e8b57", "#e08e2b")


def as_table(outcomes: Sequence[ContentOutcome]) -> str:
    """A table of every policy's quality by polls per feed and day, with the verdicts below."""
    budgets = sorted({outcome.polls_per_feed_day for outcome in outcomes})
    names = list(dict.fromkeys(outcome.policy for outcome in outcomes))
    width = max(map(len, names))
    lines = ["polls per feed and day".ljust(width) + "".join(f"{budget:9.2f}" for budget in budgets)]
    for name in names:
        cells = [_quality(outcomes, name, budget) for budget in budgets]
        lines.append(name.ljust(width) + "".join("        –" if q is None else f"{q:9.4f}" for q in cells))
    return "\n".join([*lines, "", *verdicts(outcomes)])


def verdicts(outcomes: Sequence[ContentOutcome]) -> list[str]:
    """Sentences on what is left of the quality with a third fewer polls, by content and without."""
    lines = []
    for way in ("greedy", "fair"):
        for budget in sorted({outcome.polls_per_feed_day for outcome in outcomes}):
            full = _quality(outcomes, f"content-free {way}", budget)
            based = _quality(outcomes, f"content-based {way}", budget * THIRD_FEWER)
            free = _quality(outcomes, f"content-free {way}", budget * THIRD_FEWER)
            if full and based and free:
                lines.append(
                    f"{way}: {budget:.2f} → {budget * THIRD_FEWER:.2f} polls keep {based / full:.1%} of the "
                    f"quality by content, {free / full:.1%} without"
                )
    return lines


def as_svg(outcomes: Sequence[ContentOutcome]) -> str:
    """A chart of quality against polls, one line per policy, dashed for refined ones."""
    names = list(dict.fromkeys(outcome.policy for outcome in outcomes))
    most = max(outcome.polls_per_feed_day for outcome in outcomes)
    least = min(outcome.quality for outcome in outcomes)

    def place(outcome: ContentOutcome) -> str:
        x = MARGIN + outcome.polls_per_feed_day / most * (WIDTH - 2 * MARGIN - 150)
        y = MARGIN + (1 - outcome.quality) / max(1 - least, 1e-9) * (HEIGHT - 2 * MARGIN)
        return f"{x:.1f},{y:.1f}"

    parts = [
        f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {WIDTH} {HEIGHT}" font-family="sans-serif" '
        f'font-size="12"><rect width="{WIDTH}" height="{HEIGHT}" fill="#fff"/>',
        *_axes(least, sorted({outcome.polls_per_feed_day for outcome in outcomes}), most),
    ]
    for number, name in enumerate(names):
        points = " ".join(place(o) for o in outcomes if o.policy == name)
        colour = COLOURS[number % len(COLOURS)]
        dash = ' stroke-dasharray="5 4"' if "refined" in name else ""
        y = MARGIN + 18 * number
        parts += [
            f'<polyline points="{points}" fill="none" stroke="{colour}" stroke-width="2"{dash}/>',
            f'<line x1="{WIDTH - 205}" y1="{y}" x2="{WIDTH - 175}" y2="{y}" stroke="{colour}" stroke-width="2"{dash}/>',
            f'<text x="{WIDTH - 168}" y="{y + 4}" fill="#222">{name}</text>',
        ]
    return "\n".join([*parts, "</svg>", ""])


def _axes(least: float, budgets: Sequence[float], most: float) -> list[str]:
    bottom, right = HEIGHT - MARGIN, WIDTH - MARGIN - 150
    lines = [
        f'<path d="M{MARGIN},{MARGIN} V{bottom} H{right}" fill="none" stroke="#666"/>',
        f'<text x="{MARGIN}" y="{MARGIN - 14}" fill="#222">profile quality</text>',
        f'<text x="{MARGIN}" y="{HEIGHT - 16}" fill="#222">polls per feed and day</text>',
    ]
    for value in (1.0, (1 + least) / 2, least):
        y = MARGIN + (1 - value) / max(1 - least, 1e-9) * (bottom - MARGIN)
        lines.append(f'<text x="{MARGIN - 6}" y="{y + 4:.1f}" text-anchor="end" fill="#222">{value:.2f}</text>')
    for budget in budgets:
        x = MARGIN + budget / most * (right - MARGIN)
        lines.append(f'<text x="{x:.1f}" y="{bottom + 16}" text-anchor="middle" fill="#222">{budget:.3g}</text>')
    return lines


def _quality(outcomes: Sequence[ContentOutcome], policy: str, budget: float) -> float | None:
    found = (o.quality for o in outcomes if o.policy == policy and abs(o.polls_per_feed_day - budget) < 1e-6)
    return next(found, None)
