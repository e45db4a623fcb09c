"""Compile functions that only compiled code calls: to LLVM code, without machine code of their own.

Numba optimises every function together with all that it calls, and generates machine code for it,
although only the functions at the top are called from Python. Here only those are optimised, with
everything that they call linked in: equally fast machine code in less than half of the time.
"""

from __future__ import annotations

from functools import cache
from typing import Any

NO_ADDRESS = 0


@cache
def make_callee_compiler() -> type[object]:
    """Return a compiler for Numba's option `pipeline_class`."""
    from numba import _dynfunc
    from numba.core.codegen import JITCodeLibrary
    from numba.core.compiler import Compiler

    class CalleeLibrary(JITCodeLibrary):  # type: ignore[misc]
        """LLVM code for linking into the callers."""

        def _optimize_final_module(self) -> None:
            """Leave it to the callers."""

        def _finalize_final_module(self) -> None:
            self._finalize_dynamic_globals()
            self._finalized = True

    def function_without_code(library: Any, described: Any, environment: Any) -> Any:
        """Return an object by which Numba knows the function; it cannot be called."""
        name = described.qualname.split(".")[-1]
        module = described.lookup_module()
        return _dynfunc.make_function(module, name, "", NO_ADDRESS, environment, (library,))

    class CalleeCompiler(Compiler):  # type: ignore[misc]
        """Numba's compiler with such a library."""

        def _compile_bytecode(self) -> Any:
            context = self.state.targetctx  # of this function alone
            context.get_executable = function_without_code
            name = self.state.func_id.func_qualname
            self.state.library = CalleeLibrary(context.codegen(), name)
            return super()._compile_bytecode()

    return CalleeCompiler
