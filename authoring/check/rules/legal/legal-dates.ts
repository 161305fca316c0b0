import path from 'node:path';
import type { Texts } from '@/authoring/check/parsed-text';
import { defaultLocale, type Locale, locales } from '@/lib/i18n/locales';
import type { LegalFront } from '@/loaders/legal';
import { displayPath } from '@/loaders/paths';
import { type ContentProblem, errorAt } from '@/loaders/problems';

/** Every language must have the same dates, and updatedOn must not be before policyDate. */
export function checkLegalDates(folder: string, texts: Texts<LegalFront>): ContentProblem[] {
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
