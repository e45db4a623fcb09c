"""The shared memory of a warp: copies of its states, then ints.

Words are copied by all threads of the warp together. The simulator has unpacked states, which are
not copied.
"""

from __future__ import annotations

from typing import Any

import numpy as np

from fourcures.compiled.gpu import SIMULATED, cuda
from fourcures.engine.arrays import STATE

from .queues import QUEUES

WARP = 2 if SIMULATED else 32  # the threads of a block; they run in step
WORD = np.dtype(np.int64)
INT = np.dtype(np.int32)
WORDS = STATE.itemsize // WORD.itemsize  # of a state
PARTS = -(-WORDS // WARP)  # words of a state that each thread copies

# The places of the ints.
TAKEN = WARP * STATE.itemsize // INT.itemsize  # the slots of the warp
TALLY = TAKEN + WARP  # a number for each queue
STARTS = TALLY + QUEUES  # the place of the warp's first slot in each queue
QUEUE = STARTS + QUEUES  # the queue of the warp, or -1
START = QUEUE + 1  # the place of its first slot there
SHARED = (START + 1) * INT.itemsize  # bytes

if SIMULATED:

    def stage(words: Any, copies: Any, ints: Any, number: int) -> None:
        """Do nothing."""

    def write_back(words: Any, copies: Any, ints: Any, number: int) -> None:
        """Do nothing."""

    def prefetch(records: Any, i: int, offset: int) -> None:
        """Do nothing."""

else:
    from llvmlite import ir
    from numba.cuda import types
    from numba.cuda.extending import intrinsic

    @cuda.jit(device=True)  # type: ignore[untyped-decorator]
    def stage(words: Any, copies: Any, ints: Any, number: int) -> None:
        """Copy the states of the taken slots to shared memory."""
        lane = cuda.threadIdx.x
        for k in range(number):
            state = WORDS * int(ints[TAKEN + k])
            for part in range(PARTS):
                word = min(WARP * part + lane, WORDS - 1)
                begin_copy(copies, WORDS * k + word, words, state + word)
        wait_for_copies()
        cuda.syncthreads()

    @cuda.jit(device=True)  # type: ignore[untyped-decorator]
    def write_back(words: Any, copies: Any, ints: Any, number: int) -> None:
        """Copy the states of the taken slots from shared memory."""
        lane = np.uint64(cuda.threadIdx.x)
        batch = cuda.local.array(PARTS, WORD)
        cuda.syncthreads()
        for k in range(number):
            # Unsigned indices: signed ones may count from the end, which costs time.
            to, at = np.uint64(WORDS * int(ints[TAKEN + k])), np.uint64(WORDS * k)
            for part in range(PARTS):
                word = min(np.uint64(WARP * part) + lane, np.uint64(WORDS - 1))
                batch[part] = copies[at + word]
            for part in range(PARTS):
                word = min(np.uint64(WARP * part) + lane, np.uint64(WORDS - 1))
                words[to + word] = batch[part]

    @intrinsic  # type: ignore[untyped-decorator]
    def begin_copy(_typing: Any, shared: Any, to: Any, words: Any, at: Any) -> Any:
        """Begin to copy `words[at]` to `shared[to]`; `wait_for_copies` waits for the end."""

        def generate(context: Any, builder: Any, signature: Any, args: Any) -> Any:
            ends = []
            for kind, array, i in zip(signature.args[::2], args[::2], args[1::2], strict=True):
                data = context.make_array(kind)(context, builder, array).data
                ends.append(builder.ptrtoint(builder.gep(data, [i]), ir.IntType(64)))
            emit(
                builder,
                "{ .reg .u64 to, at; cvta.to.shared.u64 to, $0; cvta.to.global.u64 at, $1;"
                " cp.async.ca.shared.global [to], [at], 8; }",
                *ends,
            )
            return context.get_dummy_value()

        return types.void(shared, types.int64, words, types.int64), generate

    @intrinsic  # type: ignore[untyped-decorator]
    def wait_for_copies(_typing: Any) -> Any:
        """Wait until the copies of this thread have ended."""

        def generate(context: Any, builder: Any, _signature: Any, _args: Any) -> Any:
            emit(builder, "cp.async.wait_all;")
            return context.get_dummy_value()

        return types.void(), generate

    @intrinsic  # type: ignore[untyped-decorator]
    def prefetch(_typing: Any, records: Any, i: Any, offset: Any) -> Any:
        """Begin to load the cache line at this byte of a record."""

        def generate(context: Any, builder: Any, signature: Any, args: Any) -> Any:
            data = context.make_array(signature.args[0])(context, builder, args[0]).data
            size = ir.Constant(ir.IntType(64), signature.args[0].dtype.size)
            byte = builder.add(builder.mul(args[1], size), args[2])
            start = builder.ptrtoint(data, ir.IntType(64))
            text = "{ .reg .u64 at; cvta.to.global.u64 at, $0; prefetch.global.L2 [at]; }"
            emit(builder, text, builder.add(start, byte))
            return context.get_dummy_value()

        return types.void(records, types.int64, types.int64), generate

    def emit(builder: Any, text: str, *addresses: Any) -> None:
        """Emit PTX with these addresses as operands."""
        kind = ir.FunctionType(ir.VoidType(), [address.type for address in addresses])
        constraints = ",".join(["l"] * len(addresses) + ["~{memory}"])
        builder.call(ir.InlineAsm(kind, text, constraints, side_effect=True), addresses)
