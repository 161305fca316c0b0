import { readFileSync } from 'node:fs';
import path from 'node:path';
import { chromium as browserType, type Page } from 'playwright';
import { chromium } from '@/scripts/browser';
import { type Finding, tagOf } from './finding';

/** Widths in px at which each page is asked about: a desk and a phone. */
const WIDTHS = [1440, 390];
/** Pages open at once. */
const TABS = 2;

/** What the two scripts define in the page. */
declare const HTMLCS: {
  process: (standard: string, document: Document, done: () => void) => void;
  getMessages: () => { type: number; code: string; msg: string; element?: Element }[];
};
declare const ace: {
  Checker: new () => {
    check: (
      document: Document,
      guidelines: string[],
    ) => Promise<{
      results: {
        ruleId: string;
        reasonId: string;
        message: string;
        snippet?: string;
        value: string[];
      }[];
    }>;
  };
};

/** Asks both tools about the page as it is. HTML_CodeSniffer's notices (3) are what any page is told. */
const findingsIn = (page: Page) =>
  page.evaluate(async () => {
    await new Promise<void>((done) => HTMLCS.process('WCAG2AA', document, done));
    const sniffed = HTMLCS.getMessages()
      .filter(({ type }) => type < 3)
      .map(({ type, code, msg, element }) => ({
        tool: 'htmlcs' as const,
        rule: `${type} ${code.replace('WCAG2AA.', '')}`,
        message: msg,
        element: (element?.cloneNode(false) as Element | undefined)?.outerHTML ?? '',
      }));
    const { results } = await new ace.Checker().check(document, ['WCAG_2_2']);
    const checked = results
      .filter(({ value }) => value[1] !== 'PASS')
      .map(({ ruleId, reasonId, message, snippet = '', value }) => ({
        tool: 'ibm' as const,
        rule: `${value.join('/')} ${ruleId}:${reasonId}`,
        message,
        element: snippet,
      }));
    return [...sniffed, ...checked];
  });

/**
 * Has pages checked by HTML_CodeSniffer and IBM's checker, which are scripts in the page.
 * @param modules folder of packages with `html_codesniffer` and `accessibility-checker-engine`.
 * @param addresses paths below the origin.
 */
export async function askInPage(
  modules: string,
  origin: string,
  addresses: readonly string[],
): Promise<Finding[]> {
  const scripts = ['html_codesniffer/build/HTMLCS.js', 'accessibility-checker-engine/ace.js'].map(
    (file) => readFileSync(path.join(modules, file), 'utf8'),
  );
  const browser = await browserType.launch(chromium());
  const findings: Finding[] = [];
  const waiting = WIDTHS.flatMap((width) => addresses.map((address) => ({ width, address })));
  const takeNext = async (): Promise<void> => {
    const next = waiting.shift();
    if (!next) return;
    const { width, address } = next;
    // The policy of the pages refuses scripts of others.
    const page = await browser.newPage({
      viewport: { width, height: 900 },
      bypassCSP: true,
      reducedMotion: 'reduce',
    });
    await page.goto(`${origin}${address}`);
    for (const content of scripts) await page.addScriptTag({ content });
    for (const found of await findingsIn(page))
      findings.push({
        ...found,
        element: tagOf(found.element),
        page: `${address} at ${width} px`,
      });
    await page.close();
    return takeNext();
  };
  await Promise.all(Array.from({ length: TABS }, takeNext)).finally(() => browser.close());
  return findings;
}
