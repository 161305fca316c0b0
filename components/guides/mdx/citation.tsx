import type { ReactNode } from 'react';
import type { Source } from '@/lib/content/schema/guide';
import type { Locale } from '@/lib/i18n/locales';
import styles from './mdx.module.css';

interface CitationProps {
  sources: readonly Source[];
  source: string;
  locale: Locale;
  /** The article or passage. */
  children?: ReactNode;
}

/** `(Directive (EU) 2022/2464, Art. 19a)`, linked to the list of sources. */
export function Citation({ sources, source, locale, children }: CitationProps) {
  const cited = sources.find(({ id }) => id === source);
  if (!cited) throw new Error(`No source "${source}" in guide.yaml.`);
  return (
    <a href={`#source-${source}`} className={styles.citation}>
      ({cited.act[locale]}
      {children && <>, {children}</>})
    </a>
  );
}
