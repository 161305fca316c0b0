import { connect } from 'node:net';

/** Time between two bytes of a drip, in ms. */
const DRIP = 1000;
/** How long a client waits to be cut off, in ms. */
const PATIENCE = 60_000;

const HEAD =
  'POST /api/demo-requests/ HTTP/1.1\r\nHost: bench\r\nContent-Type: application/json\r\n';

/** What each kind of slow client sends at once, and then byte by byte. */
const kinds = {
  headers: { count: 50, start: 'GET / HTTP/1.1\r\nHost: bench\r\nX-Slow: ', drip: 'x' },
  body: { count: 10, start: `${HEAD}Content-Length: 5000\r\n\r\n`, drip: ' ' },
  silent: { count: 10, start: '', drip: '' },
} as const;

interface Cut {
  readonly seconds: number;
  readonly answer: string;
}

function slowClient(port: number, { start, drip }: { start: string; drip: string }): Promise<Cut> {
  return new Promise((resolve) => {
    const began = performance.now();
    const socket = connect(port, '127.0.0.1');
    let answer = '';
    const timer = setInterval(() => drip && socket.write(drip), DRIP);
    const patience = setTimeout(() => socket.destroy(), PATIENCE);
    socket.on('data', (data) => {
      answer += data;
    });
    socket.on('error', () => {});
    socket.on('close', () => {
      clearInterval(timer);
      clearTimeout(patience);
      resolve({
        seconds: (performance.now() - began) / 1000,
        answer: answer.split(' ')[1] ?? 'none',
      });
    });
    if (start) socket.write(start);
  });
}

/** Opens 70 slow connections and waits until the server has cut them all. */
export async function slowClients(url: string): Promise<string> {
  const port = Number(new URL(url).port);
  const told = await Promise.all(
    Object.entries(kinds).map(async ([name, kind]) => {
      const cuts = await Promise.all(
        Array.from({ length: kind.count }, () => slowClient(port, kind)),
      );
      const answers = new Set(cuts.map(({ answer }) => answer));
      const last = Math.max(...cuts.map(({ seconds }) => seconds));
      return `${kind.count} ${name}: ${[...answers].join('/')} within ${Math.ceil(last)} s`;
    }),
  );
  return told.join('; ');
}
