import { existsSync } from 'node:fs';
import path from 'node:path';
import type { Root } from 'mdast';
import type { ObjectSchema } from 'yup';
import type { Report } from '@/lib/content/check/report';
import type { LegalName } from '@/lib/content/schema/legal';
import { defaultLocale, type Locale, locales } from '@/lib/i18n/locales';
import { today } from '@/lib/today';
import { legalVocabulary } from '../mdx/vocabulary';
import { displayPath, legalDirectory } from '../paths';
import { type ContentProblem, contentError, errorAt } from '../problems/problem';
import { type LegalFront, legalSchema } from '../schema/legal';
import { checkFolder } from './rules/folder';
import { checkFacts, checkIdPrefix } from './rules/legal';
import { checkParity } from './rules/parity';
import { checkTranslations } from './rules/translations';
import { type Claim, textClaims } from './rules/unique-values';
import { checkUnpublishedLinks } from './rules/unpublished-links';
import { inEveryLocale, readText, type Texts } from './text';

export interface LegalCheck {
  /** Present when nothing is wrong enough to keep the text from being shown. */
  texts: Texts<LegalFront> | undefined;
  problems: ContentProblem[];
  /** Values that no other text may have. */
  claims: Claim[];
}

/**
 * Reads one legal text in both languages and checks all of it.
 * @param pageIds ids that `page:` links may use.
 */
export function checkLegalText(name: LegalName, pageIds: readonly string[]): LegalCheck {
  const folder = path.join(legalDirectory(), name);
  if (!existsSync(folder)) {
    const message = `This folder is missing; the site needs the text in ${locales.join(' and ')}.`;
    return { texts: undefined, problems: [contentError(folder, message)], claims: [] };
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
  const texts: Partial<Texts<LegalFront>> = {};
  for (const locale of locales) {
    const parsed = readText(path.join(folder, `${locale}.mdx`), locale, rules, problems);
    if (parsed) texts[locale] = parsed;
  }
  problems.push(...checkParity(folder, texts));
  const complete = inEveryLocale(texts);
  if (complete)
    problems.push(...checkDates(folder, complete), ...checkTranslations(folder, complete));
  const sound = complete && !problems.some(({ severity }) => severity === 'error');
  return {
    texts: sound ? complete : undefined,
    problems,
    claims: textClaims(folder, texts, ['title']),
  };
}

/** Every language is of the same day, and no text is older than its policy. */
function checkDates(folder: string, texts: Texts<LegalFront>): ContentProblem[] {
  const problems: ContentProblem[] = [];
  const report = (locale: Locale, key: 'updatedOn' | 'policyDate', message: string) => {
    const file = displayPath(path.join(folder, `${locale}.mdx`));
    problems.push(errorAt(file, message, texts[locale].front.placeOf([key])));
  };
  const original = texts[defaultLocale].text;
  for (const locale of locales) {
    for (const key of ['updatedOn', 'policyDate'] as const) {
      const [here, there] = [texts[locale].text[key], original[key]];
      if (here === there) continue;
      const message = `${key} is ${here} here and ${there} in ${defaultLocale}.mdx; change every language together.`;
      report(locale, key, message);
    }
  }
  if (original.policyDate && original.updatedOn < original.policyDate) {
    const message = `updatedOn ${original.updatedOn} is before policyDate ${original.policyDate}.`;
    report(defaultLocale, 'updatedOn', message);
  }
  return problems;
}
