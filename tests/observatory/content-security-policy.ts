import { policyOf } from './policy';
import type { Finding, Scan } from './scan';

const BROAD = [
  'ftp:',
  'http:',
  'https:',
  '*',
  'http://*',
  'http://*.*',
  'https://*',
  'https://*.*',
];
const INLINE = ["'unsafe-inline'", 'data:'];
const HASH = /^'(sha(256|384|512)|nonce)-/;
const isInsecure = (source: string) => /^(http|ftp):/.test(source);

export function contentSecurityPolicy(scan: Scan): Finding {
  const policy = policyOf(scan);
  if (!policy) return ['header invalid', -25];
  if (policy.size === 0) return ['not implemented', -25];

  const sources = (name: string) => [...(policy.get(name) ?? policy.get('default-src') ?? ['*'])];
  const hashed = (name: string) => {
    const list = sources(name);
    return list.some((source) => HASH.test(source))
      ? list.filter((source) => source !== "'unsafe-inline'")
      : list;
  };
  let script = hashed('script-src');
  const style = hashed('style-src');
  if (script.includes("'strict-dynamic'")) {
    if (!script.some((source) => HASH.test(source))) return ['header invalid', -25];
    script = script.filter(
      (source) => source !== "'self'" && !BROAD.some((broad) => source.startsWith(broad)),
    );
  }
  const active = [...policy]
    .filter(([name]) => !['img-src', 'media-src', 'script-src'].includes(name))
    .flatMap(([, list]) => [...list])
    .concat(script);
  const passive = [...sources('img-src'), ...sources('media-src')];

  if (
    script.some((source) => [...BROAD, ...INLINE].includes(source)) ||
    sources('object-src').some((source) => BROAD.includes(source))
  )
    return ['unsafe-inline', -20];
  if (active.some(isInsecure)) return ['insecure scheme', -20];
  if ([...script, ...style].includes("'unsafe-eval'")) return ['unsafe-eval', -10];
  if (passive.some(isInsecure)) return ['insecure scheme in passive content', -10];
  if (style.some((source) => [...BROAD, ...INLINE].includes(source)))
    return ['unsafe-inline in style-src only', 0];
  return [...(policy.get('default-src') ?? [])].join() === "'none'"
    ? ["no unsafe, default-src 'none'", 10]
    : ['no unsafe', 5];
}
