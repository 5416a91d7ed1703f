"""Folder chooser: a folder that is there, or a new one to name. Main thread only."""

from __future__ import annotations

from collections.abc import Sequence

from msgspec import Struct

from reader.core.records.stored import Folder
from reader.window.kit.controls import Choice
from reader.window.kit.text import ask_for_name
from reader.window.kit.theme import Theme
from reader.window.kit.translate import tr
from reader.window.sidebar.tree import list_folder_paths


class FolderChoice(Struct, frozen=True):
    id: int | None = None
    new_name: str = ""


_NEW = object()


class FolderBox(Choice):
    def __init__(self, theme: Theme, folders: Sequence[Folder], chosen: int | None = None) -> None:
        super().__init__(theme, tr("Folder"))
        self.add(self.tr("None"), FolderChoice())
        for path, folder_id in list_folder_paths(folders):
            self.add(path, FolderChoice(folder_id))
        self.add(self.tr("New folder…"), _NEW)
        self.choose(FolderChoice(chosen) if FolderChoice(chosen) in self._values else FolderChoice())
        self._before = self.currentIndex()
        self.activated.connect(self._on_activated)

    def _on_activated(self, row: int) -> None:
        if self.value() is not _NEW:
            self._before = row
            return
        self.setCurrentIndex(self._before)
        if name := ask_for_name(self, self.tr("New folder"), self.tr("Folder name:")):
            self.choose_new(name)

    def choose_known(self, folder_id: int | None) -> None:
        """Choose a folder, unless it was made meanwhile."""
        if FolderChoice(folder_id) in self._values:
            self.choose(FolderChoice(folder_id))
            self._before = self.currentIndex()

    def choose_new(self, name: str) -> None:
        """Offer and choose a folder that will be made."""
        wanted = FolderChoice(None, name)
        if wanted not in self._values:
            self.insert(self.count() - 1, name, wanted)
        self.choose(wanted)
        self._before = self.currentIndex()
