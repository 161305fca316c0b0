import { globalHeaders, type Headers } from '@/delivery/hosting/global-headers';
import {
  byPath,
  notFoundPages,
  type Rule,
  typesByExtension,
  typesByName,
} from '@/delivery/hosting/headers';
import { knownAddresses, type Redirect } from '@/delivery/hosting/redirects';
import { escapeRegExp } from '@/lib/escape';
import { bothForms, type HostFile } from './host-file';
import {
  ALLOW,
  expression,
  lines,
  MEANT_PAGE,
  NOT_FOUND_PAGE,
  quote,
  refusalErrors,
  refusalLocations,
  refusalPages,
  variableOf,
} from './nginx-refusals';

/** @param otherwise for paths that no rule is about; what is empty, nginx does not send. */
const map = (variable: string, rules: readonly Rule[], otherwise = ''): string[] => [
  `map $uri ${variable} {`,
  ...(rules.some(([pattern]) => pattern === '/*') ? [] : [`  default ${quote(otherwise)};`]),
  ...rules.map(([pattern, value]) =>
    pattern === '/*'
      ? `  default ${quote(value)};`
      : `  ${quote(`~${expression(pattern)}`)} ${quote(value)};`,
  ),
  '}',
];

/** A page's address, with or without its trailing slash. */
const anyCase = (address: string): string => `^${escapeRegExp(address.replace(/\/$/, ''))}/?$`;

/**
 * Directives for the http block: maps of values that vary by path.
 * @param known addresses of the pages.
 */
const httpPart = (known: readonly string[]): string =>
  lines(
    '# Written by the build. Include it in the http block, before the server block of the site.',
    ...Object.entries<readonly Rule[]>(byPath).flatMap(([name, rules]) =>
      map(variableOf(name), rules, globalHeaders[name]),
    ),
    ...map(NOT_FOUND_PAGE, notFoundPages),
    '# The page that an address in capital letters means.',
    `map $uri ${MEANT_PAGE} {`,
    ...known.map((address) => `  ${quote(`~*${anyCase(address)}`)} ${quote(address)};`),
    '  default "";',
    '}',
    `map $status ${ALLOW} {`,
    '  405 "GET, HEAD";',
    '  default "";',
    '}',
    ...refusalPages(),
    '# So that no client takes what others need: see server.conf.',
    'limit_conn_zone $binary_remote_addr zone=site_connections:10m;',
    'limit_req_zone $binary_remote_addr zone=site_requests:10m rate=5r/s;',
  );

const headers = (): Headers => ({
  ...Object.fromEntries(Object.entries(globalHeaders).map(([name, value]) => [name, quote(value)])),
  ...Object.fromEntries(Object.keys(byPath).map((name) => [name, variableOf(name)])),
  Allow: ALLOW,
});

const types = (): string[] => [
  'types {',
  ...Object.entries(typesByExtension).map(([extension, type]) => `  ${quote(type)} ${extension};`),
  '}',
  'default_type application/octet-stream;',
];

const typeByName = ([name, type]: [string, string]): string[] => [
  `location ~ /${name.replaceAll('.', '\\.')}$ {`,
  '  types { }',
  `  default_type ${quote(type)};`,
  '  try_files $uri =404;',
  '}',
];

const FILES = `
# Serves the build's precompressed copies to clients that accept them.
gzip_static on;
gzip_vary on;
# brotli_static on;   # needs the module ngx_brotli
location ~ \\.(gz|br)$ { return 404; }

# Files for other hosts.
location ~ ^/(_headers|_redirects|staticwebapp\\.config\\.json|\\.nojekyll)$ { return 404; }

# The not-found pages always answer with status 404.
error_page 403 404 =404 @not_found;
location @not_found { try_files ${NOT_FOUND_PAGE} =404; }
location ~ ^/([a-z]+/)?404(\\.html|/|$) { return 404; }

# Unsatisfiable range requests fail after the headers are added: don't add them again here.
error_page 416 @no_part;
location @no_part {
  add_header Allow "";
  return 416;
}

# A page is the index of its folder; its canonical address ends in a slash.
if ($request_uri ~ ^[^?]*//) { return 404; }
location ~ /$ { try_files \${uri}index.html @meant; }
location / { try_files $uri @page; }
location @page {
  if (-f $document_root$uri/index.html) { return 301 $uri/$is_args$args; }
  if (-f $document_root\${site_meant}index.html) { return 301 ${MEANT_PAGE}$is_args$args; }
  return 404;
}
location @meant {
  if (-f $document_root\${site_meant}index.html) { return 301 ${MEANT_PAGE}$is_args$args; }
  return 404;
}
location ~ ^(?<folder>.*/)index\\.html$ {
  if (-f $request_filename) { return 301 $folder$is_args$args; }
  return 404;
}`;

/** The receiver sends the same headers itself. */
const receiver = (): string[] => [
  'location ^~ /api/ {',
  '  limit_req zone=site_requests burst=60 nodelay;',
  '  proxy_pass http://demo_requests;',
  '  # With the port: the receiver compares Origin with it.',
  '  proxy_set_header Host $http_host;',
  '  proxy_set_header X-Forwarded-For $remote_addr;',
  '  proxy_set_header X-Forwarded-Proto $scheme;',
  '  client_max_body_size 64k;',
  '  # Any add_header here stops nginx from inheriting those of the server block.',
  '  add_header X-Content-Type-Options nosniff always;',
  '  proxy_hide_header X-Content-Type-Options;',
  ...refusalErrors(),
  '}',
  'location = /api { return 404; }',
  ...refusalLocations(),
];

/** Directives for the server block. The root and an upstream named demo_requests come from the deployer. */
const serverPart = (redirects: readonly Redirect[]): string =>
  lines(
    '# Written by the build. Include it in the server block of the site.',
    'server_tokens off;',
    'absolute_redirect off;',
    'limit_conn site_connections 100;',
    'client_header_timeout 15s;',
    'client_body_timeout 15s;',
    'send_timeout 20s;',
    ...Object.entries(headers()).map(([name, value]) => `add_header ${name} ${value} always;`),
    ...types(),
    FILES,
    ...Object.entries(typesByName).flatMap(typeByName),
    receiver(),
    '# Old addresses.',
    ...bothForms(redirects).map(
      ({ from, to }) => `location = ${from} { return 301 ${to}$is_args$args; }`,
    ),
  );

/** A complete example site, to copy once and adapt: name, certificate, paths. */
const sitePart = (hostName: string): string =>
  lines(
    '# A starting point: copy it to /etc/nginx/conf.d/ and adapt it. The two files it includes are',
    '# written by each build; docs/hosts.md says how to add https.',
    'include /var/www/site/current/nginx/http.conf;',
    '',
    '# The demo-request receiver (npm run receiver).',
    'upstream demo_requests { server 127.0.0.1:3000; }',
    '',
    'server {',
    '  listen 80;',
    '  listen [::]:80;',
    `  server_name ${hostName};`,
    '  # Where certbot shows that the host is yours.',
    '  location ^~ /.well-known/acme-challenge/ { root /var/www/acme; }',
    '  root /var/www/site/current/out;',
    '  include /var/www/site/current/nginx/server.conf;',
    '}',
  );

/** nginx configuration, for a folder beside the site. */
export const nginxFiles = (redirects: readonly Redirect[], origin: string): HostFile[] => [
  { path: 'http.conf', content: httpPart(knownAddresses()) },
  { path: 'server.conf', content: serverPart(redirects) },
  { path: 'site.conf', content: sitePart(new URL(origin).hostname) },
];
