"""No file outgrows what one can keep in mind, and none is a crumb of another; ruff bounds the functions (pyproject.toml)."""

from __future__ import annotations

from tests.house import LEAST_LINES, ROOT
from tests.import_graph import find_small_with_one_importer

READER = ROOT / "reader"
MOST_LINES = 600

# Not merged yet with the module that imports them. The list may only shrink: a module on it that is merged, has grown or
# has found another importer is taken off, and no new one is put on.
SMALL = """
demo/pages.py
demo/spawn.py
desktop/windows_signs.py
engine/accounts/conductor.py
engine/accounts/labels.py
engine/documents/page_changes.py
engine/feed_list.py
engine/hosts/merged_polls.py
engine/hosts/polls_per_minute.py
engine/machine/presence.py
engine/polls/page_price.py
engine/polls/recovery.py
engine/process/entry.py
engine/status.py
fetch/discovery/sniff.py
fetch/permanent_redirects.py
gui/article/content/attributes.py
gui/article/content/code_writer.py
gui/article/content/excerpt.py
gui/article/content/open_elements.py
gui/article/content/quotes.py
gui/article/content/vocabulary.py
gui/article/drawing/tag_pill.py
gui/article/newspaper_tools.py
gui/article/reading_time.py
gui/article/sharing.py
gui/desktop/demo.py
gui/desktop/mac_presence.py
gui/desktop/restart.py
gui/dialogs/accounts/form.py
gui/dialogs/feed/source_rows.py
gui/dialogs/first_run/start_foot.py
gui/dialogs/mail/card.py
gui/dialogs/settings/ahead_page.py
gui/dialogs/settings/hours.py
gui/dialogs/settings/podcasts_page.py
gui/dialogs/subscribe/search_progress.py
gui/dialogs/subscribe/thread_finder.py
gui/edition/state.py
gui/entries/bars/day_strip.py
gui/entries/bars/poll_bar.py
gui/entries/cards/card_offer.py
gui/entries/listing/choose_listing.py
gui/entries/listing/pending_marks.py
gui/entries/menu.py
gui/entries/rows/hit_painter.py
gui/entries/rows/passages.py
gui/entries/rows/picture_painter.py
gui/entries/rows/spoken_row.py
gui/entries/rows/tag_pills.py
gui/entries/unread_walk.py
gui/insights/budget/offers.py
gui/insights/parts/column_widths.py
gui/insights/parts/spoken_values.py
gui/insights/savings/tile.py
gui/insights/today/words.py
gui/insights/whatif/replay_inputs.py
gui/paper/place.py
gui/pictures/small_picture.py
gui/player/remote_position.py
gui/shell/engine/arrivals.py
gui/shell/engine/away_offer.py
gui/shell/engine/demo_polls.py
gui/shell/engine/feeds_at_hand.py
gui/shell/engine/first_fetches.py
gui/shell/frame/save_window_state.py
gui/shell/frame/status_facts.py
gui/shell/frame/window_title.py
gui/shell/lifetime/given_addresses.py
gui/shell/lifetime/on_end.py
gui/shell/lifetime/open_screen.py
gui/shell/lifetime/startup_error.py
gui/shell/lifetime/take_over.py
gui/shell/lifetime/whole_window.py
gui/shell/player_parts.py
gui/shell/wiring/cleanup_wiring.py
gui/shell/wiring/position_wiring.py
gui/shell/wiring/ready_wiring.py
gui/shell/wiring/sending_wiring.py
gui/shell/wiring/server_wiring.py
gui/shell/wiring/sign_wiring.py
gui/shell/wiring/unwritten_wiring.py
insights/lost_posts.py
insights/monotone.py
insights/overview.py
lab/content_command.py
lab/machine.py
lab/made_up_files.py
lab/ready_topics.py
learn/listening.py
learn/pooling.py
model/profiles.py
model/views.py
opml_pages.py
parse/page_feed/finish_entries.py
parse/page_feed/page_text.py
parse/quick/quick_parser.py
parse/readable/next_page.py
parse/safe_html/svg_label.py
parse/sniff.py
plan/policies/uniform.py
plan/policies/whittle_ephemeral.py
services/edition_mail.py
services/starred_page.py
sound/id3_chapters.py
store/accounts/account_tags.py
store/polling/robots.py
store/schema/editions.py
store/schema/podcasts.py
sync/document.py
wording/problems.py
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
