import { answers } from './answers';

/** Numbers that are the same on every run (mulberry32). */
function numbers(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
}

const values: readonly unknown[] = [
  null,
  true,
  -1,
  1e308,
  [],
  {},
  ['a', 'b'],
  { a: 1 },
  '',
  ' ',
  '\u0000',
  '\ud800',
  '\u202egnp',
  '\u200b',
  'x'.repeat(5000),
  '=1+1',
  "'; DROP TABLE demo_requests; --",
  '<script>alert(1)</script>',
  'a@b\r\nBcc: c@d.example',
  '__proto__',
];
const fields = [...Object.keys(answers()), 'website', '__proto__', 'constructor'];
const types = [
  'application/json',
  'application/x-www-form-urlencoded',
  'text/plain',
  'multipart/form-data; boundary=x',
  'application/json; charset=utf-16',
  '',
];

/** Bodies with wrong values, cut off, of wrong types or of random bytes. */
export function* fuzzedRequests(count: number) {
  const random = numbers(20_261_122);
  const pick = <Item>(items: readonly Item[]): Item =>
    items[Math.floor(random() * items.length)] as Item;
  for (let index = 0; index < count; index++) {
    const changes = Object.fromEntries(
      Array.from({ length: 1 + Math.floor(random() * 4) }, () => [pick(fields), pick(values)]),
    );
    const whole = JSON.stringify(answers(changes));
    const form = new URLSearchParams(answers(changes) as Record<string, string>).toString();
    const bytes = Buffer.from(Array.from({ length: 300 }, () => Math.floor(random() * 256)));
    const body = pick([
      whole,
      whole,
      whole.slice(0, Math.floor(random() * whole.length)),
      form,
      bytes,
    ]);
    const accept = pick(['application/json', 'text/html', '*/*', 'text/html;q=,,,']);
    yield { body, type: index % 2 ? pick(types) : 'application/json', accept };
  }
}
