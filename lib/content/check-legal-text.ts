import { existsSync } from 'node:fs';
import path from 'node:path';
import type { Root } from 'mdast';
import type { ObjectSchema } from 'yup';
import { type Locale, locales } from '@/lib/i18n/locales';
import { today } from '@/lib/today';
import type { LegalName } from './legal-names';
import { checkFacts, checkIdPrefix } from './legal-rules';
import { type LegalFront, legalSchema } from './legal-schema';
import { legalVocabulary } from './mdx-components';
import type { Report } from './mdx-rules';
import { legalDirectory } from './paths';
import { type ContentProblem, contentError } from './problem';
import { type ParsedText, readText } from './read-text';
import { checkFolder, checkParity } from './text-folder';
import { checkUnpublishedLinks } from './unpublished-links';

type Texts = Record<Locale, ParsedText<LegalFront>>;

export interface LegalCheck {
  /** Present when nothing is wrong enough to keep the text from being shown. */
  texts: Texts | undefined;
  problems: ContentProblem[];
}

/**
 * Reads one legal text in both languages and checks all of it.
 * @param pageIds ids that `page:` links may use.
 */
export function checkLegalText(name: LegalName, pageIds: readonly string[]): LegalCheck {
  const folder = path.join(legalDirectory(), name);
  if (!existsSync(folder)) {
    const message = `This folder is missing; the site needs the text in ${locales.join(' and ')}.`;
    return { texts: undefined, problems: [contentError(folder, message)] };
  }
  const problems = checkFolder(folder, { kind: 'legal text', others: {} });
  const rules = {
    schema: legalSchema(name) as ObjectSchema<LegalFront>,
    keys: 'title, updatedOn',
    vocabulary: legalVocabulary,
    pageIds,
    check: (tree: Root, report: Report) => {
      checkFacts(tree, report);
      checkIdPrefix(tree, name, report);
      checkUnpublishedLinks(tree, today(), report);
    },
  };
  const parsed: Partial<Texts> = {};
  for (const locale of locales) {
    const text = readText(path.join(folder, `${locale}.mdx`), rules, problems);
    if (text) parsed[locale] = text;
  }
  const { fr, en } = parsed;
  if (fr && en)
    problems.push(...checkParity(folder, { fr, en }), ...checkDates(folder, { fr, en }));
  const sound = fr && en && !problems.some(({ severity }) => severity === 'error');
  return { texts: sound ? { fr, en } : undefined, problems };
}

/** Both languages are of the same day, and no text is older than its policy. */
function checkDates(folder: string, { fr, en }: Texts): ContentProblem[] {
  const problems: ContentProblem[] = [];
  for (const key of ['updatedOn', 'policyDate'] as const) {
    if (fr.text[key] !== en.text[key])
      problems.push(
        contentError(
          path.join(folder, 'en.mdx'),
          `${key} is ${en.text[key]}, but ${fr.text[key]} in French; change both languages together.`,
          1,
        ),
      );
  }
  if (fr.text.policyDate && fr.text.updatedOn < fr.text.policyDate)
    problems.push(
      contentError(
        path.join(folder, 'fr.mdx'),
        `updatedOn ${fr.text.updatedOn} is before policyDate ${fr.text.policyDate}.`,
        1,
      ),
    );
  return problems;
}
