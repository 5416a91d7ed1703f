"""Internal links inside an article, which mean something to the window itself; nothing outside ever sees them."""

from __future__ import annotations

SHOW_PICTURES = "paperround:pictures"
CONTINUE_OUTSIDE = "paperround:continue"
ENCLOSURE = "paperround:enclosure/"
PLAY = "paperround:play"
DOWNLOAD = "paperround:download"
CHAPTER = "paperround:chapter/"
POST = "paperround:post/"
DETAILS = "paperround:details/"
PICTURE_LINK = "paperround:picture/"
