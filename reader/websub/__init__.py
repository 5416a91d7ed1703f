"""The protocol of WebSub, as a subscriber speaks it. Pure: sends, stores and decides nothing."""
