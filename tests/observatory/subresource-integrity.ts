import { attribute, type Element, elements, parseHtml } from '@/lib/html';
import type { Finding, Scan } from './scan';

/** From good to worst. */
const RESULTS: readonly Finding[] = [
  ['external scripts by https, without integrity', -5],
  ['external scripts with integrity, not by https', -20],
  ['external scripts neither by https nor with integrity', -50],
];

export function subresourceIntegrity({ html, host }: Scan): Finding {
  const scripts = elements(parseHtml(html), 'script');
  if (scripts.length === 0) return ['no scripts', 0];
  const external = scripts.filter((script) => isExternal(script, host));
  const found = new Set(external.map(rank));
  const worst = RESULTS.findLast((_result, index) => found.has(index));
  if (worst) return worst;
  if (external.length > 0) return ['external scripts with integrity', 5];
  return scripts.some((script) => attribute(script, 'integrity'))
    ? ['own scripts with integrity', 5]
    : ['own scripts', 0];
}

/** The site's own scripts come from its own domain, or one beside it. */
function isExternal(script: Element, host: string): boolean {
  const source = attribute(script, 'src') ?? '';
  if (source.startsWith('//')) return true;
  if (!/^https?:\/\//.test(source)) return false;
  const domain = (name: string) => name.split('.').slice(-2).join('.');
  return domain(new URL(source).hostname) !== domain(host);
}

/** Index in the list above; -1 for a script without a fault. */
function rank(script: Element): number {
  const secure = (attribute(script, 'src') ?? '').startsWith('https:');
  if (attribute(script, 'integrity')) return secure ? -1 : 1;
  return secure ? 0 : 2;
}
