"""The planner: decides when to poll which feed. Pure numpy: no clock, files, threads, logging or database."""
