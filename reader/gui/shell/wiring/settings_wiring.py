"""Joins pages of the settings dialog that do things at once with those who do them. Main thread only."""

from __future__ import annotations

from typing import TYPE_CHECKING

from reader.gui.dialogs.accounts.account_commands import AccountCommands
from reader.gui.dialogs.dialog_commands import DialogCommands
from reader.gui.dialogs.mail.mail_commands import MailCommands
from reader.gui.dialogs.targets.target_commands import TargetCommands

if TYPE_CHECKING:
    from reader.gui.dialogs.accounts.page import AccountsPage
    from reader.gui.dialogs.accounts.server_commands import ServerCommands
    from reader.gui.dialogs.accounts.server_section import ServerSection
    from reader.gui.dialogs.mail.section import MailSection
    from reader.gui.dialogs.settings.settings import SettingsDialog
    from reader.gui.dialogs.targets.page import TargetsPage


def connect_accounts_page(accounts: AccountCommands, mail: MailCommands, page: AccountsPage) -> None:
    section = page.accounts
    section.try_wanted.connect(accounts.try_account)
    section.add_wanted.connect(accounts.add)
    section.ask_wanted.connect(accounts.synchronise)
    section.remove_chosen.connect(accounts.leave)
    section.password_chosen.connect(accounts.give_password)
    section.certificate_chosen.connect(accounts.set_certificate)
    section.new_feeds_chosen.connect(accounts.set_new_feeds)
    section.conducting_chosen.connect(accounts.set_conducting)
    _show_servers(accounts, section)
    _connect_mail(mail, page.mail)


def _connect_mail(mail: MailCommands, section: MailSection) -> None:
    section.try_wanted.connect(mail.try_mail)
    section.add_wanted.connect(mail.add)
    section.ask_wanted.connect(mail.check)
    section.stop_wanted.connect(mail.stop)
    section.remove_chosen.connect(mail.remove)
    section.password_chosen.connect(mail.give_password)
    section.marks_chosen.connect(mail.set_marks_read)
    _show_servers(mail, section)


def _show_servers(commands: ServerCommands, section: ServerSection) -> None:
    commands.listed.connect(section.show_servers)
    commands.tried.connect(section.show_tried)
    commands.under_way.connect(section.show_under_way)
    commands.progressed.connect(section.show_progress)
    commands.list_servers()


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
