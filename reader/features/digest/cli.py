"""The hold command: new articles that wait for the next edition."""

from __future__ import annotations

from reader.cli.commands import ONE, Answer, Chosen, Commands, Session, flag
from reader.cli.output import at, count_things, local_time
from reader.core.clock import LocalZone
from reader.features.digest.service import release_held, settle_held

COMMANDS = Commands()
OFF = "Holding is off: new articles appear as they arrive. To turn it on: paperround settings hold yes"


@COMMANDS.add("hold", "show what is held until the next edition", flag("--release", "show held articles now"), json=ONE)
def run_hold(session: Session, chosen: Chosen) -> Answer:
    shown = release_held(session.conn, session.now) if chosen.release else 0
    state = settle_held(session.conn, session.now, LocalZone())
    held, until_at = (state.waiting, state.until_at) if state else (0, None)
    row = {"holding": state is not None, "held": held, "until": at(until_at), "released": shown}
    said = [f"{count_things(shown, 'article')} released."] if shown else []
    if until_at is None:
        return Answer([row], [*said, OFF])
    return Answer([row], [*said, f"{count_things(held, 'article')} held until the edition at {local_time(until_at)}."])
