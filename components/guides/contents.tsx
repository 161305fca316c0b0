import { getTranslations } from 'next-intl/server';
import { PageLink } from '@/components/ui/links';
import { Ask } from '@/components/ui/sections/ask';
import type { GuideSection } from '@/loaders/guides';
import styles from './contents.module.css';

/** Within the text where no contents stand beside it: the guide's requirements applied to one's company. */
export const AskInText = () => (
  <div className={styles.inText}>
    <Ask title="guide" />
  </div>
);

interface ContentsProps {
  sections: readonly GuideSection[];
}

/**
 * The table of contents beside the text, with a back link and a link to the demo. Phones get ContentsBar
 * instead.
 */
export async function Contents({ sections }: ContentsProps) {
  const t = await getTranslations('guide');
  const cta = await getTranslations('cta');
  return (
    <div className={`beside stack ${styles.sidebar}`} data-screen-only>
      <nav aria-labelledby="contents-title" data-contents>
        <h2 id="contents-title" className="heading">
          {t('contents')}
        </h2>
        <Links sections={sections} />
      </nav>
      <div className="item stack soft above-6" data-search-skip>
        <p>{cta('titles.guide')}</p>
        <p className="strong">
          <PageLink page="signup">{cta('action')}</PageLink>
        </p>
      </div>
      <p className="soft above-6">
        <PageLink page="resources">
          <span aria-hidden="true">← </span>
          {t('back')}
        </PageLink>
      </p>
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
    <ol role="list" className="index">
      {[...sections, { id: 'sources', title: t('sources') }].map(({ id, title }) => (
        <li key={id}>
          <a href={`#${id}`}>{title}</a>
        </li>
      ))}
    </ol>
  );
}
