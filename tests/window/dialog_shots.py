"""Pictures of every dialog and of the first-run page, made by tests/window/shots.py."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path
from typing import Any

from PySide6.QtCore import Qt
from PySide6.QtWidgets import QApplication, QWidget

from reader.core.records.fetched import ContentDepth, Found, FoundFeed, LatestPost
from reader.core.records.logged import Visit
from reader.core.records.stored import View
from reader.core.words.catalogue import AccountCode, Code, MailCode, SendCode
from reader.features.accounts.records import Account, AccountProblem, AccountState, ServerKind, SyncReason, Tried
from reader.features.accounts.service import AccountFacts
from reader.features.accounts.store import SyncTotals, Waiting
from reader.features.mail.records import Mailbox, MailboxState, MailProblem, MailServer, TriedMail
from reader.features.mail.service import MailboxFacts
from reader.features.mail.store import CheckTotals
from reader.features.recovery.service import Copy
from reader.features.recovery.window.page import RecoveryPage
from reader.features.recovery.window.words import Choice as RecoveryChoice
from reader.features.recovery.window.words import Fault
from reader.features.rules.records import Condition, Joined, Manner, Place, Rule, RuleOutcome
from reader.features.rules.store import apply_rule_outcome, save_rule
from reader.features.rules.window.rules import RulesDialog
from reader.features.settings.window.settings import SettingsDialog
from reader.features.sharing.records import Target, TargetForm
from reader.features.sharing.service import TargetFacts
from reader.features.subscriptions.service.subscription_files import ImportReport
from reader.features.subscriptions.window.add_feed import AddFeedDialog
from reader.features.subscriptions.window.import_list import ImportDialog
from reader.store.backup import Backup, Contents
from reader.store.db import open_store
from reader.store.reading_log import add_visits, extend_session, start_session
from reader.store.views import list_ids
from reader.window.app.window import Window
from reader.window.dialogs.about import AboutDialog
from reader.window.dialogs.dialog_commands import Finder
from reader.window.dialogs.guide import GuideDialog
from reader.window.dialogs.keyboard_sheet import ShortcutsDialog
from reader.window.kit.translate import tr
from reader.window.sidebar.tree import Key, Kind
from tests.window.made_up import HOUR, MINUTE, NOW
from tests.window.media_shots import PAGE_FOUND, queue

KERNEL_GARDEN = Found(
    "kernel-garden.example",
    (
        FoundFeed(
            "https://kernel-garden.example/feed2.xml",
            "Kernel Garden",
            "rss",
            12.2,
            ContentDepth.ARTICLES,
            (
                LatestPost("A seedling scheduler that waters itself", int(NOW - 82 * MINUTE)),
                LatestPost("Reading the soil: what a page fault tells you", int(NOW - 156 * MINUTE)),
                LatestPost("Pruning old branches without losing the fruit", int(NOW - 12.2 * HOUR)),
                LatestPost("Letters: on frost, locks and patience", int(NOW - 15.7 * HOUR)),
            ),
        ),
        FoundFeed(
            "https://kernel-garden.example/comments.xml", "Kernel Garden, comments", "rss", 90, ContentDepth.TITLES
        ),
    ),
)
NOTHING = Found(
    "harbour.example",
    (),
    tuple(f"https://harbour.example{path}" for path in ("", "/feed", "/rss", "/atom.xml", "/index.xml")),
    Code.NO_FEED_NAMED(host="harbour.example"),
)


class StillFinder(Finder):
    """Answers at once with what the picture needs."""

    def __init__(self, answer: Found | None) -> None:
        super().__init__(lambda command: None)
        self._answer = answer

    def find(self, typed, then, credentials=None, selector="", pointed_at=""):
        self._then = then
        return 1

    def report(self):
        if self._answer is not None and self._then is not None:
            self._then(self._answer)

    def cancel(self):
        pass


def _add(opened: Window, typed: str, answer: Found | None) -> QWidget:
    finder = StillFinder(answer)
    opened.dialogs.finder = finder
    opened.dialogs.add_feed(typed)
    finder.report()
    assert isinstance(opened.dialogs.shown, AddFeedDialog)
    opened.dialogs.shown.options.folder.setCurrentIndex(3)
    return opened.dialogs.shown


def add_feed(opened: Window) -> Callable[[], QWidget]:
    """Of a user with an account, which is read after the dialog is open."""
    dialog = _add(opened, "kernel-garden.example", KERNEL_GARDEN)

    def later() -> QWidget:
        assert isinstance(dialog, AddFeedDialog)
        home = Account(1, ServerKind.FRESHRSS, "https://rss.home.example", "m", "FreshRSS at home", 0.0)
        dialog.show_accounts([home])
        return dialog

    return later


def add_feed_searching(opened: Window) -> QWidget:
    return _add(opened, "kernel-garden.example", None)


def add_feed_nothing(opened: Window) -> QWidget:
    return _add(opened, "harbour.example", NOTHING)


def add_feed_page(opened: Window) -> QWidget:
    return _add(opened, "harbour.example", PAGE_FOUND)


def add_feed_password(opened: Window) -> QWidget:
    answer = Found(
        "harbour.example", (), ("https://harbour.example/",), Code.NEEDS_PASSWORD(host="harbour.example"), True
    )
    return _add(opened, "harbour.example", answer)


def importing(opened: Window) -> QWidget:
    dialog = ImportDialog(opened.theme, "feeds.opml", opened.window)
    dialog.show_progress(129, 300)
    dialog.open()
    return dialog


def imported(opened: Window) -> QWidget:
    dialog = ImportDialog(opened.theme, "feeds.opml", opened.window)
    dialog.show_report(
        ImportReport(
            295,
            3,
            (
                Code.OUTLINE_NO_ADDRESS(text="'|~/bin/feed'"),
                Code.LINE_TO_OTHER_FILE(url="https://lists.example/all.opml"),
            ),
        )
    )
    dialog.open()
    return dialog


def feed_settings(opened: Window) -> QWidget:
    opened.sidebar.tree.choose(Key(Kind.FEED, 1))
    opened.actions["feed_settings"].trigger()
    assert opened.dialogs.shown is not None
    return opened.dialogs.shown


def _with_rules(opened: Window) -> None:
    conn = open_store(opened.window.shot_profile.database, NOW)  # type: ignore[attr-defined]
    save_rule(conn, Rule(wanted="sponsored", place=Place.ANYWHERE, hide=True))
    save_rule(conn, Rule(feed_id=1, wanted="ferry crossing", place=Place.TEXT, star=True, tag="Harbour"))
    more = (Condition(Place.AUTHOR, Manner.PHRASE, "Pellerin"), Condition(Place.CATEGORY, wanted="harbour"))
    save_rule(conn, Rule(folder_id=1, wanted="night ferry", more=more, joined=Joined.ANY, highlight=True))
    save_rule(conn, Rule(enabled=False, wanted=r"episode \d+", manner=Manner.PATTERN, mark_read=True))
    for days in range(9):
        at = NOW - days * 24 * HOUR - 2 * HOUR
        add_visits(conn, [Visit(at + minutes * MINUTE, None, "view") for minutes in range(0, 20, 5)])
        extend_session(conn, start_session(conn, at), at + (12 + 3 * days) * MINUTE)
    conn.close()


def rules(opened: Window) -> Callable[[], QWidget]:
    _with_rules(opened)
    opened.dialogs.open_rules()
    return lambda: _shown(opened)


def rule_conditions(opened: Window) -> Callable[[], QWidget]:
    """A rule that asks several things of the posts in a folder."""
    _with_rules(opened)
    opened.dialogs.open_rules()

    def later() -> QWidget:
        dialog = _shown(opened)
        assert isinstance(dialog, RulesDialog)
        dialog.list.setCurrentRow(2)
        dialog.change()
        return dialog.editor

    return later


def rule_editor(opened: Window) -> Callable[[], QWidget]:
    _with_rules(opened)
    opened.dialogs.open_rules()

    def later() -> QWidget:
        dialog = _shown(opened)
        assert isinstance(dialog, RulesDialog)
        dialog.add()
        dialog.editor.wanted.setText("drawer")
        dialog.editor.actions_of_rule.change(tag="Later")
        dialog.editor.try_it()
        return dialog.editor

    return later


def hidden_posts(opened: Window) -> Callable[[], QWidget]:
    conn = open_store(opened.window.shot_profile.database, NOW)  # type: ignore[attr-defined]
    apply_rule_outcome(conn, RuleOutcome(hidden=True), list(list_ids(conn, View(), 6).ids))
    conn.close()
    opened.dialogs.open_hidden()

    def later() -> QWidget:
        assert opened.dialogs.hidden is not None
        opened.dialogs.hidden.list.setCurrentRow(1)
        return opened.dialogs.hidden

    return later


def guide_page(opened: Window) -> QWidget:
    dialog = GuideDialog(opened.theme, "schedule.md", opened.window)
    dialog.open()
    return dialog


def about(opened: Window) -> QWidget:
    dialog = AboutDialog(opened.theme, lambda: None, lambda: None, opened.window)
    dialog.open()
    return dialog


def change_keys(opened: Window) -> QWidget:
    editor = ShortcutsDialog(opened.theme, opened.actions, opened.window)
    editor.open()
    return editor


def mirrored(
    prepare: Callable[[Window], QWidget | Callable[[], QWidget]],
) -> Callable[[Window], QWidget | Callable[[], QWidget]]:
    """The same for those who read from right to left."""

    def run(opened: Window) -> QWidget | Callable[[], QWidget]:
        QApplication.setLayoutDirection(Qt.LayoutDirection.RightToLeft)
        opened.window.closed.connect(lambda: QApplication.setLayoutDirection(Qt.LayoutDirection.LeftToRight))
        return prepare(opened)

    return run


def _settings(name: str) -> Callable[[Window], Callable[[], QWidget]]:
    def prepare(opened: Window) -> Callable[[], QWidget]:
        _with_rules(opened)
        opened.dialogs.open_settings()

        def later() -> QWidget:
            dialog = _shown(opened)
            assert isinstance(dialog, SettingsDialog)
            dialog.names.setCurrentRow([page.title for _, page in dialog.pages].index(tr(name)))
            return dialog

        return later

    return prepare


def accounts(opened: Window) -> Callable[[], QWidget]:
    """Two accounts, one of them in trouble."""
    opened.dialogs.open_settings()

    def later() -> QWidget:
        dialog = _shown(opened)
        assert isinstance(dialog, SettingsDialog)
        dialog.show_page_of(dialog.accounts)
        page = dialog.accounts
        home = Account(1, ServerKind.FRESHRSS, "https://rss.home.example/api/greader.php", "m", "FreshRSS at home", 0.0)
        fine = AccountState(synced_at=NOW - 130, next_at=NOW + 40 * MINUTE, next_reason=SyncReason.BEFORE_VISIT)
        work = Account(2, ServerKind.MINIFLUX, "https://reader.work.example", "m.alder", "Miniflux", 0.0)
        refused = AccountState(
            synced_at=NOW - 3 * HOUR,
            problem=AccountProblem.PASSWORD,
            message=AccountCode.ACCOUNT_PASSWORD(host="reader.work.example"),
            next_at=NOW + 20 * HOUR,
            next_reason=SyncReason.TRIED_AGAIN,
        )
        page.show_servers(
            [
                AccountFacts(home, fine, 86, Waiting(0, None), SyncTotals(4, 15, 31_000)),
                AccountFacts(work, refused, 31, Waiting(3, NOW - HOUR), SyncTotals(1, 1, 400)),
            ]
        )
        dialog.resize(dialog.width(), 780)
        return dialog

    return later


def add_account(opened: Window) -> Callable[[], QWidget]:
    """A new account that was tried and isn't added yet."""
    opened.dialogs.open_settings()

    def later() -> QWidget:
        dialog = _shown(opened)
        assert isinstance(dialog, SettingsDialog)
        dialog.accounts.open_form()
        sheet = dialog.accounts.sheet
        sheet.main.click()
        for field, text in ((sheet.where, "https://rss.example.org"), (sheet.user, "m.alder"), (sheet.password, "no")):
            field.setText(text)
        sheet.main.click()
        sheet.show_tried(Tried("https://rss.example.org", ServerKind.FRESHRSS, 86, 212, 17, 22, 0.42, 9), None)
        return sheet

    return later


def mail(opened: Window) -> Callable[[], QWidget]:
    """Two mailboxes, one of them in trouble, and a new one that was tried."""
    opened.dialogs.open_settings()

    def later() -> QWidget:
        dialog = _shown(opened)
        assert isinstance(dialog, SettingsDialog)
        dialog.show_page_of(dialog.mail)
        section = dialog.mail
        letters = Mailbox(1, MailServer("imap.home.example", "m.alder"), "Newsletters", "Newsletters", 0.0)
        work = Mailbox(2, MailServer("mail.work.example", "alder@work.example"), "INBOX", "mail.work.example", 0.0)
        fine = MailboxState(synced_at=NOW - 20 * MINUTE, can_push=True)
        refused = MailboxState(
            synced_at=NOW - 3 * HOUR,
            can_push=False,
            problem=MailProblem.PASSWORD,
            message=MailCode.MAIL_PASSWORD(host="mail.work.example"),
        )
        section.show_servers(
            [
                MailboxFacts(letters, fine, 23, CheckTotals(4, 12, 412_000, 7)),
                MailboxFacts(work, refused, 3, CheckTotals(1, 3, 900, 0)),
            ]
        )
        section.open_form()
        section.form.where.setText("imap.example.org")
        section.form.user.setText("m.alder")
        section.form.password.setText("not-a-password")
        section.form.awaits_answer = True
        section.show_tried(TriedMail(("INBOX", "Archive", "Newsletters"), True, 0.42), None)
        dialog.resize(dialog.width(), 900)
        return dialog

    return later


def targets(form: TargetForm) -> Callable[[Window], Callable[[], QWidget]]:
    """Three targets, one of them in trouble, and a new one of this form."""

    def prepare(opened: Window) -> Callable[[], QWidget]:
        opened.dialogs.open_settings()

        def later() -> QWidget:
            dialog = _shown(opened)
            assert isinstance(dialog, SettingsDialog)
            dialog.show_page_of(dialog.targets)
            notes = Target(1, TargetForm.OBSIDIAN, "Notes", "/home/m/Vault/Clippings")
            read = Target(2, TargetForm.READECK, "Readeck", "https://read.home.example")
            links = Target(3, TargetForm.LINKDING, "Links at work", "https://links.work.example")
            refused = SendCode.SEND_LOGIN(host="links.work.example")
            dialog.targets.show_servers(
                [
                    TargetFacts(links, 0, 2, refused, NOW - 3 * HOUR),
                    TargetFacts(notes, 0, 0, None, NOW - 20 * MINUTE),
                    TargetFacts(read, 1, 0, Code.NO_ANSWER(host="read.home.example", later=Code.LATER()), None),
                ]
            )
            dialog.targets.open_form(Target(form=form))
            dialog.targets.form.awaits_answer = True
            dialog.targets.show_tried(None, SendCode.TARGET_NO_ADDRESS())
            dialog.resize(dialog.width(), 900)
            return dialog

        return later

    return prepare


def _shown(opened: Window) -> QWidget:
    assert opened.dialogs.shown is not None
    return opened.dialogs.shown


def recovery(opened: Window) -> QWidget:
    nobody: Any = None
    page = RecoveryPage(opened.theme, NOW, nobody)
    copies = [
        Copy(Backup(Path(f"{hours}.sqlite"), NOW - hours * HOUR, 1), Contents(40, 12_345, 49)) for hours in (2, 26, 74)
    ]
    page.show_fault(Fault.DAMAGED, list(RecoveryChoice), copies, "database disk image is malformed")
    page.resize(1280, 800)
    page.show()
    return page


DIALOGS: dict[str, Callable[[Window], QWidget | Callable[[], QWidget]]] = {
    "add-feed": add_feed,
    "add-feed-looking": add_feed_searching,
    "add-feed-nothing": add_feed_nothing,
    "add-feed-page": add_feed_page,
    "add-feed-password": add_feed_password,
    "queue": queue,
    "importing": importing,
    "imported": imported,
    "feed-settings": feed_settings,
    "rules": rules,
    "rule-editor": rule_editor,
    "rule-conditions": rule_conditions,
    "settings-looks": _settings("Appearance"),
    "settings-reading": _settings("Reading"),
    "settings-computer": _settings("General"),
    "settings-fetching": _settings("Refreshing"),
    "settings-listening": _settings("Podcasts & Morning Paper"),
    "settings-privacy": _settings("Privacy & Data"),
    "settings-accounts": accounts,
    "add-account": add_account,
    "settings-mail": mail,
    "settings-send-to": targets(TargetForm.WALLABAG),
    "settings-send-to-post": targets(TargetForm.POST),
    "hidden-posts": hidden_posts,
    "about": about,
    "guide": guide_page,
    "recovery": recovery,
    "change-keys": change_keys,
    "feed-settings-right-to-left": mirrored(feed_settings),
    "rule-editor-right-to-left": mirrored(rule_editor),
    "settings-right-to-left": mirrored(_settings("Refreshing")),
}


def empty_profile(folder: Path) -> Path:
    conn = open_store(folder / "paperround.sqlite", NOW)
    conn.close()
    return folder
