#!/bin/sh
# Publishes out/ and build/nginx/ as a dated release behind the link "current", or goes back to the release before,
# and has nginx read its configuration. When nginx refuses, the link goes back to where it was. RELOAD is the command
# that reloads nginx, where it is not Debian's. Needs GNU coreutils, as on Debian.
set -eu
case $#${2-}:${1-} in
  *:-*) base= ;;
  1:* | 2--back:*) base=$1 ;;
  *) base= ;;
esac
[ -n "$base" ] || { echo "Usage: $0 /var/www/site [--back]" >&2; exit 2; }
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
  # Not the previous one by date, which may itself have been rolled back.
  before=$(cat "$base/current/before" 2> /dev/null || true)
  [ -n "$before" ] && [ -d "$releases/$before" ] || {
    echo "There is no release before the present one." >&2
    exit 1
  }
  show "$before"
  exit
fi

[ -f out/index.html ] && [ -d build/nginx ] && [ ! -e build/last-out ] || {
  echo "Build first, to its end: out/index.html or build/nginx/ is missing, or build/last-out/ is still there." >&2
  exit 1
}
# The day that the site is of, where it was built here.
day=$(sed 's/.* //' build/stamp.txt 2> /dev/null || true)
if expr "$day" \> "$(TZ=Europe/Paris date +%F)" > /dev/null; then
  echo "Not published: out/ is the site of $day, a rehearsal (SITE_TODAY). Build it without." >&2
  exit 1
fi
name=$(date -u +%Y-%m-%dT%H%M%S%3N)
mkdir -p "$releases/.$name"
# Owned by who publishes, so that who builds changes nothing once it is looked at, and readable.
cp -R --preserve=timestamps --no-preserve=mode out build/nginx "$releases/.$name/"
# nginx reads its configuration as root, and who builds can write it: only directives of the build, none of which reads
# or writes a file of the machine. Links could lead to one.
known='default|~|405|map|types|location|if|return|try_files|error_page|default_type|add_header|server_tokens'
known="$known|absolute_redirect|limit_(conn|req)(_zone)?|client_(header_timeout|body_timeout|max_body_size)|send_timeout"
known="$known|gzip_(static|vary)|proxy_(pass|set_header|hide_header)"
# Comments and quoted texts go first, but for a lone word, which nginx takes for a directive; then, a statement a line.
if LC_ALL=C sed -E '/^[[:blank:]]*#/d; s/(^|[[:blank:]])"[a-z0-9_]*([^"\\a-z0-9_]|\\.)([^"\\]|\\.)*"/\1~/g
  s/(^|[[:blank:]])"([a-z0-9_]*)"/\1\2/g; s/\$\{[a-z_]+\}/$/g; s/["\x27]|\\([[:blank:]]|$)/;quote /g' \
  "$releases/.$name/nginx/http.conf" "$releases/.$name/nginx/server.conf" |
  tr '{};' '\n\n\n' | LC_ALL=C grep -vE "^[[:blank:]]*($|($known)([[:blank:]]|$))" >&2 ||
  find "$releases/.$name" ! -type f ! -type d | grep . >&2; then
  echo "Not published: the build does not write this. Look at build/nginx/ and out/." >&2
  rm -rf "${releases:?}/.$name"
  exit 1
fi
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
