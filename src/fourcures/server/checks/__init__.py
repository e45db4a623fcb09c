"""Checks of a deployment: readiness, and what `fourcures doctor` looks at."""
