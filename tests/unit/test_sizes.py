"""No file outgrows what one can keep in mind, and none is a crumb of another; ruff bounds the functions (pyproject.toml)."""

from __future__ import annotations

from tests.house import LEAST_LINES, ROOT
from tests.import_graph import find_small_with_one_importer

READER = ROOT / "reader"
MOST_LINES = 600

# Not merged yet with the module that imports them. The list may only shrink: a module on it that is merged, has grown or
# has found another importer is taken off, and no new one is put on.
SMALL = """
demo/site.py
demo/spawn.py
desktop/windows_messages.py
engine/accounts/rounds.py
engine/accounts/synchronise.py
engine/update.py
engine/loop.py
engine/refresh.py
engine/loop.py
engine/loop.py
engine/planning_inputs.py
engine/journal.py
process/engine_process.py
engine/loop.py
fetch/discover.py
engine/http_state.py
gui/article/compose.py
gui/article/paragraph.py
gui/article/prepare.py
gui/article/compose.py
gui/article/compose.py
gui/article/compose.py
gui/article/header.py
gui/article/newspaper.py
gui/article/read_policy.py
gui/article/export.py
gui/desktop/restart.py
gui/desktop/network.py
gui/desktop/restart.py
gui/dialogs/accounts.py
gui/dialogs/feed_settings.py
gui/dialogs/first_run.py
gui/dialogs/mailboxes.py
gui/dialogs/settings_pages.py
gui/dialogs/settings_fields.py
gui/dialogs/settings_pages.py
gui/dialogs/add_feed.py
gui/dialogs/finder.py
gui/entries/bars.py
gui/entries/bars.py
gui/entries/bars.py
gui/entries/queries.py
gui/entries/page_cache.py
gui/entries/view.py
gui/entries/row_painter.py
gui/entries/queries.py
gui/entries/row_painter.py
gui/entries/spoken_row.py
gui/entries/delegate.py
gui/entries/control.py
gui/insights/budget_plot.py
gui/insights/table.py
gui/insights/chart.py
gui/insights/savings.py
gui/insights/today.py
gui/insights/whatif.py
gui/pictures/thumbnails.py
gui/player/commands.py
gui/shell/arrivals.py
gui/shell/arrivals.py
gui/shell/deferred_start.py
gui/shell/engine_wiring.py
gui/shell/navigation.py
gui/shell/window_memory.py
gui/shell/arrivals.py
gui/shell/screen.py
gui/shell/app_lifetime.py
gui/shell/app.py
gui/shell/app.py
gui/shell/display.py
gui/shell/app.py
gui/shell/whole_window.py
gui/shell/assemble.py
gui/shell/deferred_start.py
gui/shell/wiring.py
gui/shell/engine_wiring.py
gui/shell/engine_wiring.py
gui/shell/engine_wiring.py
gui/shell/engine_wiring.py
gui/shell/unwritten_wiring.py
insights/savings.py
insights/budget.py
insights/overview.py
lab/command.py
lab/replay.py
lab/command.py
lab/ready.py
learn/usual_hours.py
learn/evidence.py
model/planning.py
model/stored.py
opml.py
parse/page_feed/read_page.py
parse/page_feed/read_page.py
parse/quick_parser.py
parse/readable/extract.py
parse/safe_html/tidy.py
parse/feed.py
services/repair.py
store/account_items.py
store/engine_state.py
engine/accounts/pull.py
wording/reasons.py
""".split()


def test_no_file_has_more_lines_than_it_may() -> None:
    files = {path.relative_to(READER).as_posix(): path for path in READER.rglob("*.py")}
    lines = {name: len(path.read_text("utf-8").splitlines()) for name, path in files.items()}
    assert {name: count for name, count in lines.items() if count > MOST_LINES} == {}


def test_no_small_module_has_a_single_importer() -> None:
    found = find_small_with_one_importer(ROOT, "reader", LEAST_LINES)
    assert sorted(found.keys() - set(SMALL)) == [], "merge each with the module that imports it"
    assert sorted(set(SMALL) - found.keys()) == [], "no longer small, or gone: take them off SMALL"
    assert sorted(set(SMALL)) == SMALL
