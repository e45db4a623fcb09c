"""The header file for C: the records, and the functions of the library."""

from __future__ import annotations

from .interface import Interface, RecordLayout, Signature
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


def write_header(interface: Interface) -> str:
    """Return the header of a library."""
    records, functions = interface["records"].items(), interface["functions"].items()
    parts = [write_record(name, record) for name, record in records]
    parts += [write_function(name, function) for name, function in functions]
    return START + "\n" + "\n".join(parts) + END


def write_record(name: str, record: RecordLayout) -> str:
    """Return the declaration of a record in C."""
    lines = [
        f"  {c_type(field['type'])} {each}{''.join(f'[{size}]' for size in field['shape'])};"
        for each, field in record["fields"].items()
    ]
    return "\n".join(["typedef struct {", *lines, f"}} {PREFIX}{name};", ""])


def write_function(name: str, function: Signature) -> str:
    """Return the declaration of a function in C, after its description."""
    parameters = []
    for each in function["parameters"]:
        kind, given = c_type(each["type"]), each["name"]
        if each["is_array"]:
            parameters += [f"{kind} *{given}", f"int64_t {given}_length"]
        else:
            parameters.append(f"{kind} {given}")
    result = "void" if function["returns"] == "none" else "int64_t"
    about = function["about"].replace("\n", "\n * ")
    return f"/* {about} */\n{result} {PREFIX}{name}({', '.join(parameters)});\n"


def c_type(name: str) -> str:
    """Return the C type of a number or a record."""
    if name[0].isupper():
        return f"{PREFIX}{name}"
    return {"float32": "float", "float64": "double"}.get(name) or f"{name}_t"
