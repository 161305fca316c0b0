import { getTranslations } from 'next-intl/server';
import { PageLink } from '@/components/ui/links';
import type { GuideSection } from '@/loaders/guides';
import styles from './contents.module.css';

/** The card within the text. */
export const DemoCardInText = () => <DemoCard inText />;

/** Where readers can see the guide's requirements applied to their company: one sentence and a link. */
async function DemoCard({ inText = false }: { inText?: boolean }) {
  const t = await getTranslations('guide.demo');
  return (
    <p
      className={`${styles.card} ${inText ? styles.inText : ''}`}
      data-search-skip
      data-screen-only
    >
      {t('text')} <PageLink page="signup">{t('action')}</PageLink>
    </p>
  );
}

interface ContentsProps {
  sections: readonly GuideSection[];
}

/**
 * The table of contents beside the text, with a back link and a link to the demo. Phones get ContentsBar
 * instead.
 */
export async function Contents({ sections }: ContentsProps) {
  const t = await getTranslations('guide');
  return (
    <div className={`beside ${styles.sidebar}`} data-screen-only>
      <nav aria-labelledby="contents-title" data-contents>
        <h2 id="contents-title" className={styles.title}>
          {t('contents')}
        </h2>
        <Links sections={sections} />
      </nav>
      <DemoCard />
      <PageLink page="resources" className={styles.back}>
        <span aria-hidden="true">← </span>
        {t('back')}
      </PageLink>
    </div>
  );
}

/** The same links in a sticky bar that unfolds on tap. */
export async function ContentsBar({ sections }: ContentsProps) {
  const t = await getTranslations('guide');
  return (
    <nav className={styles.bar} aria-label={t('sections')} data-contents data-screen-only>
      <details className="fold">
        <summary>{t('contents')}</summary>
        <Links sections={sections} />
      </details>
    </nav>
  );
}

async function Links({ sections }: ContentsProps) {
  const t = await getTranslations('guide');
  return (
    <ol role="list" className={`index ${styles.links}`}>
      {[...sections, { id: 'sources', title: t('sources') }].map(({ id, title }) => (
        <li key={id}>
          <a href={`#${id}`}>{title}</a>
        </li>
      ))}
    </ol>
  );
}
