import type { ComponentProps, ReactNode } from 'react';
import { ScrollTable } from '@/components/ui/scroll-table';
import type { Guide } from '@/lib/content/load/guides';
import type { MdxComponents } from '@/lib/content/render/compile';
import type { GuideComponentName } from '@/lib/content/vocabulary/guides';
import type { Locale } from '@/lib/i18n/locales';
import { Citation } from './citation';
import { KeyFigures } from './key-figures';
import { Figure, History, Was } from './law';
import styles from './mdx.module.css';
import { Timeline } from './timeline';

interface Titled {
  title: string;
  children: ReactNode;
}

const Steps = ({ children }: { children: ReactNode }) => (
  <ol role="list" className={styles.steps}>
    {children}
  </ol>
);

const Step = ({ title, children }: Titled) => (
  <li className={styles.step}>
    <p className={styles.stepTitle}>{title}</p>
    {children}
  </li>
);

const Pillars = ({ children }: { children: ReactNode }) => (
  <ul role="list" className={styles.pillars}>
    {children}
  </ul>
);

const Pillar = ({ title, children }: Titled) => (
  <li className={styles.pillar}>
    <p className={styles.pillarTitle}>{title}</p>
    {children}
  </li>
);

const Note = ({ title, kind, children }: Titled & { kind?: string }) => (
  <div className={`${styles.note} ${kind === 'caution' ? styles.caution : ''}`} role="note">
    <p className={styles.noteTitle}>{title}</p>
    {children}
  </div>
);

/** The looks of the components of lib/content/vocabulary/guides.ts. Some show data of the guide's guide.yaml. */
export const guideComponents = (
  guide: Pick<Guide, 'data'>,
  locale: Locale,
  words: { table: string },
): MdxComponents =>
  ({
    Steps,
    Step,
    Pillars,
    Pillar,
    Note,
    Timeline: ({ ids }: { ids?: string }) => (
      <Timeline guide={guide} locale={locale} {...(ids && { ids })} />
    ),
    KeyFigures: ({ ids }: { ids?: string }) => (
      <KeyFigures guide={guide} locale={locale} {...(ids && { ids })} />
    ),
    Figure: ({ of }: { of: string }) => <Figure of={of} locale={locale} />,
    Was,
    History: ({ until, children }: { until: string; children: ReactNode }) => (
      <History until={until} locale={locale}>
        {children}
      </History>
    ),
    Cite: ({ source, children }: { source: string; children?: ReactNode }) => (
      <Citation sources={guide.data.sources} source={source} locale={locale}>
        {children}
      </Citation>
    ),
    table: (props: ComponentProps<'table'>) => <ScrollTable label={words.table} {...props} />,
  }) satisfies Record<GuideComponentName | 'table', unknown>;
