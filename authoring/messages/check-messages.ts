import { existsSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { lastCommitted } from '@/authoring/check/edits';
import { checkLawStated } from '@/authoring/check/rules/law-stated';
import { subjectsNamed } from '@/authoring/check/rules/law-values';
import { checkMessageRevisions } from '@/authoring/check/rules/translations';
import { checkWording } from '@/authoring/check/rules/wording';
import { fillKnownFigures } from '@/law/placeholders';
import { today } from '@/lib/dates';
import { isLocale, type Locale, locales } from '@/lib/i18n/locales';
import { say } from '@/lib/say/say';
import { missingFromShareFont } from '@/lib/share-font';
import { serverFolders, siteFolders, sourcesIn } from '@/lib/source-folders';
import { readClaims } from '@/loaders/claims';
import { soundFigureValues, soundRegister } from '@/loaders/law';
import { type ContentProblem, errorAt, type Passage } from '@/loaders/problems';
import { tryReadContentFile } from '@/loaders/read-file';
import {
  explainJsonError,
  flatten,
  lineOfKey,
  type Messages,
  passagesOf,
  placeholders,
} from './catalogue';

/** Claims of content/claims.yaml whose message no longer exists, or is not a sentence by itself. */
export function checkClaimMessages(messages: ReadonlyMap<string, string>): ContentProblem[] {
  const { file, value, document } = readClaims();
  if (!value || !document) return [];
  return value.claims.flatMap(({ message }, index) => {
    const text = messages.get(message);
    const fault =
      text === undefined
        ? say(
            'There is no message "#{message}"; write the key of the one that makes this claim, or remove the claim.',
            { message },
          )
        : /[{<]/.test(text)
          ? say(
              'The message "#{message}" has a placeholder or a tag; name one that stands by itself.',
              { message },
            )
          : undefined;
    return fault ? [errorAt(file, fault, document.placeOf(['claims', index, 'message']))] : [];
  });
}

/** Figures of the law that messages name exist, and they write out none of a law they name. */
function checkLawInMessages(
  file: string,
  locale: Locale,
  passages: readonly Passage[],
): ContentProblem[] {
  const { register } = soundRegister();
  const day = today();
  return passages.flatMap((passage) =>
    checkLawStated(file, locale, [passage], subjectsNamed(passage.text, locale, register), day),
  );
}

/** Messages as pages show them, with the figures that are known. */
function withFigures(messages: ReadonlyMap<string, string>, locale: Locale): Map<string, string> {
  const values = soundFigureValues(locale);
  return new Map(
    [...messages].map(([key, text]) => [key, fillKnownFigures(text, (name) => values.get(name))]),
  );
}

interface Catalogue {
  locale: Locale;
  file: string;
  json: string;
  flat: Map<string, string>;
}

/**
 * Checks the message catalogues: same keys and placeholders in every language, no key whose name the code never
 * mentions, no catalogue of an unknown language; typography, words to avoid, and the length of page titles and
 * descriptions. A key that does not exist does not compile (lib/i18n/next-intl.d.ts).
 * @param root the project, whose sources are searched for names of keys.
 */
export function checkMessages(root = process.cwd()): ContentProblem[] {
  const problems = unknownLanguages(root);
  const catalogues = locales.flatMap((locale) => readCatalogue(root, locale, problems) ?? []);
  if (catalogues.length < locales.length) return problems;

  const report: Report = ({ file, json }, key, message) =>
    problems.push(errorAt(file, message, { line: lineOfKey(json, key), column: 1 }));
  compareKeys(catalogues, report);
  for (const catalogue of catalogues) {
    const { locale, file, json, flat } = catalogue;
    const passages = passagesOf(json, flat);
    problems.push(
      ...checkWording(file, locale, passages),
      ...checkLawInMessages(file, locale, passages),
    );
    checkPageMeta(withFigures(flat, locale), (key, message) => report(catalogue, key, message));
  }
  comparePlaceholders(catalogues, report);
  problems.push(...compareRevisions(catalogues, root));
  findUnused(catalogues, root, report);
  if (root === process.cwd())
    problems.push(...checkClaimMessages(catalogues[0]?.flat ?? new Map()));
  return problems;
}

const unknownLanguages = (root: string): ContentProblem[] =>
  readdirSync(path.join(root, 'messages')).flatMap((name) => {
    const language = /^([^.]+)\.json$/.exec(name)?.[1];
    if (language === undefined || isLocale(language)) return [];
    const message = say('The site has no language "#{language}"; its languages are #{known}.', {
      language,
      known: locales.join(say(' and ')),
    });
    return [errorAt(`messages/${name}`, message, { line: 1, column: 1 })];
  });

/** Reads the catalogue of a language; when that fails, adds the problem and returns undefined. */
function readCatalogue(
  root: string,
  locale: Locale,
  problems: ContentProblem[],
): Catalogue | undefined {
  const file = `messages/${locale}.json`;
  const unreadable: ContentProblem[] = [];
  const json = tryReadContentFile(path.join(root, file), unreadable);
  problems.push(...unreadable.map((problem) => ({ ...problem, file })));
  if (json === undefined) return undefined;
  try {
    return { locale, file, json, flat: flatten(JSON.parse(json) as Messages) };
  } catch (cause) {
    problems.push(errorAt(file, ...explainJsonError(cause as Error, json)));
    return undefined;
  }
}

type Report = (catalogue: Catalogue, key: string, message: string) => void;

function compareKeys(catalogues: readonly Catalogue[], report: Report): void {
  for (const catalogue of catalogues)
    for (const { file, json, flat } of catalogues)
      for (const key of [...flat.keys()].filter((name) => !catalogue.flat.has(name))) {
        const message = say(
          'The key "#{key}" (#{place}) is missing here; add its translation, or remove it there.',
          { key, place: `${file}:${lineOfKey(json, key)}` },
        );
        report(catalogue, key, message);
      }
}

function comparePlaceholders(catalogues: readonly Catalogue[], report: Report): void {
  for (const here of catalogues)
    for (const { file, flat } of catalogues)
      for (const [key, text] of flat) {
        const own = placeholders(here.flat.get(key) ?? text);
        const names = placeholders(text).flatMap((name) => (own.includes(name) ? [] : `{${name}}`));
        const differ =
          '"#{key}" lacks #{names}, which #{file} has; use the same placeholders in both.';
        if (names.length > 0) report(here, key, say(differ, { key, names: names.join(' '), file }));
      }
}

/** Groups of messages that were changed in one language alone. */
function compareRevisions(catalogues: readonly Catalogue[], root: string): ContentProblem[] {
  const file = 'messages/revisions.yaml';
  const [own] = catalogues;
  if (!own || !existsSync(path.join(root, file))) return [];
  const marks = readFileSync(path.join(root, file), 'utf8');
  const lines = marks.split('\n');
  const read = catalogues.map(({ locale, json }) => ({ locale, groups: JSON.parse(json) }));
  return checkMessageRevisions(marks, read).map(({ group, message }) => {
    const line = lines.findIndex((text) => text.startsWith(`${group}:`)) + 1;
    // A new group has no line there yet.
    const place = line > 0 ? { file, line } : { file: own.file, line: lineOfKey(own.json, group) };
    const changed = line > 0 ? changedKeys(group, catalogues) : [];
    const keys = changed.length > 0 ? say(' Changed: #{keys}.', { keys: changed.join(', ') }) : '';
    const named = `${line > 0 ? group : file}: ${message}${keys}`;
    return { ...place, column: 1, severity: 'warning', message: named };
  });
}

function isJson(text: string): boolean {
  try {
    return Boolean(JSON.parse(text));
  } catch {
    return false;
  }
}

/** Messages of a group that are not those of the last commit, as `fr.json:12 nav.events`; none without a history. */
function changedKeys(group: string, catalogues: readonly Catalogue[]): string[] {
  return catalogues.flatMap(({ file, json, flat }) => {
    const committed = lastCommitted(file);
    if (!isJson(committed)) return [];
    const before = flatten(JSON.parse(committed));
    const changed = [...flat].filter(([key, text]) => before.get(key) !== text);
    return changed.flatMap(([key]) =>
      key.startsWith(`${group}.`) ? `${path.basename(file)}:${lineOfKey(json, key)} ${key}` : [],
    );
  });
}

/** Keys whose last name no source quotes or reads. What is no name, such as a place in a list, comes with that of its parent. */
function findUnused(catalogues: readonly Catalogue[], root: string, report: Report): void {
  const words = new Set(
    sourcesIn([...siteFolders, ...serverFolders], root).flatMap(
      (file) =>
        readFileSync(path.join(root, file), 'utf8').match(
          /(?<=['"`.}])\w+|\w+(?=:|[\w,.\s]*\} = )/g,
        ) ?? [],
    ),
  );
  for (const catalogue of catalogues)
    for (const key of catalogue.flat.keys()) {
      const name = key.split('.').findLast((part) => /^[a-z]\w*$/i.test(part));
      const message = say('The key "#{key}" is unused; remove it from every language.', { key });
      if (!words.has(name ?? '')) report(catalogue, key, message);
    }
}

/** Lengths of titles and descriptions in search results, in characters; guides have the same limits. */
const LENGTHS = { title: [3, 60], description: [70, 155] } as const;

/**
 * Titles and descriptions of the pages whose metadata is in messages: long enough, short enough, and
 * unique within their language; share images can show the titles.
 * @param report receives each problem with its message key.
 */
function checkPageMeta(
  messages: ReadonlyMap<string, string>,
  report: (key: string, message: string) => void,
): void {
  const owners = new Map<string, string>();
  for (const [key, text] of messages) {
    const kind = /^\w+\.meta\.(title|description)$/.exec(key)?.[1] as keyof typeof LENGTHS;
    if (!kind) continue;
    const [[min, max], count] = [LENGTHS[kind], text.length];
    const size = 'The #{kind} "#{key}" has #{count} characters; write #{min} to #{max}.';
    if (count < min || count > max) report(key, say(size, { kind, key, count, min, max }));
    const font =
      'The font of share images has no "#{character}"; write "#{key}" without it, or add it to app/fonts/newsreader.woff2.';
    for (const character of kind === 'title' ? missingFromShareFont(text) : [])
      report(key, say(font, { character, key }));
    const owner = owners.get(`${kind}:${text}`);
    const taken = 'The #{kind} "#{key}" is also used by "#{owner}"; each page needs its own.';
    if (owner) report(key, say(taken, { kind, key, owner }));
    owners.set(`${kind}:${text}`, key);
  }
}
