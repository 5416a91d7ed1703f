"""The style sheet: the few rules that a palette cannot say. Pure: text in, text out."""

from __future__ import annotations

from functools import cache
from string import Template

from reader.gui.kit.dialog_style_sheet import DIALOG_RULES
from reader.gui.kit.tokens import (
    BUTTON,
    FIELD,
    NEW_POSTS_BAR,
    RADIUS_BUTTON,
    RADIUS_CARD,
    STATUS_BAR,
    Colours,
)

# Panes carry their ground by object name, so that a widget inside need not know where it stands.
_SHEET = Template("""
#sidebar, #sidebar QTreeView, #statusBar { background: $bg_side; }
#sidebar[drawer="true"] { border-right: 1px solid $line_2; }
#sidebarFoot { background: $bg_side; border-top: 1px solid $line; }
#statusBar { border-top: 1px solid $line; min-height: ${status}px; max-height: ${status}px; }
#listPane, #listPane QTableView, #cards { background: $bg_list; }
#paneBar { border-bottom: 1px solid $line; }
#articlePane, #articlePane QTextBrowser { background: $bg; }
#playerBar { background: $bg_side; border-top: 1px solid $line; }
#playerTitle { padding: 0; font-weight: 600; color: $accent_text; }
#playerTitle:disabled { color: $text; }
#playerTitle:hover { background: transparent; }
#playerPlay { background: $accent; border-radius: 18px; padding: 0; }
#playerPlay:hover { background: $accent_text; }
#insightsPage, #insightsInside, #insightsPage QScrollArea { background: $bg; }
#explanation { background: $bg_sunken; border-radius: ${card}px; }
#pageFoot { border-top: 1px solid $line; background: $bg; }
#insightsList { background: transparent; border: none; outline: none; }
#insightsSide { background: $bg_side; border-right: 1px solid $line; }
#backToReading { background: transparent; border: none; padding: 0 10px; }
#backToReading:hover { background: $hover; }
#factTable { background: $bg; }
#factTable QHeaderView { background: $bg; }
#factTable QHeaderView::section { background: $bg; color: $text_3; border: none;
  border-bottom: 1px solid $line_2; padding: 0 8px; }
#factTable QHeaderView::section:first { padding-left: 0; }
#factTable QHeaderView::section:hover { color: $text; }
#danger { color: $err; }
#tile { border: none; border-left: 1px solid $line; }
#tile[first="true"] { border: none; }
#tiles { border: none; border-top: 1px solid $line_2; border-bottom: 1px solid $line; }
#divider { border: none; border-left: 1px solid $line_2; margin-left: 8px; }

QSplitter::handle { background: $line; }
QTableView, QTreeView, #cards { border: none; outline: none; selection-background-color: transparent; }

QLabel[quiet="true"] { color: $text_3; }
QLabel[secondary="true"] { color: $text_2; }

QPushButton { background: $bg_raised; border: 1px solid $line_2; border-radius: ${radius}px;
  padding: 0 12px; min-height: ${button}px; outline: none; }
QPushButton:hover { background: $hover; }
QPushButton:pressed { background: $sel_idle; }
QPushButton:disabled { color: $field; border-color: $line; }
QPushButton:default { background: $accent; color: $on_accent; border-color: $accent; }

QToolButton { background: transparent; border: none; border-radius: ${radius}px; padding: 6px; outline: none; }
QToolButton:hover { background: $hover; }
QToolButton:pressed, QToolButton:checked { background: $sel_idle; }
QToolButton::menu-indicator { image: none; }
#chip { border: 1px solid $line_2; padding: 3px 10px 3px 7px; color: $text; background: $bg_raised; }
#chip:hover { background: $hover; }
#chip:checked { background: $accent_soft; border-color: $accent; color: $accent_text; }
#layoutSwitch { border: 1px solid $line; border-radius: ${radius}px; background: $bg; }
#layoutSwitch QToolButton { border: 1px solid transparent; border-radius: 4px; padding: 3px 5px; }
#layoutSwitch QToolButton:checked { border-color: $sel_edge; }

QLineEdit { background: $bg_raised; border: 1px solid $line_2; border-radius: ${radius}px;
  padding: 0 6px; min-height: ${field_height}px; max-height: ${field_height}px; selection-background-color: $accent; }
QLineEdit:focus { border-color: $accent; }
QSlider::groove:horizontal { height: 4px; background: $groove; border-radius: 2px; }
QSlider::sub-page:horizontal { background: $accent; border-radius: 2px; }
QSlider::handle:horizontal { width: 14px; margin: -6px 0; border-radius: 8px; background: $bg_raised;
  border: 1px solid $field; }
QSlider::handle:horizontal:focus { border: 2px solid $accent; }

QMenu { background: $bg_raised; border: 1px solid $line_2; padding: 4px; }
QMenu::item { padding: 5px 24px 5px 12px; border-radius: ${radius}px; }
QMenu::item:selected { background: $hover; color: $text; }
QMenu::item:disabled { color: $field; }
QMenu::separator { height: 1px; background: $line; margin: 4px 8px; }
#tagPopup { background: $bg_raised; border: 1px solid $line_2; }
#tagPopup QListWidget { background: transparent; border: none; }
#tagPopup QListWidget::item { padding: 0 6px; border-radius: ${radius}px; color: $text; }
#tagPopup QListWidget::item:hover, #tagPopup QListWidget::item:selected { background: $hover; color: $text; }
QToolTip { background: $bg_raised; color: $text; border: 1px solid $line_2; padding: 4px; }

#newPostsBar { min-height: ${new_posts}px; background: $accent_soft; color: $accent_text;
  border: none; border-radius: 0; border-bottom: 1px solid $line; }
#newPostsBar[pill="true"] { min-height: 20px; max-height: 20px; border: 1px solid $line;
  border-radius: 10px; padding: 0 10px; }
#newPostsBar:hover { background: $sel_idle; }
#healthBar { background: $warn_soft; border-bottom: 1px solid $line; }
#cardOffer { background: $bg_side; border-bottom: 1px solid $line; }
#undoBar { background: $text; border-radius: ${radius}px; }
#undoBar QLabel { color: $bg; }
#undoBar QPushButton { background: transparent; border: none; color: $bg; font-weight: 600; }
#undoBar QPushButton:hover { text-decoration: underline; }
#messageBar { background: $warn_soft; border-bottom: 1px solid $line; }
#messageBar QLabel { color: $text; }
#demoBar { background: $accent_soft; border-bottom: 1px solid $line; }
#demoBar QLabel { color: $accent_text; }
#tourCard { background: $bg_raised; border: 1px solid $line_2; border-radius: ${card}px; }
QMenuBar { background: $bg_side; border-bottom: 1px solid $line; padding: 2px 6px; }
QMenuBar::item { padding: 4px 10px; border-radius: ${radius}px; background: transparent; }
QMenuBar::item:selected { background: $hover; }
#hintCard { background: $bg_raised; border: 1px solid $line; border-radius: ${card}px; }
#hintCard QPushButton { padding: 0 6px; }
#card { background: $bg_raised; border: 1px solid $line; border-radius: ${card}px; }
#keyCap { background: $bg_raised; border: 1px solid $line_2; border-radius: 4px;
  color: $text_2; padding: 1px 5px; }

QScrollBar:vertical { background: transparent; width: 10px; margin: 0; }
QScrollBar::handle:vertical { background: $line_2; border-radius: 2px; min-height: 32px; margin: 3px; }
QScrollBar::handle:vertical:hover { background: $field; border-radius: 3px; margin: 2px; }
QScrollBar:horizontal { background: transparent; height: 10px; margin: 0; }
QScrollBar::handle:horizontal { background: $line_2; border-radius: 2px; min-width: 32px; margin: 3px; }
QScrollBar::handle:horizontal:hover { background: $field; border-radius: 3px; margin: 2px; }
QScrollBar::add-line, QScrollBar::sub-line { height: 0; width: 0; }
QAbstractScrollArea::corner { background: transparent; border: none; }
QScrollBar[idle="true"]::handle { background: transparent; }
QScrollBar::add-page, QScrollBar::sub-page { background: transparent; }
""")


@cache
def make_style_sheet(colours: Colours) -> str:
    names = {name: getattr(colours, name) for name in Colours.__struct_fields__ if name != "heat"}
    # The border of a button or field is drawn outside its content height.
    return Template(_SHEET.template + DIALOG_RULES).substitute(
        names,
        status=STATUS_BAR,
        new_posts=NEW_POSTS_BAR - 1,
        radius=RADIUS_BUTTON,
        card=RADIUS_CARD,
        button=BUTTON - 2,
        field_height=FIELD - 2,
    )
