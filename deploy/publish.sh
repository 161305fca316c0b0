#!/bin/sh
# Publishes out/ and build/nginx/ as a dated release behind the link "current", or goes back to the release before:
#   deploy/publish.sh /var/www/site
#   deploy/publish.sh /var/www/site --back
# Then: nginx -t && systemctl reload nginx. Needs GNU coreutils, as Debian has.
set -eu
base=$1
releases=$base/releases
kept=7

point() {
  ln -sfn "releases/$1" "$base/.next"
  mv -T "$base/.next" "$base/current" # at once: there is always a site
  echo "$base/current is the release $1."
}
present() { basename "$(readlink "$base/current" || true)"; }

if [ "${2-}" = --back ]; then
  before=$(ls "$releases" | sort | sed "/^$(present)\$/,\$d" | tail -n 1)
  [ -n "$before" ] || { echo "There is no release before $(present)." >&2; exit 1; }
  point "$before"
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
point "$name"
ls "$releases" | sort | head -n "-$kept" | while read -r old; do
  [ "$old" = "$(present)" ] || rm -rf "${releases:?}/$old"
done
