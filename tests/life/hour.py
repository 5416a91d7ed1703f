"""The stations of the first hour, in the order in which they are lived."""

from __future__ import annotations

from collections.abc import Callable

from tests.life.life import Life
from tests.life.stations import (
    another_language,
    closing,
    damaged,
    finding,
    first_day,
    first_subscription,
    keeping_the_place,
    keeping_up,
    many_feeds,
    metered_network,
    newsletters,
    on_the_train,
    outage,
    own_dialogs,
    page_without_feed,
    paper,
    password,
    pictures,
    podcast,
    reading_on,
    refresh_twice,
    rules_made,
    sending_on,
    undoing,
    welcome,
)

Station = Callable[[Life], None]

SHORT: dict[str, Station] = {
    "welcome": welcome.live,
    "first subscription": first_subscription.live,
    "keeping the place": keeping_the_place.live,
    "own dialogs": own_dialogs.live,
    "refresh twice": refresh_twice.live,
    "outage": outage.live,
    "closing": closing.live,
    "finding": finding.live,
}
"""Lived in every test run: together some half a minute."""

LONG: dict[str, Station] = {
    "undoing": undoing.live,
    "first day": first_day.live,  # before weeks pass in "keeping up"
    "reading on": reading_on.live,
    "keeping up": keeping_up.live,
    "rules": rules_made.live,
    "another language": another_language.live,
    "dear line": metered_network.live,
    "password": password.live,
    "sending on": sending_on.live,
    "pictures": pictures.live,
    "podcast": podcast.live,
    "on the train": on_the_train.live,
    "paper": paper.live,
    "page without a feed": page_without_feed.live,
    "newsletters": newsletters.live,
    "many feeds": many_feeds.live,  # late: with sixty feeds in the sidebar others are out of sight there
    "damaged": damaged.live,
}
"""Lived by `dev.py bench first-hour` only, after the short ones."""
