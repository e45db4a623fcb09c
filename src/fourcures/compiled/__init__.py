"""The compiled twin of the rules: `loader` builds it, `batch` is what Python calls."""
