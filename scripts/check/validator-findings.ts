import { readFileSync } from 'node:fs';
import { parse } from 'yaml';

/** What a validator says of an element, everywhere it says it. */
export interface Finding {
  tool: 'nu' | 'htmlcs' | 'ibm';
  /** Its level and rule: `1 Principle1.Guideline1_3.1_3_1.H43`, `VIOLATION/FAIL table_caption_empty:Fail_1`. */
  rule: string;
  message: string;
  /** Start tag, or what the tool quotes. */
  element: string;
  /** Path in out/, with the width of the window where it matters. */
  page: string;
}

/** Start of an element's HTML, without class names, which change with each build. */
export const tagOf = (html: string): string =>
  html
    .replace(/\s*\bclass="[^"]*"/g, '')
    .replace(/\s+/g, ' ')
    .slice(0, 160);

/** Why findings of a kind stay as they are; regular expressions, each found anywhere. */
interface Explanation {
  tool: Finding['tool'];
  /** Its level and rule. */
  rule: string;
  message?: string;
  element?: string;
  /** Where it is; everywhere without. */
  page?: string;
  why: string;
}

export const EXPLANATIONS = 'scripts/check/explained.yaml';

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
