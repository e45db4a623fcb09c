"""The kinds of machines with a library, and the object file of each.

Needs llvmlite alone: Numba's part is over.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from contextlib import AbstractContextManager
from typing import NamedTuple

from ..library import PREFIXES

PREFIX = PREFIXES[0]


class Target(NamedTuple):
    """A kind of machine, as LLVM and zig call it."""

    triple: str
    processors: Sequence[str]  # one for each of library.PREFIXES; the first is the oldest
    features: str
    zig: str


WEB = "wasm32"  # for JavaScript
PYODIDE = "emscripten-wasm32"  # for Python in a browser, which loads it into its own memory
# Bit counting is one instruction on every processor of the last fifteen years. Those of the last
# ten have vectors of 32 bytes, and step environments a third faster.
X86 = ("x86-64-v2", "x86-64-v3")
WASM = "+bulk-memory,+bulk-memory-opt,+simd128"
TARGETS = {
    "linux-x86_64": Target("x86_64-unknown-linux-gnu", X86, "", "x86_64-linux-gnu.2.17"),
    "linux-aarch64": Target(
        "aarch64-unknown-linux-gnu", ("generic",), "", "aarch64-linux-gnu.2.17"
    ),
    "macos-x86_64": Target("x86_64-apple-macosx11.0.0", X86, "", "x86_64-macos.11.0"),
    "macos-arm64": Target("arm64-apple-macosx11.0.0", ("apple-m1",), "", "aarch64-macos.11.0"),
    "windows-x86_64": Target("x86_64-pc-windows-gnu", X86, "", "x86_64-windows-gnu"),
    WEB: Target("wasm32-unknown-unknown", ("generic",), WASM, "wasm32-freestanding"),
    PYODIDE: Target("wasm32-unknown-emscripten", ("generic",), WASM, "wasm32-emscripten"),
}


def emit_objects(
    llvm_code: str, target: Target, working: Callable[[], AbstractContextManager[None]]
) -> list[bytes]:
    """Return the optimised object files of a target, one for each processor.

    Each is made in a context of its own, which can tell how far that is.
    """
    objects = []
    for processor, prefix in zip(target.processors, PREFIXES, strict=False):
        with working():
            objects.append(emit_object(llvm_code, target, processor, prefix))
    return objects


def emit_object(llvm_code: str, target: Target, processor: str, prefix: str) -> bytes:
    """Return the optimised object file for a processor, with its own prefix of public names."""
    import llvmlite.binding as llvm

    llvm.initialize_all_targets()
    llvm.initialize_all_asmprinters()
    is_wasm = target.triple.startswith("wasm")
    module = llvm.parse_assembly(llvm_code)
    machine = llvm.Target.from_triple(target.triple).create_target_machine(
        cpu=processor,
        features=target.features,
        opt=3,
        reloc="static" if target is TARGETS[WEB] else "pic",
        codemodel="default" if is_wasm else "small",
    )
    module.triple, module.data_layout = target.triple, str(machine.target_data)
    for value in (*module.functions, *module.global_variables):
        if value.name.startswith(PREFIX):
            value.name = prefix + value.name.removeprefix(PREFIX)
        elif not value.is_declaration:
            value.linkage = "internal"
    options = llvm.create_pipeline_tuning_options(speed_level=3)
    options.loop_vectorization = options.slp_vectorization = True
    passes = llvm.create_pass_builder(machine, options)
    passes.getModulePassManager().run(module, passes)
    module.verify()
    if "call void @llvm.trap()" in str(module):
        raise RuntimeError("a function for Python can fail: the rules must not raise")
    return bytes(machine.emit_object(module))
