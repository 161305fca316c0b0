import {
  existsSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import path from 'node:path';
import { checkGuide } from '@/authoring/check/guides/guide';
import { linkTargets } from '@/authoring/check/link-targets';
import { addMonths, today } from '@/lib/dates';
import { isLocale } from '@/lib/i18n/locales';
import { allGuideSlugs, readGuideData } from '@/loaders/guide-files';
import { guidesDirectory, templateDirectory } from '@/loaders/paths';
import { ContentError } from '@/loaders/problems';
import type { Answers } from './questions';

/** Months until the first review. */
const REVIEW_AFTER = 6;

/**
 * Creates the folder of a new guide from content/new-guide: complete and valid, or not at all.
 * @returns the folder.
 * @throws ContentError when the answers produce an invalid guide, which is then removed.
 */
export function createGuide(answers: Answers): string {
  const folder = path.join(guidesDirectory(), answers.name);
  if (existsSync(folder)) throw new Error(`${folder} already exists.`);
  const work = mkdtempSync(path.join(path.dirname(guidesDirectory()), '.new-guide-'));
  try {
    for (const name of readdirSync(templateDirectory())) {
      const template = readFileSync(path.join(templateDirectory(), name), 'utf8');
      writeFileSync(path.join(work, name), fill(template, valuesFor(name, answers)));
    }
    renameSync(work, folder);
    const errors = checkGuide(answers.name, linkTargets(), today()).problems.filter(
      ({ severity }) => severity === 'error',
    );
    if (errors.length > 0) {
      rmSync(folder, { recursive: true });
      throw new ContentError(errors);
    }
    return folder;
  } finally {
    rmSync(work, { recursive: true, force: true });
  }
}

/** Values available to the template of this file name. */
function valuesFor(file: string, answers: Answers): Record<string, string> {
  const locale = file.replace(/\.mdx$/, '');
  const day = today();
  return {
    guideName: answers['guide-name'],
    title: isLocale(locale) ? answers[`title-${locale}`] : '',
    tag: answers.tag,
    figure: answers.figure,
    colour: answers.colour,
    order: String(nextOrder()),
    today: day,
    reviewBy: addMonths(day, REVIEW_AFTER),
  };
}

/** Substitutes `$name`, save the `$schema` that editors read, with values escaped for double-quoted YAML. */
const fill = (template: string, values: Record<string, string>): string =>
  template.replace(/\$(?!schema=)([a-zA-Z]+)/g, (_mark, name: string) => {
    const value = values[name];
    if (value === undefined) throw new Error(`The template uses "${name}", which is not defined.`);
    return JSON.stringify(value).slice(1, -1);
  });

/** The next `order`, after the last guide of the resource centre. */
const nextOrder = (): number =>
  1 + Math.max(0, ...allGuideSlugs().map((slug) => readGuideData(slug).value?.order ?? 0));
