import { existsSync } from 'node:fs';
import path from 'node:path';
import type { Root } from 'mdast';
import type { TextCheck } from '@/lib/content/check/guarded';
import { inEveryLocale } from '@/lib/content/check/parsed-text';
import type { Report } from '@/lib/content/check/report';
import { checkFolder } from '@/lib/content/check/rules/folder';
import { checkIdPrefix } from '@/lib/content/check/rules/legal/id-prefix';
import { checkLegalDates } from '@/lib/content/check/rules/legal/legal-dates';
import { checkUnpublishedLinks } from '@/lib/content/check/rules/links/unpublished-links';
import { checkParity } from '@/lib/content/check/rules/parity';
import { checkTranslations } from '@/lib/content/check/rules/translations';
import { textValues } from '@/lib/content/check/rules/unique-values';
import { checkTexts } from '@/lib/content/check/text';
import { readLegalText } from '@/lib/content/load/legal';
import { legalDirectory } from '@/lib/content/paths';
import { contentError } from '@/lib/content/problems/problem';
import type { LegalName } from '@/lib/content/schema/legal';
import { legalVocabulary } from '@/lib/content/vocabulary/legal';
import { locales } from '@/lib/i18n/locales';
import { today } from '@/lib/today';

/**
 * Checks one legal text in every language.
 * @param pageIds ids that `page:` links may use.
 */
export function checkLegalText(name: LegalName, pageIds: readonly string[]): TextCheck {
  const folder = path.join(legalDirectory(), name);
  if (!existsSync(folder)) {
    const message = `This folder is missing; the site needs the text in ${locales.join(' and ')}.`;
    return { problems: [contentError(folder, message)], uniqueValues: [] };
  }
  const problems = checkFolder(folder, { kind: 'legal text', others: [] });
  const check = (tree: Root, report: Report) => {
    checkIdPrefix(tree, name, report);
    checkUnpublishedLinks(tree, today(), report);
  };
  const rules = { vocabulary: legalVocabulary, pageIds, check };
  const texts = checkTexts(readLegalText(name).texts, rules, problems);
  problems.push(...checkParity(folder, texts, legalVocabulary));
  const complete = inEveryLocale(texts);
  if (complete)
    problems.push(
      ...checkLegalDates(folder, complete),
      ...checkTranslations(folder, complete, problems),
    );
  return { problems, uniqueValues: textValues(folder, texts, ['title']) };
}
