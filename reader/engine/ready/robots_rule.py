"""Whether a page that nobody asked for may be fetched: robots.txt of its host, asked for once a day, kept in rows.

What a person asks for is theirs to fetch; what a program fetches on its own is what robots.txt is about.
"""

from __future__ import annotations

from reader.engine.media.side_fetches import SideTools, fetch_charged
from reader.fetch.courtesy.host_limits import Courtesy, find_host_key
from reader.fetch.courtesy.robots import ALLOWS_ALL, ALLOWS_NONE, MOST_BYTES, Robots, parse_robots, robots_url
from reader.model.fetched import FetchRequest, Outcome
from reader.model.logged import READY
from reader.model.planning import DAY_S
from reader.store.polling.robots import StoredRobots, find_robots, save_robots

KEPT_S = DAY_S
AGAIN_S = 600.0
"""After so long a host that did not answer is asked again, not before each of its pages."""
_BUSY = 429
LONGEST_DELAY_S = 10.0
"""Who wants longer pauses than this is left alone: one post an hour helps nobody."""


def may_fetch_page(
    tools: SideTools, url: str, courtesy: Courtesy, at_home: bool, trigger: str = READY
) -> bool:
    """`at_home`: the page lies at the very host of its feed, in the owner's own network perhaps."""
    host = find_host_key(url)
    if not host:
        return False
    now = tools.clock.now()
    stored = find_robots(tools.conn, host, now - KEPT_S)
    robots = (
        Robots(stored.rules, stored.delay_s) if stored else _ask(tools, host, url, courtesy, at_home, trigger)
    )
    return robots.may_fetch(url) and robots.delay_s <= LONGEST_DELAY_S


def _ask(tools: SideTools, host: str, url: str, courtesy: Courtesy, at_home: bool, trigger: str) -> Robots:
    """A host that has no such file allows everything; one that fails, or asks to be left alone, nothing today."""
    request = FetchRequest(
        robots_url(url), typed_by_owner=at_home, accept="text/plain, */*;q=0.1", max_bytes=MOST_BYTES
    )
    fetched = next(iter(fetch_charged(tools, [request], courtesy, trigger)), None)
    if fetched is None or (fetched.status is None and fetched.outcome is not Outcome.FRESH):
        again_at = tools.clock.now() - KEPT_S + AGAIN_S
        save_robots(tools.conn, host, StoredRobots(ALLOWS_NONE.rules, ALLOWS_NONE.delay_s), again_at)
        return ALLOWS_NONE
    robots = ALLOWS_NONE
    if fetched.outcome is Outcome.FRESH:
        robots = parse_robots(fetched.body)
    elif fetched.status is not None and 400 <= fetched.status < 500 and fetched.status != _BUSY:
        robots = ALLOWS_ALL
    save_robots(tools.conn, host, StoredRobots(robots.rules, robots.delay_s), tools.clock.now())
    return robots
