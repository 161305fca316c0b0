import { getTranslations } from 'next-intl/server';
import type { ReactNode } from 'react';
import { Lines } from '@/components/ui/lists';
import styles from './page-head.module.css';

interface PageHeadProps {
  /** For pages without a trail, which says the same. */
  kicker?: string;
  title: string;
  /** Id of the title of a document that shares its page with others, whose h1 stands elsewhere. */
  titleId?: string;
  lead?: string;
  /** Calls to action under the lead. */
  actions?: ReactNode;
  /** What follows the calls to action, in their column. */
  below?: ReactNode;
  /** The same in an `even` head; on phones, after its aside. */
  after?: ReactNode;
  /** The page-summary block, or a picture. */
  aside?: ReactNode;
  /** `even` gives a picture half the width; `banner` sets the title across it, and the aside under its end. */
  layout?: 'column' | 'even' | 'banner' | undefined;
}

const columnsOf = {
  column: 'cols-8-4',
  even: `cols-6-6 ${styles.even}`,
  banner: `cols-7-5 ${styles.banner}`,
};

/** Head of a standard page, or of a document on it: kicker, title, lead, actions. */
export function PageHead({
  kicker,
  title,
  titleId,
  lead,
  actions,
  below,
  after,
  aside,
  layout = 'column',
}: PageHeadProps) {
  const Title = titleId ? 'h2' : 'h1';
  return (
    <div className={`page grid ${styles.head} ${columnsOf[layout]}`}>
      <div className={styles.words}>
        {kicker && (
          <p className="kicker" data-search-skip>
            {kicker}
          </p>
        )}
        <Title id={titleId} className={titleId && 'as-h1'}>
          {title}
        </Title>
        {lead && <p className={`lead above-5 ${styles.lead}`}>{lead}</p>}
        {actions && (
          <div className="flow above-6" data-search-skip>
            {actions}
          </div>
        )}
        {below}
      </div>
      {aside && <div className={layout === 'banner' ? 'above-5' : undefined}>{aside}</div>}
      {after}
    </div>
  );
}

interface PageSummaryProps {
  /** What is summed up, on a page with several summaries. */
  of?: string;
  items?: readonly string[];
  /** In place of lines: figures. */
  children?: ReactNode;
}

/** The page-summary block: the page in a few lines. */
export async function PageSummary({ of, items, children }: PageSummaryProps) {
  const title = (await getTranslations('summary'))('title');
  return (
    <aside className={styles.summary} aria-label={of ? `${title}, ${of}` : title}>
      <p className="heading">{title}</p>
      {items && <Lines items={items} item="line soft" />}
      {children}
    </aside>
  );
}

/** The page-summary block as wide as the page: the caption of what opens it. */
export const SummaryBand = (props: PageSummaryProps) => (
  <div className={`page ${styles.band}`}>
    <PageSummary {...props} />
  </div>
);

/** Pages whose messages have a title, a lead and a summary. */
type Introduced = 'calendar' | 'glossary' | 'openData' | 'resources' | 'software';

interface PageIntroductionProps {
  page: Introduced;
  /** Calls to action under the lead. */
  actions?: ReactNode;
  /** What follows the lead and the actions, in their column. */
  below?: ReactNode;
  /** What the summary counts or dates. */
  values?: Readonly<Record<string, string | number>>;
  layout?: PageHeadProps['layout'];
}

/** Head of a page from its messages, with the page-summary block beside it. */
export async function PageIntroduction({ page, values, ...head }: PageIntroductionProps) {
  const t = await getTranslations();
  const lines: string[] = t.raw(`${page}.summary`);
  const items = lines.map((_, index) =>
    t(`${page}.summary.${index}` as `${Introduced}.title`, values),
  );
  return (
    <PageHead
      title={t(`${page}.title`)}
      lead={t(`${page}.lead`)}
      aside={<PageSummary items={items} />}
      {...head}
    />
  );
}
