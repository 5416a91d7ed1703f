"""Plans the polls of another program: when to ask which source, so that what is new is there when its user looks.

Run it as it is: python3 docs/developer/examples/plan_polls.py
"""

from __future__ import annotations

from datetime import UTC, datetime

import numpy as np

from reader.lab.policies.paperround import Paperround
from reader.planner.strategies.policy import make_circumstances

HOUR, DAY = 3_600.0, 86_400.0
NAMES = ("build server", "mailing list", "weather")
start = datetime(2026, 3, 2, tzinfo=UTC).timestamp()

# What is known: when each source had something new in the last four weeks, and when the user looked.
weeks = start - np.arange(28, 0, -1) * DAY
posts = [np.sort(np.concatenate([weeks + hour * HOUR for hour in hours])) for hours in ((9, 10, 16), (8,), range(24))]
visits = np.sort(np.concatenate([weeks + 7.5 * HOUR, weeks + 18 * HOUR]))

policy = Paperround(
    make_circumstances(start_at=start, zone=UTC, posts=posts, visits=visits, budget_per_day=12, history_from=weeks[0])
)
# One day: ask the policy when it wants to be asked, and tell it what each poll brought, and when the user looks.
while (now := policy.next_wake()) < start + DAY:
    chosen = policy.wake(now)
    for source in chosen.tolist():
        print(f"{datetime.fromtimestamp(now, UTC):%H:%M} poll the {NAMES[source]}")
    if chosen.size:
        policy.polled(chosen, now, [np.empty(0) for _ in chosen])  # here: nothing new
