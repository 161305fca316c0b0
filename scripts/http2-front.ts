// Reverse proxy that serves http://localhost:TARGET_PORT/ over HTTP/2 and TLS on PORT, as static hosts do:
// browsers then multiplex a page's requests over one connection.
import { request } from 'node:http';
import { createSecureServer } from 'node:http2';
import { generate } from 'selfsigned';
import { requirePort } from './serve';

const { PORT, TARGET_PORT } = process.env;
await requirePort();
const { private: key, cert } = await generate([{ name: 'commonName', value: 'localhost' }]);

createSecureServer({ key, cert }, (asked, answer) => {
  const headers = Object.entries(asked.headers).filter(([name]) => !name.startsWith(':'));
  const passed = request(
    {
      port: TARGET_PORT,
      path: asked.url,
      method: asked.method,
      headers: { ...Object.fromEntries(headers), host: `localhost:${TARGET_PORT}` },
    },
    (passing) => {
      const {
        connection: _,
        'keep-alive': __,
        'transfer-encoding': ___,
        ...kept
      } = passing.headers;
      answer.writeHead(passing.statusCode ?? 502, kept);
      passing.pipe(answer);
    },
  );
  asked.pipe(passed);
}).listen(Number(PORT), () => console.log(`HTTP/2 is spoken on port ${PORT}`));
