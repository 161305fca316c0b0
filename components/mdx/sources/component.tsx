import { getTranslations } from 'next-intl/server';
import type { ReactNode } from 'react';
import { formatDate } from '@/lib/dates';
import type { Locale } from '@/lib/i18n/locales';
import { type Evidence, loadEvidence } from '@/loaders/evidence';
import type { GuideLaw } from '@/loaders/guide-law';
import type { OfGuide } from '@/loaders/mdx/component';

interface CiteProps {
  law: Pick<GuideLaw, 'sources'>;
  source: string;
  locale: Locale;
  /** The article or passage. */
  children?: ReactNode;
}

/**
 * `(Directive (EU) 2022/2464, Art. 19a)`, linked to the list of sources; an unofficial source says so.
 * Wide screens show it in the margin, without brackets.
 */
export async function Cite({ law, source, locale, children }: CiteProps) {
  const cited = law.sources.find(({ id }) => id === source);
  if (!cited) throw new Error(`No source "${source}" in guide.yaml.`);
  const t = await getTranslations('guide.source');
  return (
    <a href={`#source-${source}`}>
      <span>
        <span>(</span>
        {cited.name[locale]}
        {children && <>, {children}</>}
        {cited.secondary && <>, {t('secondary')}</>}
        <span>)</span>
      </span>
    </a>
  );
}

/** The day to which the evidence for Union law or French law goes. */
export function AsOf({ of, locale }: Pick<OfGuide, 'locale'> & { of: keyof Evidence }) {
  const day = loadEvidence()[of];
  return <time dateTime={day}>{formatDate(day, locale)}</time>;
}
