"""The compiled twin of the rules from a library that was built ahead of time (see `ahead`).

The library comes with the wheel, or `make` builds it. Beside it is a description: which machine it
is for, its hash, and the hashes of the sources. A library that does not fit is never run.
"""

from __future__ import annotations

import ctypes
import hashlib
import json
import platform
import sys
import weakref
from collections.abc import Callable, Iterable
from contextlib import suppress
from operator import index
from pathlib import Path
from types import FunctionType, ModuleType, SimpleNamespace
from typing import TYPE_CHECKING, Any, TypedDict, cast

from ..engine.buffers import type_of
from ..engine.rules import board
from .cache import make_folder
from .twins import MachineTypes, hints_of, is_called_by_python, machine_types, with_imports

if TYPE_CHECKING:
    import numpy.typing as npt

FOLDER = Path(__file__).parent / "library"
SUFFIXES = {
    **{"linux": ".so", "macos": ".dylib", "windows": ".dll"},
    **{"emscripten": ".so", "wasm32": ".wasm"},
}
SYSTEMS = {"linux": "linux", "darwin": "macos", "win32": "windows"}
PROCESSORS = {"AMD64": "x86_64"}
# Python in a browser comes with a library of the same build, and without sources to compare.
IN_BROWSER = sys.platform == "emscripten"
DESCRIPTION = "library.json"
OWN = "library"  # the folder in the user's cache
# Of the functions for any processor of a kind, and of the same functions for newer ones.
PREFIXES = ("fc_", "fc_v3_")
# What can be passed: numbers and arrays, no single record.
PASSED = MachineTypes(int, "int64", lambda kind: None, lambda kind: kind)


class Unusable(Exception):
    """There is no library for these rules on this machine; the message says why."""


class Description(TypedDict):
    """What a library is made of and for."""

    target: str
    library: str  # the hash of its file
    sources: dict[str, str]  # the hash of each module


def name_of_machine() -> str:
    """Return the target that this machine needs, such as linux-x86_64."""
    processor = PROCESSORS.get(platform.machine(), platform.machine())
    return f"{SYSTEMS.get(sys.platform, sys.platform)}-{processor}"


def file_name(target: str) -> str:
    """Return the name of the library's file."""
    return f"fourcures{SUFFIXES.get(target.partition('-')[0], '.so')}"


def hash_sources(modules: Iterable[ModuleType]) -> dict[str, str]:
    """Return the hash of each module, of the board and of the compilers; places do not matter."""
    compilers = hashlib.sha256()
    for file in sorted(Path(__file__).parent.rglob("*.[cp]*")):
        if file.suffix in (".c", ".py"):
            compilers.update(file.read_bytes())
    return {
        "board": hashlib.sha256(repr(board.FACTS).encode()).hexdigest(),
        "compilers": compilers.hexdigest(),
        **{module.__name__: hash_of(Path(str(module.__file__))) for module in modules},
    }


def hash_of(file: Path) -> str:
    """Return the hash of a file."""
    return hashlib.sha256(file.read_bytes()).hexdigest()


def load(modules: Iterable[ModuleType], folder: Path | None = None) -> SimpleNamespace:
    """Return the functions for Python of these modules, by name; raise Unusable."""
    modules = list(modules)
    code, prefix = open_file(modules, folder)
    return SimpleNamespace(
        **{
            function.__name__: bind(function, getattr(code, f"{prefix}{function.__name__}"))
            for function in list_functions(modules)
        }
    )


def open_file(modules: Iterable[ModuleType], folder: Path | None = None) -> tuple[ctypes.CDLL, str]:
    """Return the library, and the prefix of the functions for this processor; raise Unusable.

    Without a folder, take the library of the package, or one that was built on this machine.
    """
    modules = list(modules)
    try:
        return open_in(modules, folder or FOLDER)
    except Unusable:
        for own in () if folder or IN_BROWSER else make_folder(OWN).iterdir():
            with suppress(Unusable):
                return open_in(modules, own)
        raise


def own_folder(modules: Iterable[ModuleType]) -> Path:
    """Return where to build a library of these modules on this machine."""
    key = hashlib.sha256(json.dumps(hash_sources(modules)).encode()).hexdigest()[:16]
    return make_folder(OWN) / key


def open_in(modules: Iterable[ModuleType], folder: Path) -> tuple[ctypes.CDLL, str]:
    """Return the library of a folder with the prefix of its functions; raise Unusable."""
    file = find(folder) if IN_BROWSER else check(with_imports(modules), folder)
    try:
        code = ctypes.CDLL(str(file))
    except OSError as error:
        raise Unusable(f"the system cannot load it: {error}") from None
    if (levels := 1 if IN_BROWSER else code.fc_levels()) == 0:
        raise Unusable("this processor is too old for them")
    return code, PREFIXES[levels - 1]


def list_functions(modules: Iterable[ModuleType]) -> list[FunctionType]:
    """Return the functions for Python of these modules."""
    return [
        function
        for module in modules
        for function in vars(module).values()
        if isinstance(function, FunctionType) and function.__module__ == module.__name__
        if is_called_by_python(function) and machine_types(function, PASSED)
    ]


def find(folder: Path, target: str | None = None) -> Path:
    """Return the file of the library for this machine, or for a target; raise Unusable."""
    target = target or name_of_machine()
    file = folder / target / file_name(target)
    if not file.exists():
        raise Unusable(f"there are none for {target}")
    return file


def check(modules: Iterable[ModuleType], folder: Path = FOLDER, target: str | None = None) -> Path:
    """Return the file of the library for this machine if it fits; otherwise raise Unusable."""
    target = target or name_of_machine()
    file = find(folder, target)
    try:
        described: Description = json.loads((file.parent / DESCRIPTION).read_text("utf-8"))
        if described["target"] != target or described["library"] != hash_of(file):
            raise Unusable(f"{file.name} is damaged")
        for name, digest in hash_sources(modules).items():
            if described["sources"].get(name) != digest:
                raise Unusable(f"{name} has changed since they were built")
    except FileNotFoundError:
        raise Unusable(f"there are none for {target}") from None
    except (ValueError, KeyError, TypeError):
        raise Unusable(f"{DESCRIPTION} is damaged") from None
    return file


def bind(function: FunctionType, code: Any) -> Callable[..., Any]:
    """Return a function for Python that passes arrays as addresses and lengths.

    It is generated, because a loop over the arguments takes longer than a small function.
    """
    kinds = machine_types(function, PASSED) or ()
    given = function.__code__.co_varnames[: len(kinds)]
    returns = hints_of(function)["return"]
    parameters: list[type] = []
    passed, names = [], {"call": code, "address": address, "index": index}
    for name, kind in zip(given, kinds, strict=True):
        if kind is int:
            parameters.append(ctypes.c_int64)
            passed.append(f"index({name})")
        else:
            parameters += [ctypes.c_void_p, ctypes.c_int64]
            passed.append(f"address({name}, {name}_type), len({name})")
            names[f"{name}_type"] = kind
    code.argtypes = parameters
    code.restype = None if returns is type(None) else ctypes.c_int64
    call = f"call({', '.join(passed)})" + (" != 0" if returns is bool else "")
    exec(f"def {function.__name__}({', '.join(given)}): return {call}", names)
    return cast(Callable[..., Any], names[function.__name__])


# The addresses of living arrays, by id: NumPy takes longer to tell an address than a small
# function takes. An array with a weak reference cannot be resized, so its address stays.
Known = tuple["weakref.ref[npt.NDArray[Any]]", "str | type", int]
known_arrays: dict[int, Known] = {}


def address(array: Any, kind: str | type) -> int:
    """Return where the data of an array begin, of NumPy or in plain memory (see `buffers`)."""
    known = known_arrays.get(id(array))
    if known is None or known[0]() is not array or known[1] is not kind:
        if isinstance(array, ctypes.Array):
            if array._type_ is not type_of(kind):
                raise TypeError(f"an array of {kind} is needed, not of {array._type_.__name__}")
            return ctypes.addressof(array)
        known = remember(array, kind)
    return known[2]


def remember(array: npt.NDArray[Any], kind: str | type) -> Known:
    """Check the type of an array, once; note its address for as long as it lives."""
    from ..engine import arrays

    needed = arrays.type_of(kind)
    if array.dtype != needed or array.ndim != 1 or not array.flags.c_contiguous:
        raise TypeError(f"a plain array of {needed} is needed, not {array.dtype} {array.shape}")
    number = id(array)

    def forget(gone: weakref.ref[npt.NDArray[Any]]) -> None:
        known = known_arrays.get(number)
        if known is not None and known[0] is gone:  # not a new array in the same place
            del known_arrays[number]

    known_arrays[number] = known = weakref.ref(array, forget), kind, array.ctypes.data
    return known
