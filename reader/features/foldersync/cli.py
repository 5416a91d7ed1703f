"""The command sync-folder: choose the folder by which computers stay in step, and sync with it now."""

from __future__ import annotations

from pathlib import Path

from reader.cli.commands import Chosen, Commands, Session, either, flag, value
from reader.cli.output import complain, count_things, read_secret, say
from reader.core.errors import UsageError
from reader.core.words.words import in_english
from reader.engine.process.handover import CHANGED, hand_over
from reader.features.foldersync.files import Cipher
from reader.features.foldersync.service import PASSPHRASE_OF, PASSPHRASE_USER, find_cipher, sync_folder, use_folder
from reader.features.foldersync.store import find_device
from reader.net.passwords import Passwords

COMMANDS = Commands()


@COMMANDS.add(
    "sync-folder",
    "sync your computers through a folder, without a server",
    value("folder", "FOLDER", "folder that Syncthing, Dropbox or similar copies between your computers", nargs="?"),
    either(flag("--encrypt", "encrypt its files; prompts for a passphrase"), flag("--off", "stop using the folder")),
    epilog="""Feeds, read and starred articles, tags, playback positions and visits are kept in step. Every computer
writes a file of its own, so nothing conflicts. Use the same folder and passphrase on each.""",
)
def run_sync_folder(session: Session, chosen: Chosen) -> None:
    passwords = Passwords(settings=session.settings)
    if chosen.off:
        use_folder(session.conn, "", is_encrypted=False)
        hand_over(session.profile, {"do": CHANGED})
        say("The sync folder isn't used any more. Its files stay.")
        return
    folder = Path(chosen.folder or session.settings.sync_folder).expanduser()
    if not (chosen.folder or session.settings.sync_folder):
        raise UsageError("No folder is set. Give one that Syncthing, Dropbox or similar copies between your computers.")
    is_encrypted = chosen.encrypt or (session.settings.sync_folder_encrypted and not chosen.folder)
    if chosen.encrypt:
        passphrase = read_secret("Passphrase")
        cipher: Cipher | None = Cipher(passphrase)
        kept = passwords.set(PASSPHRASE_OF, PASSPHRASE_USER, passphrase)
        if kept.message:
            complain(in_english(kept.message))
    else:
        cipher = find_cipher(passwords, is_encrypted=is_encrypted)
    done = sync_folder(session.conn, folder.resolve(), find_device(session.conn), cipher, session.now)
    use_folder(session.conn, str(folder.resolve()), is_encrypted=is_encrypted)
    hand_over(session.profile, {"do": CHANGED})
    say(
        f"{count_things(done.sent, 'change')} from this computer, {count_things(done.received, 'change')} from others, "
        f"{done.written_bytes:,} bytes written."
    )
