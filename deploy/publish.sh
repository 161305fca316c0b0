#!/bin/sh
# Publishes out/ and build/nginx/ as a dated release behind the link "current", or goes back to the release before,
# and has nginx read its configuration. When nginx refuses, the link goes back to where it was:
#   deploy/publish.sh /var/www/site
#   deploy/publish.sh /var/www/site --back
# RELOAD is the command for nginx, if it is not that of Debian. Needs GNU coreutils, as Debian has.
set -eu
base=$1
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
  before=$(ls "$releases" | sort | sed "/^$(present)\$/,\$d" | tail -n 1)
  [ -n "$before" ] || { echo "There is no release before $(present)." >&2; exit 1; }
  show "$before"
  exit
fi

name=$(date -u +%Y-%m-%dT%H%M%S%3N)
mkdir -p "$releases/.$name"
cp -Rp out build/nginx "$releases/.$name/"
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
