"""What can be chosen for a feed, in words, with what each choice means. Main thread only."""

from __future__ import annotations

from PySide6.QtWidgets import QWidget

_MINUTE, _HOUR, _DAY = 60, 3_600, 86_400


def images_options(owner: QWidget) -> list[tuple[str, bool | None]]:
    return [
        (owner.tr("As in the settings"), None),
        (owner.tr("Show"), True),
        (owner.tr("Show only when asked"), False),
    ]


def ready_options(dialog: QWidget) -> list[tuple[str, bool | None]]:
    return [
        (dialog.tr("Fetch what I will probably open"), None),
        (dialog.tr("Fetch every post whole"), True),
        (dialog.tr("Fetch nothing ahead"), False),
    ]


def days_options(owner: QWidget) -> list[tuple[str, int | None]]:
    return [
        (owner.tr("As in the settings"), None),
        (owner.tr("For ever"), 0),
        (owner.tr("For a week"), 7),
        (owner.tr("For 30 days"), 30),
        (owner.tr("For 90 days"), 90),
        (owner.tr("For a year"), 365),
    ]


def expire_options(owner: QWidget) -> list[tuple[str, int | None]]:
    return [
        (owner.tr("Never"), None),
        (owner.tr("After a day"), 1),
        (owner.tr("After 3 days"), 3),
        (owner.tr("After a week"), 7),
        (owner.tr("After 2 weeks"), 14),
        (owner.tr("After a month"), 30),
    ]


def count_options(owner: QWidget) -> list[tuple[str, int | None]]:
    options: list[tuple[str, int | None]] = [
        (owner.tr("As in the settings"), None),
        (owner.tr("All of them"), 0),
    ]
    return options + [(owner.tr("The newest {n}").format(n=count), count) for count in (50, 200, 1_000)]


def interval_options(owner: QWidget) -> list[tuple[str, int | None]]:
    return [
        (owner.tr("When it is worth it"), None),
        (owner.tr("Every 15 minutes"), 15 * _MINUTE),
        (owner.tr("Every 30 minutes"), 30 * _MINUTE),
        (owner.tr("Every hour"), _HOUR),
        (owner.tr("Every 3 hours"), 3 * _HOUR),
        (owner.tr("Every 6 hours"), 6 * _HOUR),
        (owner.tr("Every 12 hours"), 12 * _HOUR),
        (owner.tr("Once a day"), _DAY),
    ]
