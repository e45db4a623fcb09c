"""The GPU twin of the rules: device functions for NVIDIA GPUs, made by numba-cuda.

This is the only module that knows numba.cuda. `load` compiles the same functions as `cpu.load`;
kernels call them (see `waves`). With NUMBA_ENABLE_CUDASIM=1 kernels run in Numba's simulator, on
unpacked states and with the interpreted rules, so that they can be tested without a GPU.
"""

from __future__ import annotations

from ..extras import need

need("gpu", __name__)

import operator
from functools import cache
from types import ModuleType
from typing import Any

import numpy as np

from ..engine.errors import FourCuresError
from ..engine.rules import bits
from . import batch, twins
from .twins import Function, MachineTypes, make_twins

if hasattr(np, "row_stack"):
    from numba import cuda
else:  # NumPy 2.5 has no `row_stack`, but numba-cuda 0.30 refers to it when it is imported
    np.row_stack = np.vstack
    from numba import cuda
    from numba.cuda.np import arrayobj as _arrayobj  # noqa: F401

    del np.row_stack

__all__ = [
    "ONE_ITEM",
    "SIMULATED",
    "SINK",
    "STRIDED",
    "NoGpu",
    "copy_word",
    "cuda",
    "load",
    "need_gpu",
    "one_item",
    "prefetch",
    "sink",
    "wait_for_copies",
]

SIMULATED = bool(cuda.config.ENABLE_CUDASIM)


class NoGpu(FourCuresError):
    """There is no usable GPU; the message says why."""


def need_gpu() -> None:
    """Raise NoGpu unless kernels can run: on an NVIDIA GPU, or in the simulator."""
    if not cuda.is_available():
        why = " ".join(str(cuda.cuda_error() or "no device").split())
        raise NoGpu(f"no NVIDIA GPU found: {why}")


if SIMULATED:

    class Items:
        """A list of length 1 that keeps the item with the wanted index in `cell`."""

        def __init__(self, cell: Any, wanted: int) -> None:
            self.cell, self.wanted = cell, wanted

        def __len__(self) -> int:
            return 1

        def __getitem__(self, i: int) -> int:
            return 0

        def __setitem__(self, i: int, item: int) -> None:
            if i == self.wanted:
                self.cell[0] = item

    one_item: Any = Items
    SINK: Any = None
    ONE_ITEM: Any = None
    STRIDED: Any = None

    copy_word: Any = None
    wait_for_copies: Any = None
    prefetch: Any = None

    def sink() -> Any:
        """Return a list of length 1 that ignores all items."""
        return Items([0], -1)

    def load(ints: Any, *more: ModuleType) -> dict[Any, Any]:
        """Return the interpreted functions by themselves."""
        return {
            function: function
            for module in twins.with_imports((batch, *more))
            for function in vars(module).values()
            if callable(function)
        }

else:
    from llvmlite import ir
    from numba.cuda import cgutils, types
    from numba.cuda.extending import (
        core_models,
        intrinsic,
        lower_cast,
        overload,
        register_model,
    )
    from numba.cuda.np.numpy_support import from_dtype

    # A GPU has no room for a list of moves per thread. Random play needs only the number of moves,
    # and then one of them: a Sink ignores all items, and a OneItem keeps one. Both have length 1,
    # so as a log they record nothing.

    class Sink(types.Type):  # type: ignore[misc]
        """The type of a list of length 1 that ignores all items."""

    class OneItem(types.Type):  # type: ignore[misc]
        """The type of a list of length 1 that keeps the item with the wanted index."""

    SINK, ONE_ITEM = Sink("Sink"), OneItem("OneItem")
    # Where a list is needed, it is a column of a matrix for all threads: threads that write the
    # same item at the same time then write to neighbouring places.
    STRIDED = types.Array(types.int64, 1, "A")

    register_model(Sink)(core_models.OpaqueModel)

    @register_model(OneItem)
    class OneItemModel(core_models.StructModel):  # type: ignore[misc]
        def __init__(self, manager: Any, kind: Any) -> None:
            members = [("wanted", types.int64), ("cell", types.CPointer(types.int64))]
            super().__init__(manager, kind, members)

    @intrinsic  # type: ignore[untyped-decorator]
    def sink(_typing: Any) -> Any:
        """Return a Sink."""

        def generate(context: Any, _builder: Any, _signature: Any, _args: Any) -> Any:
            return ir.Constant(context.get_value_type(SINK), None)

        return SINK(), generate

    @intrinsic  # type: ignore[untyped-decorator]
    def one_item(_typing: Any, cell: Any, wanted: Any) -> Any:
        """Return a OneItem that keeps the item with the index `wanted` in the array `cell`."""

        def generate(context: Any, builder: Any, signature: Any, args: Any) -> Any:
            array = context.make_array(signature.args[0])(context, builder, args[0])
            items = cgutils.create_struct_proxy(ONE_ITEM)(context, builder)
            items.wanted = args[1]
            items.cell = array.data
            return items._getvalue()

        return ONE_ITEM(cell, types.int64), generate

    @intrinsic  # type: ignore[untyped-decorator]
    def put(_typing: Any, _items: Any, _i: Any, _item: Any) -> Any:
        """Keep the item if its index is wanted."""

        def generate(context: Any, builder: Any, _signature: Any, args: Any) -> Any:
            items = cgutils.create_struct_proxy(ONE_ITEM)(context, builder, value=args[0])
            with builder.if_then(builder.icmp_signed("==", args[1], items.wanted)):
                builder.store(args[2], items.cell)
            return context.get_dummy_value()

        return types.void(ONE_ITEM, types.int64, types.int64), generate

    @overload(operator.setitem, strict=False)  # type: ignore[untyped-decorator]
    def set_item(items: Any, i: Any, item: Any) -> Any:
        if isinstance(items, OneItem):

            def keep(items: Any, i: Any, item: Any) -> None:
                put(items, i, item)

            return keep
        return (lambda items, i, item: None) if isinstance(items, Sink) else None

    @overload(operator.getitem, strict=False)  # type: ignore[untyped-decorator]
    def get_item(items: Any, i: Any) -> Any:
        return (lambda items, i: 0) if isinstance(items, Sink | OneItem) else None

    @overload(len, strict=False)  # type: ignore[untyped-decorator]
    def length(items: Any) -> Any:
        return (lambda items: 1) if isinstance(items, Sink | OneItem) else None

    @intrinsic  # type: ignore[untyped-decorator]
    def copy_word(_typing: Any, shared: Any, to: Any, words: Any, at: Any) -> Any:
        """Begin to copy `words[at]` to `shared[to]`; `wait_for_copies` waits for the end."""

        def generate(context: Any, builder: Any, signature: Any, args: Any) -> Any:
            ends = []
            for kind, array, i in zip(signature.args[::2], args[::2], args[1::2], strict=True):
                data = context.make_array(kind)(context, builder, array).data
                ends.append(builder.ptrtoint(builder.gep(data, [i]), ir.IntType(64)))
            assembly(
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
            assembly(builder, "cp.async.wait_all;")
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
            assembly(builder, text, builder.add(start, byte))
            return context.get_dummy_value()

        return types.void(records, types.int64, types.int64), generate

    def assembly(builder: Any, text: str, *addresses: Any) -> None:
        """Emit PTX with these addresses as operands."""
        kind = ir.FunctionType(ir.VoidType(), [address.type for address in addresses])
        constraints = ",".join(["l"] * len(addresses) + ["~{memory}"])
        builder.call(ir.InlineAsm(kind, text, constraints, side_effect=True), addresses)

    @cache
    def load(ints: Any, *more: ModuleType) -> dict[Any, Any]:
        """Return the device functions of `batch`, `more` and their imports, by original.

        `ints` is the type of lists of moves and logs: SINK, ONE_ITEM or STRIDED; with the last one,
        all arrays of numbers may be columns.
        """
        pass_rows_as_arrays()

        def array(element: np.dtype[Any]) -> Any:
            strided = ints is STRIDED and element.names is None
            return types.Array(from_dtype(element), 1, "A" if strided else "C")

        def compiled(function: Function) -> Any:
            twin = cuda.jit(device=True, forceinline=function.inlined)(function.copy)
            compile_for = twin.compile_device
            twin.compile_device = twins.one_signature(
                compile_for, function.signature, types.Omitted
            )
            return twin

        kinds = MachineTypes(types.int64, ints, from_dtype, array)
        return make_twins((batch, *more), machine_bits(), kinds, compiled)

    @cache
    def pass_rows_as_arrays() -> None:
        """Allow a row of a record where an array is expected, as a view."""

        @lower_cast(types.NestedArray, types.Array)  # type: ignore[untyped-decorator]
        def as_it_is(_context: Any, _builder: Any, _given: Any, _wanted: Any, value: Any) -> Any:
            return value

    def machine_bits() -> dict[Any, Any]:
        """Return `count` and `lowest` as single machine instructions."""

        def instruction(emit: Any) -> Any:
            @intrinsic  # type: ignore[untyped-decorator]
            def on_bits(_typing: Any, mask: Any) -> Any:
                def generate(_context: Any, builder: Any, _signature: Any, args: Any) -> Any:
                    return emit(builder, args[0])

                return types.int64(types.int64), generate

            return on_bits

        ones = instruction(lambda builder, mask: builder.ctpop(mask))
        zeros_below = instruction(
            lambda builder, mask: builder.cttz(mask, ir.Constant(ir.IntType(1), 0))
        )

        @cuda.jit(device=True)  # type: ignore[untyped-decorator]
        def count(mask: int) -> Any:
            return ones(mask)

        @cuda.jit(device=True)  # type: ignore[untyped-decorator]
        def lowest(mask: int) -> Any:
            return zeros_below(mask)

        return {bits.count: count, bits.lowest: lowest}
