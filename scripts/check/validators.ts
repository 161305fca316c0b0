import { spawnSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { chromium as browserType, type Page } from 'playwright';
import { addressOf, listFiles } from '@/lib/exported-files';
import { ensureBuild } from '@/postprocess/stamp';
import { npm } from '@/scripts/npm';
import { chromium } from '@/scripts/programs';
import { createApp } from '@/server/app';
import {
  EXPLANATIONS,
  type Finding,
  readExplanations,
  sortFindings,
  summarise,
  tagOf,
} from './validator-findings';

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
async function askInPage(
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

interface Message {
  type: string;
  subType?: string;
  message: string;
  extract?: string;
  url?: string;
}

/** CSS is one line, of which the tool quotes what happens to stand there: only the message tells. */
const quoteOf = ({ message, extract = '' }: Message): string =>
  message.startsWith('CSS:') ? '' : tagOf(extract);

/**
 * Has every page, stylesheet and SVG of a folder checked by the Nu HTML checker.
 * @param modules folder of packages with `vnu-jar`.
 * @throws without Java.
 */
function askNu(modules: string, out: string): Finding[] {
  const jar = path.join(modules, 'vnu-jar', 'build', 'dist', 'vnu.jar');
  const options = ['--also-check-css', '--also-check-svg', '--skip-non-html', '--format', 'json'];
  const { status, stdout, stderr, error } = spawnSync(
    'java',
    ['-Xss4m', '-jar', jar, ...options, '--stdout', '--exit-zero-always', out],
    { encoding: 'utf8', maxBuffer: 2 ** 30 },
  );
  if (error || status !== 0)
    throw new Error(
      `The Nu HTML checker does not run: it needs Java 11 or later.\n${stderr ?? ''}`,
    );
  const { messages } = JSON.parse(stdout) as { messages: Message[] };
  const root = `${pathToFileURL(path.resolve(out)).href}/`;
  return messages.map((message) => ({
    tool: 'nu',
    rule: message.subType ?? message.type,
    message: message.message,
    element: quoteOf(message),
    page: (message.url ?? '').replace(/^file:\/*/, 'file:///').replace(root, ''),
  }));
}

/** Validators that nothing else needs, at exact versions: npx fetches them, and runs none of their scripts. */
const packages = [
  'vnu-jar@26.9.27',
  'html_codesniffer@2.5.1',
  'accessibility-checker-engine@4.0.34',
];

/**
 * Folder of packages with the validators in it.
 * @throws when they cannot be fetched.
 */
function fetchValidators(): string {
  const { status, stdout, stderr } = spawnSync(
    ...npm(
      ...['exec', '--yes', '--ignore-scripts', ...packages.map((name) => `--package=${name}`)],
      ...['-c', 'node -p process.env.PATH'],
    ),
    { encoding: 'utf8' },
  );
  const bin = stdout
    .trim()
    .split(path.delimiter)
    .find((folder) => folder.includes('_npx'));
  if (status !== 0 || !bin) throw new Error(`The validators cannot be fetched.\n${stderr}`);
  return path.dirname(bin);
}

/**
 * Has all pages of out/ checked by the Nu HTML checker, HTML_CodeSniffer and IBM's checker, and prints what
 * they find that nobody has explained. npm downloads them, so it is not part of `npm test`; needs Java.
 * @throws when one of them cannot run.
 */
export async function validate(): Promise<void> {
  ensureBuild();
  const out = path.resolve('out');
  const modules = fetchValidators();
  console.log('Nu HTML checker …');
  const findings = askNu(modules, out);

  const addresses = listFiles(out, 'index.html')
    .map(addressOf)
    // Redirects, which nobody looks at.
    .filter((address) => !/\/home\/$/.test(address));
  const app = await createApp({ root: out, redirects: [] });
  const origin = await app.listen({ port: 0, host: '127.0.0.1' });
  console.log(`HTML_CodeSniffer and IBM's checker on ${addresses.length} pages …`);
  findings.push(...(await askInPage(modules, origin, [...addresses, '/nothing/', '/en/nothing/'])));
  await app.close();

  const { unexplained, unused } = sortFindings(findings, readExplanations());
  for (const line of summarise(unexplained)) console.log(line);
  for (const { tool, rule, why } of unused)
    console.log(
      `${EXPLANATIONS} explains ${tool} ${rule} (${why}), which is found no more: remove it.`,
    );
  console.log(
    `${addresses.length} pages: ${findings.length} findings, ${unexplained.length} without an explanation in ${EXPLANATIONS}.`,
  );
  if (unexplained.length > 0) process.exitCode = 1;
}
