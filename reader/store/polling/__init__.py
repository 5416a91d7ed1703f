"""What polling keeps: the log, the plan, uptime, and what hosts asked for."""
