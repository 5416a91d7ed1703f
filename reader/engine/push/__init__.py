"""Push (WebSub) in the engine: which hubs are asked, what a ping makes due, and how far pushes are trusted."""
