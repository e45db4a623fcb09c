"""The functions for Python, and all that they call, as one LLVM module with an interface for C.

Numba translates each function to LLVM code; nothing of Numba is needed to run it.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable
from contextlib import AbstractContextManager
from types import ModuleType
from typing import Any

from .. import jit
from ..library import PREFIXES
from ..twins import Function, LoadError

PREFIX = PREFIXES[0]

# How Numba returns a result, and how C does.
RESULTS = {"none": ("ptr", "void"), "int64": ("i64", "i64"), "bool": ("i8", "i64")}


def write_llvm(roots: Iterable[ModuleType], tell: Callable[[float], None]) -> str:
    """Return the LLVM code of these modules and of all that they import; tell the share done."""
    import llvmlite.binding as llvm
    from numba import types
    from numba.core.compiler_lock import global_compiler_lock

    entries, libraries = ["declare void @llvm.trap()"], []
    functions: list[Function] = []

    def compile_function(function: Function) -> Any:
        functions.append(function)
        return jit.compile_callee(function)

    twins = jit.translate(roots, compile_function)
    with count_compiled(lambda number: tell(number / len(functions))):
        for name, twin in twins.items():
            if not any(isinstance(kind, types.Record) for kind in twin.parameters):
                twin.prepare()
                (result,) = twin.overloads.values()
                libraries.append(result.library)
                entries.append(write_entry(name, twin.parameters, result))
    module = llvm.parse_assembly("\n".join(entries))
    module.name = "fourcures"
    with global_compiler_lock:
        for library in libraries:
            part = library._get_module_for_linking()
            module.triple, module.data_layout = part.triple, part.data_layout
            module.link_in(part, preserve=True)
    module.verify()
    # Numba's bookkeeping. WebAssembly has no common symbols, and nothing refers to these.
    return str(module).replace(" = common ", " = internal ")


def count_compiled(tell: Callable[[int], None]) -> AbstractContextManager[None]:
    """Return a context that tells how many functions Numba has compiled."""
    from numba.core import event

    class Counter(event.Listener):  # type: ignore[misc]
        compiled = 0

        def on_start(self, _event: event.Event) -> None:
            pass

        def on_end(self, _event: event.Event) -> None:
            self.compiled += 1
            tell(self.compiled)

    listening: AbstractContextManager[None] = event.install_listener("numba:compile", Counter())
    return listening


def write_entry(name: str, parameters: Iterable[Any], compiled: Any) -> str:
    """Return a function that C can call, and that calls a function of Numba.

    Numba passes an array as seven arguments, C as a pointer and a length. Numba returns a status,
    and the result through a pointer. A status other than success is impossible, because the rules
    raise nothing; `targets` makes sure that the optimiser has proven it.
    """
    from numba import types

    given, passed = [], []
    for i, kind in enumerate(parameters):
        if kind == types.int64:
            given.append(f"i64 %a{i}")
            passed.append(f"i64 %a{i}")
        elif isinstance(kind, types.Array) and (kind.ndim, kind.layout) == (1, "C"):
            context = compiled.target_context
            size = context.get_abi_sizeof(context.get_data_type(kind.dtype))
            given += [f"ptr %d{i}", f"i64 %n{i}"]
            passed += ["ptr null", "ptr null", f"i64 %n{i}", f"i64 {size}"]
            passed += [f"ptr %d{i}", f"i64 %n{i}", f"i64 {size}"]
        else:
            raise LoadError(f"{name} takes {kind}, which C cannot pass")
    stored, returned = RESULTS[str(compiled.signature.return_type)]
    callee = f'@"{compiled.fndesc.llvm_func_name}"'
    widened = "zext i8 %value to i64" if stored == "i8" else "add i64 %value, 0"
    return f"""
declare i32 {callee}(ptr, ptr, {", ".join(argument.split()[0] for argument in passed)})
define {returned} @{PREFIX}{name}({", ".join(given)}) nounwind {{
  %result = alloca {stored}
  %error = alloca ptr
  %status = call i32 {callee}(ptr %result, ptr %error, {", ".join(passed)})
  switch i32 %status, label %failed [ i32 0, label %done  i32 -2, label %done ]
failed:
  call void @llvm.trap()
  unreachable
done:
""" + (
        "  ret void\n}"
        if returned == "void"
        else f"  %value = load {stored}, ptr %result\n  %wide = {widened}\n  ret i64 %wide\n}}"
    )
