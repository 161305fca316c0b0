import { locales } from '@/lib/i18n/locales';
import { allPages } from '@/lib/pages/registry';
import { checkGuide, type GuideCheck } from './check-guide';
import { guideSlugs } from './guide-slugs';
import type { ContentProblem } from './problem';

/**
 * Checks every guide, and what must be unique among them. Never throws for bad content.
 * @param today the present day, `YYYY-MM-DD`.
 */
export function checkGuides(today: string): ContentProblem[] {
  const pageIds = allPages().map(({ id }) => id);
  const checks = guideSlugs().map((slug) => checkGuide(slug, pageIds, today));
  return [...checks.flatMap(({ problems }) => problems), ...checkUniqueness(checks)];
}

function checkUniqueness(checks: readonly GuideCheck[]): ContentProblem[] {
  const seen = new Map<string, string>();
  const problems: ContentProblem[] = [];
  const claim = (file: string, what: string, value: string | number) => {
    const key = `${what}:${value}`;
    const other = seen.get(key);
    if (other) {
      problems.push({
        file,
        line: 1,
        column: 1,
        severity: 'error',
        message: `The ${what} "${value}" is also that of ${other}; each guide needs its own.`,
      });
    } else {
      seen.set(key, file);
    }
  };
  for (const { slug, guide } of checks) {
    if (!guide) continue;
    claim(`content/guides/${slug}/guide.yaml`, 'order', guide.data.order);
    for (const locale of locales) {
      const file = `content/guides/${slug}/${locale}.mdx`;
      claim(file, `${locale} title`, guide.texts[locale].text.title);
      claim(file, `${locale} description`, guide.texts[locale].text.description);
    }
  }
  return problems;
}
