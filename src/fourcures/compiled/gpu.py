"""The GPU twin of the rules: device functions for NVIDIA GPUs, made by numba-cuda.

This is the only module of the package that imports numba.cuda. `load` compiles the same functions
as `cpu.load`; kernels call them (see `envs.gpu.kernels`). With NUMBA_ENABLE_CUDASIM=1 kernels run
in Numba's simulator, on unpacked states and with the interpreted rules, so that they can be tested
without a GPU.
"""

from __future__ import annotations

from ..extras import need

need("gpu", __name__)

from functools import cache
from types import ModuleType
from typing import Any

import numpy as np

from ..engine.arrays import type_of
from ..engine.errors import FourCuresError
from . import batch, twins
from .twins import Function, MachineTypes, make_twins

if hasattr(np, "row_stack"):
    from numba import cuda
else:  # NumPy 2.5 has no `row_stack`, but numba-cuda 0.30 refers to it when it is imported
    np.row_stack = np.vstack
    from numba import cuda
    from numba.cuda.np import arrayobj as _arrayobj  # noqa: F401

    del np.row_stack

__all__ = ["SIMULATED", "STRIDED", "NoGpu", "cuda", "load", "need_gpu"]

SIMULATED = bool(cuda.config.ENABLE_CUDASIM)


class NoGpu(FourCuresError):
    """There is no usable GPU; the message says why."""


def need_gpu() -> None:
    """Raise NoGpu unless kernels can run: on an NVIDIA GPU, or in the simulator."""
    if not cuda.is_available():
        why = " ".join(str(cuda.cuda_error() or "no device").split())
        raise NoGpu(f"no NVIDIA GPU found: {why}")


if SIMULATED:
    STRIDED: Any = None

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
    from numba.cuda import types
    from numba.cuda.extending import intrinsic, lower_cast
    from numba.cuda.np.numpy_support import from_dtype

    # A list of moves is a column of a matrix for all threads: threads that write the same item at
    # the same time then write to neighbouring places.
    STRIDED = types.Array(types.int64, 1, "A")

    @cache
    def load(ints: Any, *more: ModuleType) -> dict[Any, Any]:
        """Return the device functions of `batch`, `more` and their imports, by original.

        `ints` is the type of lists of moves and logs; if it is STRIDED, all arrays of numbers may
        be columns.
        """
        twins.pass_rows_as_arrays(lower_cast, types)
        known = twins.make_bit_instructions(intrinsic, types.int64, ir)

        def element(kind: str | type) -> Any:
            return from_dtype(type_of(kind))

        def array(kind: str | type) -> Any:
            strided = ints is STRIDED and isinstance(kind, str)
            return types.Array(element(kind), 1, "A" if strided else "C")

        def compile_function(function: Function) -> Any:
            twin = cuda.jit(device=True, forceinline=function.inlined)(function.copy)
            compile_for = twin.compile_device
            twin.compile_device = twins.restrict_signature(
                compile_for, function.signature, types.Omitted
            )
            return twin

        kinds = MachineTypes(types.int64, ints, element, array)
        return make_twins((batch, *more), known, kinds, compile_function)
