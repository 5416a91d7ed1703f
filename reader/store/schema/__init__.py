"""The schema, part by part, and the migrations from older versions. Runs inside db.open_store."""
