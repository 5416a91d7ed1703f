"""The threads of the engine's process beside its loop: media, finder, accounts, mail, sends, recordings,
papers. Made here, told of commands and notes here, ended here."""

from __future__ import annotations

from collections.abc import Callable

from msgspec import Struct

from reader.clock import Clock
from reader.engine.accounts.syncer import AccountSyncer
from reader.engine.edition.editor import Editor, has_work
from reader.engine.loop import Engine
from reader.engine.machine.conditions import read_conditions
from reader.engine.mail.watcher import MailWatcher
from reader.engine.media.media_fetcher import MediaFetcher, Unasked
from reader.engine.messages import Command, News, Note, SideFetch
from reader.engine.podcasts.downloader import Downloader, may_have_work
from reader.engine.polls.refresh import Tools
from reader.engine.ready.ready_fetcher import ReadyFetcher
from reader.engine.sending.sender import Sender
from reader.engine.server_context import ServerContext
from reader.engine.thread_context import ThreadContext
from reader.paths import Profile
from reader.services.feed_finder import FeedFinder
from reader.settings import Settings
from reader.store.accounts.accounts import list_accounts
from reader.store.mail.mailboxes import list_mailboxes
from reader.store.sending.sends import find_next_at


class ProcessContext(Struct, frozen=True):
    """What the engine's process has; the context of each of its threads is made of it."""

    profile: Profile
    tools: Tools
    clock: Clock
    settings: Settings
    on_note: Callable[[Note], None]
    """Tells the window."""
    put: Callable[[Command], None]
    """Tells the engine."""


class EngineThreads(Struct, frozen=True):
    media_fetcher: MediaFetcher
    finder: FeedFinder
    syncer: AccountSyncer
    sender: Sender
    downloader: Downloader
    mail: MailWatcher
    editor: Editor
    ready_fetcher: ReadyFetcher

    @property
    def _due_threads(
        self,
    ) -> tuple[MailWatcher | AccountSyncer | Sender | Downloader | Editor | ReadyFetcher, ...]:
        return self.mail, self.syncer, self.sender, self.downloader, self.editor, self.ready_fetcher

    def start(self) -> None:
        self.media_fetcher.start()
        self.media_fetcher.look_for_icons()

    def take(self, command: Command) -> bool:
        """What needs not wait for the engine; False for everything else."""
        # All hear of what is for none of them alone, such as a line that is back.
        if any(taken for taken in [one.take(command) for one in self._due_threads]):
            return True
        if isinstance(command, SideFetch):
            self.media_fetcher.take(command)
            return True
        return self.finder.take(command)

    def take_note(self, note: Note) -> None:
        self.sender.take_note(note)
        self.ready_fetcher.take_note(note)
        self.downloader.take_note(note)
        if isinstance(note, News) and note.new:
            self.media_fetcher.look_for_icons()  # a new feed may have named its site

    def beat(self) -> None:
        for one in self._due_threads:
            one.beat()

    def close(self) -> None:
        for one in self._due_threads:
            one.close()
        self.finder.close()
        self.media_fetcher.close()


def make_syncer(context: ProcessContext, tell: Callable[[Note], None]) -> AccountSyncer:
    """Made before the engine, which plans its asks."""
    return AccountSyncer(_make_server_context(context, tell), bool(list_accounts(context.tools.conn)))


def make_threads(
    context: ProcessContext, engine: Engine, syncer: AccountSyncer, tell: Callable[[Note], None]
) -> EngineThreads:
    """`tell`: tells the window, and all of these."""
    tools, conn, settings = context.tools, context.tools.conn, context.settings
    given = ThreadContext(
        *(context.profile, tools.client, tools.passwords, context.clock, tools.zone),
        *(context.on_note, engine.is_line_idle),
    )
    return EngineThreads(
        _make_media_fetcher(context, engine),
        FeedFinder(context.clock, context.on_note, settings.proxy, tools.client.hosts),
        syncer,
        Sender(given, find_next_at(conn)),
        Downloader(given, may_have_work(conn)),
        MailWatcher(_make_server_context(context, tell), bool(list_mailboxes(conn))),
        Editor(given, has_work(conn, settings)),
        ReadyFetcher(given),
    )


def _make_server_context(context: ProcessContext, on_note: Callable[[Note], None]) -> ServerContext:
    tools = context.tools
    return ServerContext(
        context.profile, context.clock, tools.zone, tools.passwords, on_note, read_conditions, context.put
    )


def _make_media_fetcher(context: ProcessContext, engine: Engine) -> MediaFetcher:
    tools = context.tools
    unasked = Unasked(engine.is_line_idle)
    return MediaFetcher(context.profile, tools.client, context.clock, tools.zone, context.on_note, unasked)
