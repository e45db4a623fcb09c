"""A chaos test of the server: people and bots play while faults happen, several at a time.

`python -m tests.chaos --database sqlite|postgresql --faults N --seed S`, on Linux. The seed
decides which faults and moves are drawn; their timing differs from run to run. Afterwards every
acknowledged command must be in the log once, at the place that was acknowledged, and every table
must go on by itself. The only things that restart programs are those that every host has: a
service manager for the server, and one for PostgreSQL.

What the faults simulate, and what they do not:

- *SIGKILL*: a worker (its supervisor starts another one), or the server with all its workers.
- *Frozen* processes are stopped with SIGSTOP: a worker, or all processes of PostgreSQL.
- *Clock skew* changes the wall clock of a process as Python sees it, by up to 40 days.
  PostgreSQL's own clock is always right.
- *Hostile clients* are half-open connections, sockets that never read, cut frames, random bytes,
  floods of frames and of commands, nonsense. They come from few addresses.
- *Power cut* on SQLite: the server is killed, and the file keeps every byte that was synced, and
  any sectors of those that were not (`disk`). The disk is honest: what it has synced stays. On
  PostgreSQL, database and server are killed at once, but no byte is lost: how PostgreSQL syncs is
  its own matter.
- *Full, slow and broken disks* on SQLite are simulated between SQLite and the real file (`disk`).
  On PostgreSQL a full disk is a limit on what its connections may write, after which it recovers.
- *Locked file*: another program holds SQLite's lock of writers.
- *Outages* of PostgreSQL: it is stopped at once, killed, or loses one connection's process.
- The *network* between the server and PostgreSQL (`proxy`) is slow, is cut, or loses the answers
  to commits that the database has carried out.
"""
