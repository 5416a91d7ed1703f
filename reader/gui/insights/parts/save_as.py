"""Save-as dialog: asks where to, then writes; what goes wrong is told in a sentence. Main thread only."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path

from PySide6.QtCore import Qt
from PySide6.QtWidgets import QFileDialog

from reader.errors import UsageError
from reader.gui.insights.parts.page import Page
from reader.gui.kit.wording import say
from reader.wording.catalogue import Code

Write = Callable[[Path], None]


def ask_where(page: Page, title: str, name: str, write: Write) -> None:
    dialog = QFileDialog(page, title)
    dialog.setAcceptMode(QFileDialog.AcceptMode.AcceptSave)
    dialog.selectFile(name)
    dialog.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
    dialog.fileSelected.connect(lambda path: write_or_tell(page, write, Path(path)))
    dialog.open()


def write_or_tell(page: Page, write: Write, path: Path) -> None:
    try:
        write(path)
    except (OSError, UsageError) as error:
        reason = error.message if isinstance(error, UsageError) else error.strerror or ""
        page.context.bridge.failed.emit(say(Code.FILE_NOT_SAVED(file=path.name, error=reason)))
