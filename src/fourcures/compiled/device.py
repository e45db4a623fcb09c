"""Records in the memory of a GPU; in Numba's simulator, unpacked records in a list."""

from __future__ import annotations

from typing import Any

import numpy as np
import numpy.typing as npt

from ..engine.arrays import array_of, unpack_record, zeros
from .gpu import SIMULATED, cuda, need_gpu


def device_name() -> str:
    """Return the name of the GPU."""
    need_gpu()
    name = "simulator" if SIMULATED else cuda.get_current_device().name
    return name.decode() if isinstance(name, bytes) else str(name)


def blank_records(declaration: type, number: int) -> Any:
    """Return zeroed records on the device."""
    return to_device(zeros(declaration, number))


def to_device(records: npt.NDArray[np.void]) -> Any:
    """Return a copy of these records on the device."""
    return [unpack_record(record) for record in records] if SIMULATED else cuda.to_device(records)


def from_device(declaration: type, records: Any) -> npt.NDArray[np.void]:
    """Return a copy of records of the device."""
    if SIMULATED:
        return array_of(declaration, *records)
    copies: npt.NDArray[np.void] = records.copy_to_host()
    return copies


def field_of(declaration: type, records: Any, name: str) -> Any:
    """Return a row of numbers in all records, as an array of the device that shares their memory.

    In the simulator it is a copy.
    """
    if SIMULATED:
        return array_of(declaration, *records)[name]
    kind, offset = (records.dtype.fields or {})[name][:2]
    return cuda.cudadrv.devicearray.DeviceNDArray(
        (len(records), *kind.shape),
        (records.dtype.itemsize, kind.base.itemsize),
        kind.base,
        gpu_data=records.gpu_data.view(offset),
    )
