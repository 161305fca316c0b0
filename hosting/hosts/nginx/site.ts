import { lines } from './text';

/** A complete example site, to copy once and adapt: name, certificate, paths. */
export const sitePart = (hostName: string): string =>
  lines(
    '# A starting point: copy it to /etc/nginx/conf.d/ and adapt it. The two files it includes are',
    '# written by each build; docs/deploying.md says how to add https.',
    'include /etc/nginx/site/http.conf;',
    '',
    '# The demo-request receiver (npm run receiver).',
    'upstream demo_requests { server 127.0.0.1:3000; }',
    '',
    'server {',
    '  listen 80;',
    `  server_name ${hostName};`,
    '  root /var/www/site;',
    '  include /etc/nginx/site/server.conf;',
    '}',
  );
