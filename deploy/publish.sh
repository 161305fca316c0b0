#!/bin/sh
# Publishes out/ and build/nginx/ as a dated release behind the link "current", or goes back to the release before,
# and has nginx read its configuration. When nginx refuses, the link goes back to where it was. RELOAD is the command
# for nginx, if it is not that of Debian. Needs GNU coreutils, as Debian has.
set -eu
case $#${2-} in
  1 | 2--back) base=$1 ;;
  *) echo "Usage: $0 /var/www/site [--back]" >&2; exit 2 ;;
esac
# nginx reads as another user.
umask 022
releases=$base/releases
kept=7
reload=${RELOAD-nginx -tq && systemctl reload nginx}

present() { basename "$(readlink "$base/current" || true)"; }
point() {
  # At once: there is always a site.
  ln -sfn "releases/$1" "$base/.next" && mv -T "$base/.next" "$base/current"
}
show() {
  shown=$(present)
  point "$1" || exit 1
  if sh -c "$reload"; then
    echo "$base/current is the release $1."
    return
  fi
  echo "Failed: $reload" >&2
  [ -n "$shown" ] || { echo "$base/current is the release $1 all the same: there is none before." >&2; exit 1; }
  point "$shown" || exit 1
  echo "$base/current is again the release $shown; $1 is not published." >&2
  return 1
}

if [ "${2-}" = --back ]; then
  # Not the one before by date, which may be one that was gone back from.
  before=$(cat "$base/current/before" 2> /dev/null || true)
  [ -n "$before" ] && [ -d "$releases/$before" ] || {
    echo "There is no release before $(present)." >&2
    exit 1
  }
  show "$before"
  exit
fi

[ -f out/index.html ] && [ -d build/nginx ] && [ ! -e build/last-out ] || {
  echo "Build first, to its end: out/index.html or build/nginx/ is missing, or build/last-out/ is still there." >&2
  exit 1
}
name=$(date -u +%Y-%m-%dT%H%M%S%3N)
mkdir -p "$releases/.$name"
cp -Rp out build/nginx "$releases/.$name/"
chmod -R a+rX "$releases/.$name"
present > "$releases/.$name/before"
# Tabs opened before ask for the fingerprinted files of their page, for a week.
static=$releases/.$name/out/_next/static
if [ -d "$base/current/out/_next/static" ]; then
  (cd "$base/current/out/_next/static" && find . -type f -mtime -7) | while read -r file; do
    [ -e "$static/$file" ] && continue
    mkdir -p "$(dirname "$static/$file")"
    cp -p "$base/current/out/_next/static/$file" "$static/$file"
  done
fi
mv "$releases/.$name" "$releases/$name"
# Going back never leads to a release that was refused.
show "$name" || { rm -rf "${releases:?}/$name"; exit 1; }
ls "$releases" | sort | head -n "-$kept" | while read -r old; do
  [ "$old" = "$(present)" ] || rm -rf "${releases:?}/$old"
done
