import { attribute, elements, parseHtml } from '@/lib/html';
import type { Scan } from './scan';

type Directives = Map<string, Set<string>>;

/** Null when a directive is repeated. */
function parse(policy: string): Directives | null {
  const directives: Directives = new Map();
  for (const part of policy.split(';')) {
    const [name, ...sources] = part.trim().toLowerCase().split(/\s+/);
    if (!name) continue;
    if (directives.has(name)) return null;
    directives.set(
      name,
      new Set(sources.length === 0 && name.endsWith('-src') ? ["'none'"] : sources),
    );
  }
  return directives;
}

const metaPolicies = (html: string): string[] =>
  elements(parseHtml(html), 'meta')
    .filter((meta) => attribute(meta, 'http-equiv')?.toLowerCase() === 'content-security-policy')
    .flatMap((meta) => attribute(meta, 'content') ?? []);

/**
 * The effective directives: of two policies, what both allow. In the Observatory's reading, what only
 * the second names allows nothing. Null when one is not valid.
 */
export function policyOf({ headers, html }: Scan): Directives | null {
  const header = headers['content-security-policy'];
  const policies = [...(header ? [header] : []), ...metaPolicies(html)].map(parse);
  if (policies.includes(null)) return null;
  const [first, ...others] = policies as Directives[];
  const merged: Directives = new Map(first);
  for (const [name, sources] of others.flatMap((other) => [...other])) {
    const both = [...sources].filter((source) => merged.get(name)?.has(source));
    merged.set(name, new Set(both.length > 0 ? both : ["'none'"]));
  }
  return merged;
}
