// Serves what listens on TARGET_PORT over TLS on PORT: sign-in needs a secure origin with a host name of its own.
import { connect } from 'node:net';
import { createServer } from 'node:tls';
import { generate } from 'selfsigned';
import { requirePort } from '@/scripts/servers/serve';

const { PORT, TARGET_PORT } = process.env;
await requirePort();
const { private: key, cert } = await generate([{ name: 'commonName', value: 'localhost' }]);

createServer({ key, cert }, (visitor) => {
  const target = connect(Number(TARGET_PORT), 'localhost');
  for (const socket of [visitor, target]) socket.on('error', () => socket.destroy());
  visitor.pipe(target).pipe(visitor);
}).listen(Number(PORT), () => console.log(`TLS in front of the site on port ${PORT}`));
