"""What an entry is called in the window where it has no title. Any thread; no state."""

from __future__ import annotations

from reader.gui.kit.translate import tr
from reader.wording.entry_names import EntryName


def name_in_words(name: EntryName, has_sound: bool = False) -> str:
    if name.words:
        return name.words
    if has_sound:
        return tr("A recording")
    return tr("A link to {host}").format(host=name.host) if name.host else tr("A post without words")
