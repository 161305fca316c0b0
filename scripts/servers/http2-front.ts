// Reverse proxy that serves http://localhost:TARGET_PORT/ over HTTP/2 and TLS on PORT, as static hosts do:
// browsers then multiplex a page's requests over one connection.
import { request } from 'node:http';
import { createSecureServer } from 'node:http2';
import { generate } from 'selfsigned';
import { requirePort } from './serve';

const { PORT, TARGET_PORT } = process.env;
await requirePort();
const { private: key, cert } = await generate([{ name: 'commonName', value: 'localhost' }]);

createSecureServer({ key, cert }, (incoming, response) => {
  const headers = Object.entries(incoming.headers).filter(([name]) => !name.startsWith(':'));
  const outgoing = request(
    {
      port: TARGET_PORT,
      path: incoming.url,
      method: incoming.method,
      headers: { ...Object.fromEntries(headers), host: `localhost:${TARGET_PORT}` },
    },
    (upstream) => {
      const {
        connection: _,
        'keep-alive': __,
        'transfer-encoding': ___,
        ...kept
      } = upstream.headers;
      response.writeHead(upstream.statusCode ?? 502, kept);
      upstream.pipe(response);
    },
  );
  incoming.pipe(outgoing);
}).listen(Number(PORT), () => console.log(`HTTP/2 proxy listening on port ${PORT}`));
