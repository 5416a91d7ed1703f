"""A folder for each feature, with its records, store, worker, service, commands and window."""
