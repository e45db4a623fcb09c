"""The header file for C: the records, and the functions of the library."""

from __future__ import annotations

import inspect
from collections.abc import Iterable, Iterator
from types import FunctionType
from typing import Any, get_args, get_type_hints, is_typeddict

import numpy as np

from ...engine.rules.records import dtype_of
from ..twins import hints_of, is_record_array, number_type
from .kernels import PREFIX

START = """\
/* The rules of the game, compiled: generated, see docs/decisions/0021-compiled-ahead-of-time.md.
 *
 * Every function works on arrays: a pointer to the first element, and the number of elements.
 * No function allocates memory, keeps a state of its own or fails. The layout of the records is
 * that of C. Two threads may call at the same time with different arrays.
 */
#ifndef FOURCURES_H
#define FOURCURES_H
#include <stdint.h>
#ifdef __cplusplus
extern "C" {
#endif

/* The sets of functions that this processor can run. 0: none, it is older than x86-64-v2; 1: those
 * below; 2: also the same functions with fc_v3_ for fc_, which are faster. Not in WebAssembly. */
int64_t fc_levels(void);
"""
END = """
#ifdef __cplusplus
}
#endif
#endif
"""


def write_header(functions: Iterable[FunctionType]) -> str:
    """Return the header of these functions."""
    functions = sorted(functions, key=lambda function: function.__name__)
    records: dict[type, None] = {}
    for function in functions:
        for hint in hints_of(function).values():
            if is_record_array(hint):
                records |= dict.fromkeys(with_parts(get_args(hint)[0]))
    parts = [*map(write_record, records), *map(write_function, functions)]
    return START + "\n" + "\n".join(parts) + END


def with_parts(declaration: type) -> Iterator[type]:
    """Yield a record after the records that it contains."""
    for hint in get_type_hints(declaration).values():
        if is_typeddict(hint):
            yield from with_parts(hint)
    yield declaration


def write_record(declaration: type) -> str:
    """Return the declaration of a record in C."""
    hints = get_type_hints(declaration)
    lines = []
    for name, (kind, *_) in (dtype_of(declaration).fields or {}).items():
        inner = hints[name]
        c_type = f"{PREFIX}{inner.__name__}" if is_typeddict(inner) else c_number(kind.base)
        sizes = "".join(f"[{size}]" for size in kind.shape)
        lines.append(f"  {c_type} {name}{sizes};")
    return "\n".join(["typedef struct {", *lines, f"}} {PREFIX}{declaration.__name__};", ""])


def write_function(function: FunctionType) -> str:
    """Return the declaration of a function in C, after its description."""
    *given, (_, returns) = hints_of(function).items()
    parameters = []
    for name, hint in given:
        if hint is int:
            parameters.append(f"int64_t {name}")
        else:
            parameters += [f"{c_element(hint)} *{name}", f"int64_t {name}_length"]
    result = "void" if returns is type(None) else "int64_t"
    about = inspect.cleandoc(function.__doc__ or "").replace("\n", "\n * ")
    call = f"{result} {PREFIX}{function.__name__}({', '.join(parameters)});"
    return f"/* {about} */\n{call}\n"


def c_element(hint: Any) -> str:
    """Return the C type of the elements of an array."""
    if is_record_array(hint):
        return f"{PREFIX}{get_args(hint)[0].__name__}"
    if (number := number_type(hint)) is not None:
        return c_number(np.dtype(number))
    return {int: "int64_t", float: "float"}[get_args(hint)[0]]


def c_number(kind: np.dtype[Any]) -> str:
    """Return the C type of a number."""
    return {"f4": "float", "f8": "double"}.get(kind.str[1:]) or f"{kind.name}_t"
