import { existsSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import type { Root } from 'mdast';
import { didYouMean } from '@/lib/closest';
import { isLocale, type Locale, locales } from '@/lib/i18n/locales';
import { figuresIn, knownFigures, proseFigures } from './figures';
import { type GuideData, type GuideText, guideDataSchema, guideTextSchema } from './guide-schema';
import { type MdxFile, splitMdx } from './mdx-file';
import {
  checkComponents,
  checkHeadings,
  checkLinks,
  checkNoCode,
  checkTables,
  citedSources,
  outline,
} from './mdx-rules';
import { parseMdx } from './mdx-syntax';
import { displayPath, guidesDirectory } from './paths';
import type { ContentProblem } from './problem';
import { isReviewOverdue } from './review';
import { placeInYaml, validateYaml } from './validate-yaml';

export interface ParsedText {
  text: GuideText;
  mdx: MdxFile;
  tree: Root;
}

export interface ParsedGuide {
  slug: string;
  data: GuideData;
  texts: Record<Locale, ParsedText>;
}

export interface GuideCheck {
  slug: string;
  /** Present when nothing is wrong enough to keep the guide from being shown. */
  guide: ParsedGuide | undefined;
  problems: ContentProblem[];
}

/**
 * Reads one guide's folder and checks all of it.
 * @param pageIds ids that `page:` links may use.
 * @param today the present day, `YYYY-MM-DD`; a review that is due by then is a warning.
 */
export function checkGuide(slug: string, pageIds: readonly string[], today: string): GuideCheck {
  const folder = path.join(guidesDirectory(), slug);
  const problems: ContentProblem[] = checkFolder(slug, folder);

  const data = readData(slug, folder, { pageIds, today }, problems);
  const texts: Partial<Record<Locale, ParsedText>> = {};
  for (const locale of locales) {
    const file = path.join(folder, `${locale}.mdx`);
    const parsed = readText(file, data, pageIds, problems);
    if (parsed) texts[locale] = parsed;
    if (parsed && data) checkFigures(file, locale, parsed, data, problems);
  }
  const { fr, en } = texts;
  if (fr && en) checkParity(folder, { fr, en }, problems);
  if (data && fr && en) checkSourcesUsed(folder, data, [fr, en], problems);

  const sound = data && fr && en && !problems.some(({ severity }) => severity === 'error');
  return { slug, guide: sound ? { slug, data, texts: { fr, en } } : undefined, problems };
}

const error = (file: string, message: string, line?: number, column?: number): ContentProblem => ({
  file: displayPath(file),
  ...(line !== undefined && { line, column: column ?? 1 }),
  severity: 'error',
  message,
});

function checkFolder(slug: string, folder: string): ContentProblem[] {
  const problems: ContentProblem[] = [];
  if (!/^[a-z0-9]+$/.test(slug)) {
    problems.push(
      error(
        folder,
        `"${slug}" becomes part of an address; use lower-case letters and digits only.`,
      ),
    );
  }
  const expected = ['guide.yaml', ...locales.map((locale) => `${locale}.mdx`)];
  for (const name of readdirSync(folder)) {
    const file = path.join(folder, name);
    const language = /^(.+)\.mdx$/.exec(name)?.[1];
    if (language !== undefined && !isLocale(language)) {
      problems.push(
        error(
          file,
          `The site has no language "${language}"; its languages are ${locales.join(' and ')}.`,
        ),
      );
    } else if (!expected.includes(name)) {
      problems.push(
        error(file, `A guide's folder holds only ${expected.join(', ')}; remove this file.`),
      );
    }
  }
  for (const name of expected.filter((candidate) => !existsSync(path.join(folder, candidate)))) {
    problems.push(
      error(
        path.join(folder, name),
        name === 'guide.yaml'
          ? 'This file is missing; copy the one of another guide and change its values.'
          : `This translation is missing; every guide is written in ${locales.join(' and ')}.`,
      ),
    );
  }
  return problems;
}

function readData(
  slug: string,
  folder: string,
  { pageIds, today }: { pageIds: readonly string[]; today: string },
  problems: ContentProblem[],
): GuideData | undefined {
  const file = path.join(folder, 'guide.yaml');
  if (!existsSync(file)) return undefined;
  const yaml = readFileSync(file, 'utf8');
  const result = validateYaml(yaml, guideDataSchema, displayPath(file));
  problems.push(...result.problems);
  const data = result.value as GuideData | undefined;
  if (!data) return undefined;
  if (data.guideName.toLowerCase() !== slug) {
    problems.push(
      error(
        file,
        `guideName "${data.guideName}" and folder "${slug}" must be the same but for capitals.`,
        1,
      ),
    );
  }
  const sources = data.sources.map(({ id }) => id);
  for (const [list, items] of Object.entries({
    milestones: data.milestones,
    thresholds: data.thresholds,
    since: data.since,
  })) {
    for (const item of items.filter(({ source }) => !sources.includes(source))) {
      problems.push(
        error(
          file,
          `${list} "${item.id}" names the source "${item.source}", which is not under sources.`,
          1,
        ),
      );
    }
  }
  checkRelated(slug, file, yaml, data, pageIds, problems);
  if (isReviewOverdue(data.reviewBy, today)) {
    problems.push({
      file: displayPath(file),
      ...placeInYaml(yaml, ['reviewBy']),
      severity: 'warning',
      message: `This guide was to be reviewed by ${data.reviewBy}; review it, then change reviewedOn and reviewBy.`,
    });
  }
  return data;
}

/** Guides named as related exist, and are not the guide itself. */
function checkRelated(
  slug: string,
  file: string,
  yaml: string,
  data: GuideData,
  pageIds: readonly string[],
  problems: ContentProblem[],
) {
  const others = pageIds
    .filter((id) => id.startsWith('guides/') && id !== `guides/${slug}`)
    .map((id) => id.slice('guides/'.length));
  for (const [index, related] of (data.related ?? []).entries()) {
    if (others.includes(related)) continue;
    const { line, column } = placeInYaml(yaml, ['related', index]);
    const message =
      related === slug
        ? 'A guide cannot be related to itself; name another.'
        : `There is no guide "${related}".${didYouMean(related, others)}`;
    problems.push(error(file, message, line, column));
  }
}

/** Legal amounts, thresholds and dates of a text are those of guide.yaml. */
function checkFigures(
  file: string,
  locale: Locale,
  { mdx, tree }: ParsedText,
  data: GuideData,
  problems: ContentProblem[],
) {
  const known = knownFigures(data, locale);
  const front = mdx.frontMatter.split('\n').flatMap((text, index) =>
    figuresIn(text, locale).map((figure) => ({
      ...figure,
      line: index + 2,
      column: figure.offset + 1,
    })),
  );
  const prose = proseFigures(tree, locale).map(({ position: { start }, ...figure }) => ({
    ...figure,
    line: start.line + mdx.bodyOffset,
    column: start.column,
  }));
  for (const { key, text, line, column } of [...front, ...prose]) {
    if (known.has(key)) continue;
    const message = `guide.yaml does not know "${text}"; correct the text, or add the figure under thresholds, milestones or since, with its source.`;
    problems.push(error(file, message, line, column));
  }
}

function readText(
  file: string,
  data: GuideData | undefined,
  pageIds: readonly string[],
  problems: ContentProblem[],
): ParsedText | undefined {
  if (!existsSync(file)) return undefined;
  const shown = displayPath(file);
  let mdx: MdxFile;
  try {
    mdx = splitMdx(readFileSync(file, 'utf8'));
  } catch (cause) {
    problems.push(error(file, (cause as Error).message, 1));
    return undefined;
  }
  if (!mdx.frontMatter.trim()) {
    problems.push(
      error(
        file,
        'The front matter is missing; start the file with title, description … between two lines of "---".',
        1,
      ),
    );
    return undefined;
  }
  const front = validateYaml(mdx.frontMatter, guideTextSchema, shown, 1);
  problems.push(...front.problems);

  let tree: Root;
  try {
    tree = parseMdx(mdx.body);
  } catch (cause) {
    const { message, line, column } = syntaxError(cause);
    problems.push(
      error(file, `The text cannot be read: ${message}.`, line + mdx.bodyOffset, column),
    );
    return undefined;
  }
  const report = (message: string, position?: { start: { line: number; column: number } }) =>
    problems.push(
      error(file, message, (position?.start.line ?? 1) + mdx.bodyOffset, position?.start.column),
    );
  checkHeadings(tree, report);
  checkNoCode(tree, report);
  checkTables(tree, report);
  checkComponents(tree, data, report);
  checkLinks(tree, pageIds, report);
  return front.value ? { text: front.value, mdx, tree } : undefined;
}

function checkParity(
  folder: string,
  texts: Record<Locale, ParsedText>,
  problems: ContentProblem[],
) {
  const [fr, en] = [outline(texts.fr.tree), outline(texts.en.tree)];
  const index = fr.findIndex((item, position) => item !== en[position]);
  const at = index === -1 && en.length > fr.length ? fr.length : index;
  if (at === -1) return;
  problems.push(
    error(
      path.join(folder, 'en.mdx'),
      `The two languages differ: French has ${fr[at] ?? 'nothing more'}, English has ${en[at] ?? 'nothing more'} in place ${at + 1}. Give both the same sections and data, with the same ids, in the same order.`,
    ),
  );
}

function checkSourcesUsed(
  folder: string,
  data: GuideData,
  texts: readonly ParsedText[],
  problems: ContentProblem[],
) {
  const used = new Set([
    ...texts.flatMap(({ tree }) => citedSources(tree)),
    ...[...data.milestones, ...data.thresholds, ...data.since].map(({ source }) => source),
  ]);
  for (const { id } of data.sources.filter((source) => !used.has(source.id))) {
    problems.push(
      error(
        path.join(folder, 'guide.yaml'),
        `The source "${id}" is never used; cite it or remove it.`,
        1,
      ),
    );
  }
}

/** Message and position of what the MDX parser threw, which has the position apart or in its words. */
function syntaxError(cause: unknown): { message: string; line: number; column: number } {
  const { reason = String(cause), place } = cause as {
    reason?: string;
    place?: { line: number; column: number } | { start: { line: number; column: number } };
  };
  const spoken = /\((\d+):(\d+)-\d+:\d+\)/.exec(reason);
  const at = place && 'start' in place ? place.start : place;
  return {
    message: reason.replace(/ \(\d+:\d+-\d+:\d+\)/g, '').replace(/\.$/, ''),
    line: at?.line ?? Number(spoken?.[1] ?? 1),
    column: at?.column ?? Number(spoken?.[2] ?? 1),
  };
}
