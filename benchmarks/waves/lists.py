"""Lists of moves that need no memory.

A GPU has no room for a list of moves per thread. Random play needs only the number of moves, and
then one of them: a *sink* ignores all items, and a *one-item list* keeps the one with the wanted
index. Both have length 1, so as a log they record nothing. In Numba's simulator they are plain
Python objects; on a GPU they are types of their own.
"""

from __future__ import annotations

import operator
from typing import Any

from fourcures.compiled.gpu import SIMULATED

if SIMULATED:

    class OneItemList:
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

    SINK: Any = None
    ONE_ITEM: Any = None
    one_item: Any = OneItemList

    def sink() -> Any:
        """Return a sink."""
        return OneItemList([0], -1)

else:
    from llvmlite import ir
    from numba.cuda import cgutils, types
    from numba.cuda.extending import core_models, intrinsic, overload, register_model

    class Sink(types.Type):  # type: ignore[misc]
        """The type of sinks."""

    class OneItem(types.Type):  # type: ignore[misc]
        """The type of one-item lists."""

    SINK, ONE_ITEM = Sink("Sink"), OneItem("OneItem")

    register_model(Sink)(core_models.OpaqueModel)

    @register_model(OneItem)
    class OneItemModel(core_models.StructModel):  # type: ignore[misc]
        def __init__(self, manager: Any, kind: Any) -> None:
            members = [("wanted", types.int64), ("cell", types.CPointer(types.int64))]
            super().__init__(manager, kind, members)

    @intrinsic  # type: ignore[untyped-decorator]
    def sink(_typing: Any) -> Any:
        """Return a sink."""

        def generate(context: Any, _builder: Any, _signature: Any, _args: Any) -> Any:
            return ir.Constant(context.get_value_type(SINK), None)

        return SINK(), generate

    @intrinsic  # type: ignore[untyped-decorator]
    def one_item(_typing: Any, cell: Any, wanted: Any) -> Any:
        """Return a list that keeps the item with the index `wanted` in the array `cell`."""

        def generate(context: Any, builder: Any, signature: Any, args: Any) -> Any:
            array = context.make_array(signature.args[0])(context, builder, args[0])
            items = cgutils.create_struct_proxy(ONE_ITEM)(context, builder)
            items.wanted = args[1]
            items.cell = array.data
            return items._getvalue()

        return ONE_ITEM(cell, types.int64), generate

    @intrinsic  # type: ignore[untyped-decorator]
    def keep_if_wanted(_typing: Any, _items: Any, _i: Any, _item: Any) -> Any:
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
                keep_if_wanted(items, i, item)

            return keep
        return (lambda items, i, item: None) if isinstance(items, Sink) else None

    @overload(operator.getitem, strict=False)  # type: ignore[untyped-decorator]
    def get_item(items: Any, i: Any) -> Any:
        return (lambda items, i: 0) if isinstance(items, Sink | OneItem) else None

    @overload(len, strict=False)  # type: ignore[untyped-decorator]
    def get_length(items: Any) -> Any:
        return (lambda items: 1) if isinstance(items, Sink | OneItem) else None
