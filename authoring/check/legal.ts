import { existsSync, readdirSync } from 'node:fs';
import path from 'node:path';
import type { Root } from 'mdast';
import { today } from '@/lib/dates';
import { defaultLocale, type Locale, locales } from '@/lib/i18n/locales';
import { didYouMean } from '@/lib/say/did-you-mean';
import { say } from '@/lib/say/say';
import { type LegalFront, type LegalName, legalNames, readLegalText } from '@/loaders/legal';
import { readHeading, walk } from '@/loaders/mdx/tree';
import { legalVocabulary } from '@/loaders/mdx/vocabulary';
import { displayPath, inContent } from '@/loaders/paths';
import { type ContentProblem, contentError, errorAt } from '@/loaders/problems';
import { inEveryLocale, type Report, type Texts } from './report';
import { checkFolder } from './rules/files';
import { checkUnpublishedLinks, linkTargets } from './rules/links';
import { checkParity } from './rules/parity';
import { checkTranslations } from './rules/translations';
import { duplicateValues, textValues } from './rules/uniqueness';
import { checkTexts, guarded } from './text';

/** Checks every legal text, and reports unknown ones. Never throws for bad content. */
export function checkLegal(): ContentProblem[] {
  const pageIds = linkTargets();
  const folderOf = (name: LegalName) => inContent('legal', name);
  return [
    ...legalNames.flatMap((name) =>
      guarded(folderOf(name), 'legal text', () => checkLegalText(name, pageIds)),
    ),
    ...checkStrays(),
    ...duplicateValues(
      legalNames.flatMap((name) =>
        textValues(folderOf(name), readLegalText(name).texts, ['title']),
      ),
    ),
  ];
}

/**
 * Checks one legal text in every language.
 * @param pageIds ids that `page:` links may use.
 */
function checkLegalText(name: LegalName, pageIds: readonly string[]): ContentProblem[] {
  const folder = inContent('legal', name);
  if (!existsSync(folder)) {
    const message = say('This folder is missing; the site needs the text in #{locales}.', {
      locales: locales.join(say(' and ')),
    });
    return [contentError(folder, message)];
  }
  const problems = checkFolder(folder, { kind: 'legal text', others: [] });
  const check = (tree: Root, report: Report) => {
    checkIdPrefix(tree, name, report);
    checkUnpublishedLinks(tree, today(), report);
  };
  const rules = { vocabulary: legalVocabulary, pageIds, check };
  const texts = checkTexts(readLegalText(name).texts, rules, problems);
  problems.push(...checkParity(folder, texts, legalVocabulary, problems));
  const complete = inEveryLocale(texts);
  if (complete)
    problems.push(
      ...checkLegalDates(folder, complete),
      ...checkTranslations(folder, complete, problems),
    );
  return problems;
}

/** Several legal texts share a page, so the ids of each must start with its name. */
function checkIdPrefix(tree: Root, name: string, report: Report): void {
  walk(tree, (node) => {
    if (node.type !== 'heading') return;
    const { id } = readHeading(node);
    if (id && !id.startsWith(`${name}-`))
      report(
        say('The id "#{id}" must start with the name of the text, as in "#{name}-#{id}".', {
          id,
          name,
        }),
        node.position,
      );
  });
}

/** Every language must have the same dates, and updatedOn must not be before policyDate. */
function checkLegalDates(folder: string, texts: Texts<LegalFront>): ContentProblem[] {
  const problems: ContentProblem[] = [];
  const report = (locale: Locale, key: 'updatedOn' | 'policyDate', message: string) => {
    const file = displayPath(path.join(folder, `${locale}.mdx`));
    problems.push(errorAt(file, message, texts[locale].document.placeOf([key])));
  };
  const original = texts[defaultLocale].frontMatter;
  for (const locale of locales.filter((each) => texts[each])) {
    for (const key of ['updatedOn', 'policyDate'] as const) {
      const [here, there] = [texts[locale].frontMatter[key], original[key]];
      if (here === there) continue;
      const message = say(
        '#{key} is #{here} here and #{there} in #{defaultLocale}.mdx; change every language together.',
        { key, here, there, defaultLocale },
      );
      report(locale, key, message);
    }
  }
  if (original.policyDate && original.updatedOn < original.policyDate) {
    const message = say('updatedOn #{updatedOn} is before policyDate #{policyDate}.', {
      updatedOn: original.updatedOn,
      policyDate: original.policyDate,
    });
    report(defaultLocale, 'updatedOn', message);
  }
  return problems;
}

function checkStrays(): ContentProblem[] {
  const known: readonly string[] = legalNames;
  const folder = inContent('legal');
  if (!existsSync(folder)) return [];
  return readdirSync(folder)
    .filter((name) => !known.includes(name) && !name.startsWith('.'))
    .map((name) =>
      contentError(
        path.join(folder, name),
        say('No page shows a legal text with this name.#{hint}', { hint: didYouMean(name, known) }),
      ),
    );
}
