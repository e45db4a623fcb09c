"""The vector environment on an NVIDIA GPU."""
