"""The page of one feed: why it is polled as it is, its day, its facts, every poll with its reason. Main thread."""

from __future__ import annotations

from datetime import timedelta

from PySide6.QtCore import Qt
from PySide6.QtGui import QResizeEvent
from PySide6.QtWidgets import QToolButton, QWidget

from reader.engine.messages import Refresh
from reader.gui.insights import words
from reader.gui.insights.feeds.feed_plot import FeedPlot
from reader.gui.insights.feeds.figures import rate_figure
from reader.gui.insights.feeds.paragraph import describe_feed
from reader.gui.insights.page_context import PageContext
from reader.gui.insights.parts.cells import Cell, Column, Row
from reader.gui.insights.parts.page import HEAD_SPACING, MARGIN, Page
from reader.gui.insights.parts.parts import Explanation, Legend, heading
from reader.gui.insights.parts.table import FactTable, side_width
from reader.gui.insights.reasons import say_reason
from reader.gui.kit.humanize import local, number, posts, sentences
from reader.gui.kit.layouts import STRETCH, fold, make_column, make_row
from reader.gui.kit.text import Label, set_tooltip
from reader.gui.kit.wording import say
from reader.insights.feeds import FeedDetail, FeedFacts, read_feed
from reader.model.logged import PollRecord
from reader.services.feed_health import Kind, find_health
from reader.wording.problems import problem_message

_LEAST_RIGHT = 300
LEAST_NAME = 120


class FeedPage(Page):
    def __init__(self, context: PageContext) -> None:
        super().__init__(context, "")
        self.feed_id = 0
        self.detail: FeedDetail | None = None
        self._narrow = False
        self._make_feed_head()
        self.poll_now = self.make_button(self.tr("Poll now"), self._poll, "refresh-cw")
        self.settings = self.make_button(self.tr("Feed settings…"), self._edit, "settings")
        for part in (self.poll_now, self.settings):
            self.add_control(part)
        self.plot = FeedPlot(context.theme)
        self.plot.value_entered.connect(self._explain)
        self.explanation = Explanation(context.theme)
        self.explanation.hide()
        self.facts_table = FactTable(
            context.theme, self.tr("Facts"), [Column("", 0), Column("", 86, right=True)], 34
        )
        self.facts_table.horizontalHeader().hide()
        self.log = FactTable(context.theme, self.tr("Activity"), self._log_columns(), 34)
        self._lay_out()

    def _make_feed_head(self) -> None:
        self.back = QToolButton()
        self.back.setAccessibleName(self.tr("All feeds"))
        set_tooltip(self.back, self.tr("All feeds"))
        self.back.clicked.connect(lambda: self.page_wanted.emit("feeds"))
        self.show_picture(self.back, "arrow-left")
        self.tile, self.address = Label(), Label()
        self.address.setProperty("quiet", True)
        self.head.insertWidget(0, self.back)
        self.head.insertWidget(1, self.tile)
        self.head.insertWidget(3, self.address)

    def _log_columns(self) -> list[Column]:
        return [
            Column(self.tr("When"), 150),
            Column(self.tr("Result"), 190),
            Column(self.tr("Size"), 80, right=True),
            Column(self.tr("Why then"), 0),
        ]

    def _lay_out(self) -> None:
        kinds = [
            ("dashes", self.tr("when it posts")),
            ("line", self.tr("when you look")),
            ("up", self.tr("polled")),
            ("up-planned", self.tr("planned")),
        ]
        legend = Legend(self.context.theme, kinds)
        left = make_column(None, legend, self.plot, self.explanation, spacing=6)
        self._right = QWidget()
        make_column(self._right, self.facts_table, STRETCH)
        self._across = make_row(None, (left, 1), self._right, spacing=30)
        head, _ = heading(self.tr("Activity"), self.tr("the last polls, newest first"))
        self.add_parts(self._across, 14, head, self.log)

    def set_narrow(self, narrow: bool) -> None:
        super().set_narrow(narrow)
        self.title.show()
        self._narrow = narrow
        self._fit_right()

    def _fit_right(self) -> None:
        """The facts beside the plot take what their words need."""
        fold(self._across, self._narrow, self._right, side_width(self.facts_table, _LEAST_RIGHT))

    # --- facts -----------------------------------------------------------------------------------

    def choose(self, feed_id: int) -> None:
        if feed_id != self.feed_id:
            self.detail = None
            self.sentence.setText("")
            self.plot.put_cursor(-1)
            self.explanation.hide()
        self.feed_id = feed_id

    def load(self) -> None:
        feed_id, now, zone = self.feed_id, self.context.clock.now(), self.context.zone
        self.poll_now.setVisible(self.context.has_engine())
        self.ask(lambda conn: read_feed(conn, feed_id, now, zone), self.show_facts)

    def show_facts(self, detail: FeedDetail | None) -> None:
        if detail is None:
            self.show_unknown(self.tr("This feed is gone"), self.tr("You are not subscribed to it any more."))
            return
        self.detail = detail
        feed = detail.facts.feed
        self._fit_head()
        self.tile.setPixmap(self.context.feed_icons.tile(feed.id, feed.name, self.devicePixelRatioF()))
        self.show_sentence(sentences(describe_feed(detail)))
        self._show_plot(detail)
        self._show_facts_table(detail)
        self._show_log(detail)

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self._fit_head()

    def _fit_head(self) -> None:
        """A name that is longer than the room ends in …, and an address that is, is left out."""
        if self.detail is None:
            return
        feed = self.detail.facts.feed
        address = feed.url.removeprefix("https://").removeprefix("http://")
        beside = (self.back, self.tile, self.poll_now, self.settings)
        taken = sum(part.sizeHint().width() + HEAD_SPACING for part in beside if not part.isHidden())
        room = self.width() - 2 * MARGIN - taken
        metrics = self.title.fontMetrics()
        name = metrics.elidedText(feed.name, Qt.TextElideMode.ElideRight, max(room, LEAST_NAME))
        self.title.setText(name)
        set_tooltip(self.title, feed.name if name != feed.name else "")
        self.title.setAccessibleName(feed.name)
        self.area.setAccessibleName(feed.name)
        room -= metrics.horizontalAdvance(name) + 2 * HEAD_SPACING
        self.address.setText(address)
        self.address.setVisible(self.address.fontMetrics().horizontalAdvance(address) <= room)

    def _show_plot(self, detail: FeedDetail) -> None:
        today = local(detail.now).date()
        done = [poll for poll in reversed(detail.polls) if local(poll.at).date() == today]
        planned = [poll for poll in detail.planned if local(poll.at).date() == today]
        hours = [(words.hour_at(poll.at), False) for poll in done]
        hours += [(words.hour_at(poll.at), True) for poll in planned]
        self._day_words = [
            self.tr("{time}, polled: {result}. {why}").format(
                time=words.clock(poll.at), result=self._result(poll), why=say_reason(poll.reason)
            )
            for poll in done
        ] + [
            self.tr("{time}, planned. {why}").format(time=words.clock(poll.at), why=say_reason(poll.reason))
            for poll in planned
        ]
        summary = self.tr("{paragraph} Today {done} done, {planned} planned.").format(
            paragraph=sentences(describe_feed(detail)),
            done=words.fetches(len(done)),
            planned=words.fetches(len(planned)),
        )
        self.plot.show_feed(detail, hours, summary, self._day_words)

    def _explain(self, at: int) -> None:
        self.explanation.show_words(self._day_words[at])
        self.explanation.show()

    def _show_facts_table(self, detail: FeedDetail) -> None:
        facts = detail.facts
        window = facts.feed.publisher.window_size
        rows = [
            (self.tr("Posts a day"), rate_figure(facts)),
            (self.tr("Wait at your looks"), words.if_known(facts.wait_min, words.minutes)),
            (self.tr("Already here when you look"), words.if_known(facts.wait.fresh_share, words.percent)),
            self._polls_row(facts, detail.now),
            (self.tr("Unchanged"), words.if_known(facts.unchanged_share, words.percent)),
            self._data_row(facts, detail.now),
            (self.tr("Holds"), posts(window) if window else words.DASH),
        ]
        health = find_health(facts.feed, detail.now, answers_in_s=facts.answers_in_s)
        ink = "text_2" if health.kind is Kind.PLAIN else health.kind.value
        shown = [Row((Cell(name), Cell(value, bold=True))) for name, value in rows]
        self.facts_table.show_rows(
            [*shown, Row((Cell(self.tr("Health")), Cell(say(health.message), ink=ink)))]
        )
        self._fit_right()

    def _polls_row(self, facts: FeedFacts, now: float) -> tuple[str, str]:
        if facts.polls_per_day is None:
            since = words.since(facts.feed.added_at, now)
            return self.tr("Polls since {time}").format(time=since), number(facts.polls)
        return self.tr("Polls a day so far"), words.decimal(facts.polls_per_day)

    def _data_row(self, facts: FeedFacts, now: float) -> tuple[str, str]:
        if facts.bytes_per_day is None:
            since = words.since(facts.feed.added_at, now)
            return self.tr("Data since {time}").format(time=since), words.size(facts.wire_bytes)
        return self.tr("Data a day"), words.size(facts.bytes_per_day)

    def _show_log(self, detail: FeedDetail) -> None:
        rows = []
        if detail.planned:
            first = detail.planned[0]
            when = self.tr("{time} planned").format(time=self._when(first.at, detail.now))
            rows.append(
                Row((Cell(when), Cell(), Cell(), Cell(say_reason(first.reason), ink="text_2", wraps=True)))
            )
        rows += [self._log_row(poll, detail.now) for poll in detail.polls]
        self.log.show_rows(rows)

    def _log_row(self, poll: PollRecord, now: float) -> Row:
        failed = poll.outcome == "failed"
        result = Cell(
            self._result(poll),
            bold=poll.new_count > 0,
            ink="err" if failed else "text" if poll.new_count else "text_3",
        )
        size = "" if failed and not poll.wire_bytes else words.size(poll.wire_bytes)
        return Row(
            (
                Cell(self._when(poll.at, now)),
                result,
                Cell(size, ink="text_2"),
                Cell(say_reason(poll.reason), ink="text_2", wraps=True),
            )
        )

    def _result(self, poll: PollRecord) -> str:
        if poll.outcome == "failed":
            return say(problem_message(poll.problem, poll.status))
        if poll.new_count:
            return self.tr("{n} new", n=poll.new_count).format(n=number(poll.new_count))
        return self.tr("unchanged") if poll.outcome == "unchanged" else self.tr("nothing new")

    def _when(self, at: float, now: float) -> str:
        then, today = local(at).date(), local(now).date()
        time = words.clock(at)
        if then == today:
            return self.tr("Today {time}").format(time=time)
        if then == today - timedelta(days=1):
            return self.tr("Yesterday {time}").format(time=time)
        if then == today + timedelta(days=1):
            return self.tr("Tomorrow {time}").format(time=time)
        return self.tr("{day} {time}").format(day=words.short_date(local(at).date()), time=time)

    def _edit(self) -> None:
        self.context.edit_feed(self.feed_id)

    def _poll(self) -> None:
        self.context.tell(Refresh((self.feed_id,)))
