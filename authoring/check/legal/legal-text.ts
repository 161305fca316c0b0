import { existsSync } from 'node:fs';
import path from 'node:path';
import type { Root } from 'mdast';
import type { TextCheck } from '@/authoring/check/guarded';
import { inEveryLocale } from '@/authoring/check/parsed-text';
import type { Report } from '@/authoring/check/report';
import { checkFolder } from '@/authoring/check/rules/folder';
import { checkIdPrefix } from '@/authoring/check/rules/legal/id-prefix';
import { checkLegalDates } from '@/authoring/check/rules/legal/legal-dates';
import { checkUnpublishedLinks } from '@/authoring/check/rules/links/unpublished-links';
import { checkParity } from '@/authoring/check/rules/parity';
import { checkTranslations } from '@/authoring/check/rules/translations';
import { textValues } from '@/authoring/check/rules/unique-values';
import { checkTexts } from '@/authoring/check/text';
import { legalVocabulary } from '@/authoring/vocabulary/legal';
import { today } from '@/lib/dates';
import { locales } from '@/lib/i18n/locales';
import { type LegalName, readLegalText } from '@/loaders/legal';
import { legalDirectory } from '@/loaders/paths';
import { contentError } from '@/loaders/problems';

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
