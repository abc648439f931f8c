#!/usr/bin/env bash
# Builds the program and its Debian package, and proves that they do what the source does: `packaging/prove.sh [python]`.
#
# The program runs in an empty root (alone.py) and passes the tests that the source passes; the package is looked at by
# Debian's tools, installed, run and removed, which needs root. The Python has the packages of tests/requirements.txt.
set -euo pipefail
cd "$(dirname "$0")/.."
python=${1:-.venv/bin/python}

say() { printf '\n== %s\n' "$*"; }

for tool in Xvfb xdotool openbox gcc strip bwrap dpkg-deb desktop-file-validate appstreamcli lintian; do
    command -v "$tool" >/dev/null || { echo "missing: $tool" >&2; exit 1; }
done

say "Build"
"$python" packaging/build.py --deb
program=$("$python" -c 'import sys; sys.path.insert(0, "packaging"); import project; print(project.folder())')
package=$(ls -t dist/koloda_*.deb | head -n 1)

say "In an empty root"
KOLODA_PROGRAM="$python packaging/alone.py $program" "$python" -m pytest -q -x tests/e2e/test_as_installed.py

say "Time to the title"
"$python" tests/bench/packed.py "$program" --runs 5

say "$package"
tree=$(mktemp -d)
trap 'rm -rf "$tree"' EXIT
dpkg-deb -x "$package" "$tree"
desktop-file-validate "$tree"/usr/share/applications/koloda.desktop
appstreamcli validate --no-net "$tree"/usr/share/metainfo/*.metainfo.xml
lintian --fail-on error "$package"

if [[ $(id -u) != 0 ]]; then
    echo "not installed: that needs root" >&2
    exit 0
fi
say "Installed"
DEBIAN_FRONTEND=noninteractive apt-get install -qq -y --no-install-recommends --allow-downgrades "./$package" </dev/null
KOLODA_PROGRAM=koloda "$python" -m pytest -q -x tests/e2e/test_as_installed.py -k "terminal or by_keys"
say "Removed"
DEBIAN_FRONTEND=noninteractive apt-get purge -qq -y koloda </dev/null
dpkg-deb -c "$package" | awk '$1 !~ /^d/ { print substr($6, 2) }' | while read -r file; do
    [[ ! -e $file && ! -L $file ]] || { echo "left behind: $file" >&2; exit 1; }
done
[[ ! -e /usr/lib/koloda ]]
echo "nothing is left"
