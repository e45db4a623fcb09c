"""Whole random games on a GPU, in waves of games that do the same thing, for `benchmarks.gpu`.

A wave has two kernels: *play* plays the chosen move of every game, and *choose* picks the next one
(see `kernels`). Each takes its games from queues (see `queues`), up to 32 games of one queue for
the 32 threads of a warp, and puts them into the queues of the other. A warp is a block of its own;
it copies its states to shared memory and back (see `memory`). Every game has its own random stream,
so the order of games changes nothing: they are the same games as on the CPU (see `compare`).
"""
