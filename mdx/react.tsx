import type { ReactNode } from 'react';
import type { MdxComponents } from '@/authoring/render/compile';
import type { Locale } from '@/lib/i18n/locales';
import { figureNamed } from '@/loaders/guide-entries';
import type { GuideLaw } from '@/loaders/guide-law';
import { Decision, No, Question, Yes } from './decision/component';
import { Download } from './download/component';
import { Example } from './example/component';
import { Figure, History, KeyFigures, Threshold, Was } from './figures/component';
import { FrenchLaw } from './french-law/component';
import styles from './mdx.module.css';
import { AsOf, Citation } from './sources/component';
import { Step } from './steps/component';
import { Timeline } from './timeline/component';
import type { GuideComponentName } from './vocabulary';
import { WorkedExample } from './worked-example/component';

interface Titled {
  title: string;
  children: ReactNode;
}

const Steps = ({ children }: { children: ReactNode }) => (
  <ol role="list" className={styles.steps}>
    {children}
  </ol>
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

/** The React components for mdx/vocabulary.ts. Some of them show law that the guide refers to. */
export const guideComponents = (law: GuideLaw, locale: Locale): MdxComponents =>
  ({
    Decision,
    Question,
    Yes,
    No,
    Steps,
    Step,
    Pillars,
    Pillar,
    Note,
    Example,
    Timeline: ({ ids }: { ids?: string }) => (
      <Timeline law={law} locale={locale} {...(ids && { ids })} />
    ),
    KeyFigures: ({ ids }: { ids?: string }) => (
      <KeyFigures law={law} locale={locale} {...(ids && { ids })} />
    ),
    Figure: ({ of }: { of: string }) => <Figure of={of} locale={locale} />,
    Was,
    History: ({ until, children }: { until: string; children: ReactNode }) => (
      <History until={until} locale={locale}>
        {children}
      </History>
    ),
    FrenchLaw: ({ eu, fr }: { eu: string; fr: string }) => (
      <FrenchLaw law={law} eu={eu} fr={fr} locale={locale} />
    ),
    Threshold: ({ of }: { of: string }) => (
      <Threshold law={law} figure={figureNamed(law, of)} locale={locale} />
    ),
    AsOf: ({ subject }: { subject: string }) => (
      <AsOf law={law} subject={subject} locale={locale} />
    ),
    Cite: ({ source, children }: { source: string; children?: ReactNode }) => (
      <Citation law={law} source={source} locale={locale}>
        {children}
      </Citation>
    ),
    WorkedExample: ({ of }: { of: string }) => <WorkedExample of={of} locale={locale} />,
    Download: ({ of }: { of: string }) => <Download of={of} locale={locale} />,
  }) satisfies Record<GuideComponentName, unknown>;
