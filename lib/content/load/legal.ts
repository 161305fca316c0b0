import type { LegalName } from '@/lib/content/schema/legal';
import type { Locale } from '@/lib/i18n/locales';
import { typeset } from '@/lib/typography';
import { checkLegalText } from '../check/legal-text';
import { linkTargets } from '../check/rules/unpublished-links';
import { ContentError } from '../problems/problem';
import type { LegalFront } from '../schema/legal';

export interface LegalText extends LegalFront {
  name: LegalName;
  /** MDX prose below the front matter. */
  body: string;
}

/**
 * One legal text in one language, its title typeset.
 * @throws ContentError listing every problem of the text, when it has an error.
 */
export function loadLegalText(name: LegalName, locale: Locale): LegalText {
  const { texts, problems } = checkLegalText(name, linkTargets());
  if (!texts) throw new ContentError(problems);
  const { text, mdx } = texts[locale];
  return { ...text, name, title: typeset(text.title, locale), body: mdx.body };
}
