"""The kinds of machines with a library, and the object file of each.

Needs llvmlite alone: Numba's part is over.
"""

from __future__ import annotations

from typing import NamedTuple

from .kernels import PREFIX


class Target(NamedTuple):
    """A kind of machine, as LLVM and zig call it."""

    triple: str
    processor: str
    features: str
    zig: str


WEB = "wasm32"
V2 = "x86-64-v2"  # every processor of the last fifteen years; bit counting is one instruction
TARGETS = {
    "linux-x86_64": Target("x86_64-unknown-linux-gnu", V2, "", "x86_64-linux-gnu.2.17"),
    "linux-aarch64": Target("aarch64-unknown-linux-gnu", "generic", "", "aarch64-linux-gnu.2.17"),
    "macos-x86_64": Target("x86_64-apple-macosx11.0.0", V2, "", "x86_64-macos.11.0"),
    "macos-arm64": Target("arm64-apple-macosx11.0.0", "apple-m1", "", "aarch64-macos.11.0"),
    "windows-x86_64": Target("x86_64-pc-windows-gnu", V2, "", "x86_64-windows-gnu"),
    WEB: Target(
        "wasm32-unknown-unknown",
        "generic",
        "+bulk-memory,+bulk-memory-opt,+simd128",
        "wasm32-freestanding",
    ),
}
# Windows libraries name the library of each symbol, and have an entry. Without the C library, the
# rules bring their own `memset`; nothing else is missing.
WINDOWS = """
define ptr @memset(ptr %start, i32 %value, i64 %size) nounwind {
entry:
  %byte = trunc i32 %value to i8
  %end = getelementptr i8, ptr %start, i64 %size
  %empty = icmp eq i64 %size, 0
  br i1 %empty, label %done, label %loop
loop:
  %at = phi ptr [ %start, %entry ], [ %next, %loop ]
  store i8 %byte, ptr %at
  %next = getelementptr i8, ptr %at, i64 1
  %more = icmp ne ptr %next, %end
  br i1 %more, label %loop, label %done
done:
  ret ptr %start
}
define i32 @DllMain(ptr %library, i32 %reason, ptr %reserved) nounwind {
  ret i32 1
}
"""
VISIBLE = (PREFIX, "memset", "DllMain")


def emit_object(llvm_code: str, target: Target) -> bytes:
    """Return the optimised object file of a target."""
    import llvmlite.binding as llvm

    llvm.initialize_all_targets()
    llvm.initialize_all_asmprinters()
    is_web = target.triple.startswith("wasm")
    is_windows = "windows" in target.triple
    module = llvm.parse_assembly(llvm_code + WINDOWS if is_windows else llvm_code)
    machine = llvm.Target.from_triple(target.triple).create_target_machine(
        cpu=target.processor,
        features=target.features,
        opt=3,
        reloc="static" if is_web else "pic",
        codemodel="default" if is_web else "small",
    )
    module.triple, module.data_layout = target.triple, str(machine.target_data)
    for value in (*module.functions, *module.global_variables):
        if not value.is_declaration and not value.name.startswith(VISIBLE):
            value.linkage = "internal"
    options = llvm.create_pipeline_tuning_options(speed_level=3)
    options.loop_vectorization = options.slp_vectorization = True
    passes = llvm.create_pass_builder(machine, options)
    passes.getModulePassManager().run(module, passes)
    module.verify()
    if "call void @llvm.trap()" in str(module):
        raise RuntimeError("a function for Python can fail: the rules must not raise")
    return bytes(machine.emit_object(module))
