import { readdirSync } from 'node:fs';
import path from 'node:path';
import { checkWording } from '@/lib/content/check/rules/wording';
import { tryReadContentFile } from '@/lib/content/load/read-file';
import { type ContentProblem, errorAt } from '@/lib/content/problems/problem';
import { defaultLocale, isLocale, type Locale, locales } from '@/lib/i18n/locales';
import { flatten, lineOfKey, type Messages, placeholders } from './catalogue';
import { checkPageMeta } from './check-page-meta';
import { explainJsonError } from './json-error';
import { collectUsedKeys, matcher } from './usage';

interface Catalogue {
  locale: Locale;
  file: string;
  json: string;
  flat: Map<string, string>;
}

/**
 * Checks the message catalogues: same keys and placeholders in every language, no unused or missing key,
 * no catalogue of an unknown language; typography, words to avoid, and the length of page titles and
 * descriptions.
 * @param root the project, whose sources are searched for used keys.
 */
export function checkMessages(root = process.cwd()): ContentProblem[] {
  const problems: ContentProblem[] = [];
  const report = (
    catalogue: { file: string; json?: string },
    key: string | null,
    message: string,
  ) =>
    problems.push({
      file: catalogue.file,
      line: key && catalogue.json ? lineOfKey(catalogue.json, key) : 1,
      column: 1,
      severity: 'error',
      message,
    });

  for (const name of readdirSync(path.join(root, 'messages'))) {
    const language = /^([^.]+)\.json$/.exec(name)?.[1];
    if (language !== undefined && !isLocale(language)) {
      report(
        { file: `messages/${name}` },
        null,
        `The site has no language "${language}"; its languages are ${locales.join(' and ')}.`,
      );
    }
  }

  const catalogues: Catalogue[] = [];
  for (const locale of locales) {
    const file = `messages/${locale}.json`;
    const unreadable: ContentProblem[] = [];
    const json = tryReadContentFile(path.join(root, file), unreadable);
    problems.push(...unreadable.map((problem) => ({ ...problem, file })));
    if (json === undefined) continue;
    try {
      catalogues.push({ locale, file, json, flat: flatten(JSON.parse(json) as Messages) });
    } catch (cause) {
      problems.push(errorAt(file, ...explainJsonError(cause as Error, json)));
    }
  }
  if (catalogues.length < locales.length) return problems;

  for (const catalogue of catalogues) {
    for (const other of catalogues.filter((candidate) => candidate !== catalogue)) {
      for (const key of [...other.flat.keys()].filter(
        (candidate) => !catalogue.flat.has(candidate),
      )) {
        report(
          catalogue,
          key,
          `The key "${key}" of ${other.file} is missing here; add its translation.`,
        );
      }
    }
  }
  for (const catalogue of catalogues) {
    const { locale, file, json, flat } = catalogue;
    const passages = [...flat].map(([key, text]) => ({
      text,
      placeOf: () => ({ line: lineOfKey(json, key), column: 1 }),
    }));
    problems.push(...checkWording(file, locale, passages));
    checkPageMeta(flat, (key, message) => report(catalogue, key, message));
  }
  comparePlaceholders(catalogues, report);
  compareWithCode(catalogues, root, report);
  return problems;
}

type Report = (catalogue: Catalogue, key: string | null, message: string) => void;

function comparePlaceholders(catalogues: readonly Catalogue[], report: Report): void {
  const [first, ...others] = catalogues;
  for (const other of others) {
    for (const [key, message] of other.flat) {
      const expected = placeholders(first?.flat.get(key) ?? message);
      if (placeholders(message).join() !== expected.join()) {
        report(
          other,
          key,
          `The key "${key}" must use the same placeholders as ${first?.file}: ${expected.map((name) => `{${name}}`).join(' ') || 'none'}.`,
        );
      }
    }
  }
}

function compareWithCode(catalogues: readonly Catalogue[], root: string, report: Report): void {
  const used = collectUsedKeys(root, ['app', 'components', 'lib', 'search', 'server']);
  const patterns = [...used].filter((key) => key.includes('*')).map(matcher);
  const isUsed = (key: string) => used.has(key) || patterns.some((matches) => matches(key));
  for (const catalogue of catalogues) {
    for (const key of [...catalogue.flat.keys()].filter((candidate) => !isUsed(candidate)))
      report(catalogue, key, `The key "${key}" is unused; remove it from every language.`);
  }
  const reference = catalogues.find(({ file }) => file.endsWith(`${defaultLocale}.json`));
  const keys = new Set(catalogues[0]?.flat.keys());
  for (const asked of reference ? used : []) {
    const matches = matcher(asked);
    if (reference && !keys.has(asked) && ![...keys].some(matches)) {
      report(
        reference,
        null,
        `The code uses the key "${asked}", which does not exist; add it to every language.`,
      );
    }
  }
}
