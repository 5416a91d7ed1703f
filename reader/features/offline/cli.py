"""The offline command: what is downloaded for offline reading, and when it will be needed."""

from __future__ import annotations

from msgspec.structs import asdict

from reader.cli.commands import ONE, Answer, Chosen, Commands, Session, flag
from reader.cli.output import Row, at, count_things, local_time, say_size
from reader.core.clock import LocalZone
from reader.engine.polls import open_client
from reader.engine.side_fetches import SideTools
from reader.features.offline.records import Need, PrefetchedFor
from reader.features.offline.worker import PrefetchTools, prefetch
from reader.insights.day import PrefetchReport, read_prefetched
from reader.net.client import never
from reader.store.pictures import PictureCache

COMMANDS = Commands()


@COMMANDS.add(
    "offline",
    "show what is downloaded for offline reading",
    flag("--now", "download articles that you'll probably open"),
    json=ONE,
)
def run_offline(session: Session, chosen: Chosen) -> Answer:
    zone, lines = LocalZone(), []
    if chosen.now:
        with open_client(session.conn, session.settings, session.clock) as client:
            cache = PictureCache(session.profile.pictures)
            side = SideTools(session.conn, client, session.clock, zone, cache, never)
            got = prefetch(PrefetchTools(side), Need(session.now, PrefetchedFor.ASKED))
        lines = [f"{count_things(got.entries, 'article')} downloaded, {say_size(got.wire_bytes)}."]
    report = read_prefetched(session.conn, session.now, zone)
    return Answer([_make_object(report)], [*lines, *describe_prefetched(report)])


def _make_object(report: PrefetchReport) -> Row:
    need = report.next_need
    return {
        "amount": report.amount,
        "next": need and {"at": at(need.at), "for": need.cause.value, "share": need.share},
        "bytes_today": report.bytes_today,
        "times_offline": report.offline_times,
        "downloaded": [asdict(one) | {"for_at": at(one.for_at)} for one in report.before],
    }


def describe_prefetched(report: PrefetchReport) -> list[str]:
    lines = ["No articles are downloaded for the next hours."]
    if one := report.latest:
        articles = count_things(one.entries, "article") + (" with images" if one.with_pictures else "")
        lines = [f"{articles} downloaded for {local_time(one.for_at)}, {say_size(one.wire_bytes)}."]
        lines += [f"{one.missing} of them couldn't be downloaded completely."] if one.missing else []
    need = report.next_need
    if report.amount == "off":
        lines.append("Nothing is downloaded automatically. To turn it on: paperround settings prefetch little")
    elif need is None:
        lines.append("Paperround doesn't know yet when you're offline.")
    elif need.cause is PrefetchedFor.NO_NETWORK:
        lines.append(f"You're usually offline at {local_time(need.at)}, on {need.share:.0%} of such days.")
    else:
        lines.append(f"You usually read at {local_time(need.at)}.")
    return lines
