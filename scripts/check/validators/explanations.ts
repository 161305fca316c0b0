import { readFileSync } from 'node:fs';
import { parse } from 'yaml';
import type { Finding } from './finding';

/** Why findings of a kind stay as they are; regular expressions, each found anywhere. */
export interface Explanation {
  tool: Finding['tool'];
  /** Its level and rule. */
  rule: string;
  message?: string;
  element?: string;
  /** Where it is; everywhere without. */
  page?: string;
  why: string;
}

export const EXPLANATIONS = 'scripts/check/validators/explained.yaml';

export const readExplanations = (): Explanation[] =>
  (parse(readFileSync(EXPLANATIONS, 'utf8')) as { explained: Explanation[] }).explained;

const explains = (explanation: Explanation, finding: Finding): boolean =>
  explanation.tool === finding.tool &&
  (['rule', 'message', 'element', 'page'] as const).every((key) =>
    new RegExp(explanation[key] ?? '').test(finding[key]),
  );

/** Findings without an explanation, and explanations of nothing that was found. */
export function sortFindings(findings: readonly Finding[], explanations: readonly Explanation[]) {
  return {
    unexplained: findings.filter((each) => !explanations.some((known) => explains(known, each))),
    unused: explanations.filter((known) => !findings.some((each) => explains(known, each))),
  };
}

/** One line for each kind of finding and element, with how often and where first. */
export function summarise(findings: readonly Finding[]): string[] {
  const places = new Map<string, string[]>();
  for (const { tool, rule, message, element, page } of findings) {
    const kind = `${tool} ${rule}\n  ${message}\n  ${element}`;
    places.set(kind, [...(places.get(kind) ?? []), page]);
  }
  return [...places].map(
    ([kind, pages]) =>
      `${kind}\n  ${pages.length === 1 ? 'once' : `${pages.length} times`}, first in ${pages[0]}`,
  );
}
