import { locales } from '@/lib/i18n/locales';
import { checkGuide, type GuideCheck } from './check-guide';
import { allGuideSlugs } from './guide-slugs';
import type { ContentProblem } from './problem';
import { linkTargets } from './unpublished-links';

/**
 * Checks every guide, and what must be unique among them. Never throws for bad content.
 * @param today the present day, `YYYY-MM-DD`.
 */
export function checkGuides(today: string): ContentProblem[] {
  const pageIds = linkTargets();
  const claims = new Claims();
  // Guide by guide, keeping none: hundreds of syntax trees would fill the memory.
  const problems = allGuideSlugs().flatMap((slug) => {
    const check = checkGuide(slug, pageIds, today);
    claimWhatIsUnique(check, claims);
    return check.problems;
  });
  return [...problems, ...claims.problems];
}

function claimWhatIsUnique({ slug, guide }: GuideCheck, claims: Claims): void {
  if (!guide) return;
  claims.add(`content/guides/${slug}/guide.yaml`, 'order', guide.data.order);
  for (const locale of locales) {
    const file = `content/guides/${slug}/${locale}.mdx`;
    claims.add(file, `${locale} title`, guide.texts[locale].text.title);
    claims.add(file, `${locale} description`, guide.texts[locale].text.description);
  }
}

/** Values that only one guide may have, and who has them. */
class Claims {
  readonly problems: ContentProblem[] = [];
  private readonly owners = new Map<string, string>();

  add(file: string, what: string, value: string | number): void {
    const key = `${what}:${value}`;
    const other = this.owners.get(key);
    if (!other) {
      this.owners.set(key, file);
      return;
    }
    this.problems.push({
      file,
      line: 1,
      column: 1,
      severity: 'error',
      message: `The ${what} "${value}" is also that of ${other}; each guide needs its own.`,
    });
  }
}
