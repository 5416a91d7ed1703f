"""Joins pages of the settings dialog that do things at once with those who do them. Main thread only."""

from __future__ import annotations

from typing import TYPE_CHECKING

from reader.gui.dialogs.accounts.account_commands import AccountCommands
from reader.gui.dialogs.dialog_commands import DialogCommands
from reader.gui.dialogs.mail.mail_commands import MailCommands
from reader.gui.dialogs.targets.target_commands import TargetCommands

if TYPE_CHECKING:
    from reader.gui.dialogs.accounts.page import AccountsPage
    from reader.gui.dialogs.mail.section import MailSection
    from reader.gui.dialogs.settings.settings import SettingsDialog
    from reader.gui.dialogs.targets.page import TargetsPage


def connect_accounts_page(accounts: AccountCommands, page: AccountsPage) -> None:
    page.try_wanted.connect(accounts.try_account)
    page.add_wanted.connect(accounts.add)
    page.sync_wanted.connect(accounts.synchronise)
    page.leave_chosen.connect(accounts.leave)
    page.password_chosen.connect(accounts.give_password)
    page.certificate_chosen.connect(accounts.set_certificate)
    page.new_feeds_chosen.connect(accounts.set_new_feeds)
    page.conducting_chosen.connect(accounts.set_conducting)
    accounts.listed.connect(page.show_accounts)
    accounts.tried.connect(page.show_tried)
    accounts.under_way.connect(page.show_under_way)
    accounts.progressed.connect(page.show_progress)
    accounts.list_accounts()


def connect_mail_section(mail: MailCommands, section: MailSection) -> None:
    section.try_wanted.connect(mail.try_mail)
    section.add_wanted.connect(mail.add)
    section.check_wanted.connect(mail.check)
    section.stop_wanted.connect(mail.stop)
    section.remove_chosen.connect(mail.remove)
    section.password_chosen.connect(mail.give_password)
    section.marks_chosen.connect(mail.set_marks_read)
    mail.listed.connect(section.show_mailboxes)
    mail.tried.connect(section.show_tried)
    mail.under_way.connect(section.show_under_way)
    mail.progressed.connect(section.show_progress)
    mail.list_mailboxes()


def connect_targets_page(targets: TargetCommands, page: TargetsPage) -> None:
    page.try_wanted.connect(targets.try_target)
    page.save_wanted.connect(targets.save)
    page.remove_wanted.connect(targets.remove)
    page.restore_wanted.connect(targets.restore)
    page.retry_wanted.connect(targets.retry)
    page.drop_wanted.connect(targets.drop)
    targets.listed.connect(page.show_targets)
    targets.tried.connect(page.show_tried)
    targets.kept.connect(page.close_editor)
    targets.list_targets()


def offer_backups(commands: DialogCommands, dialog: SettingsDialog) -> None:
    dialog.backups.backup_wanted.connect(commands.back_up)
    dialog.backups.folder_wanted.connect(commands.show_backups_folder)
    dialog.backups.restore_wanted.connect(dialog.reject)
    commands.copies_listed.connect(dialog.show_copies)
    commands.list_copies()
