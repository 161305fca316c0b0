import { getTranslations } from 'next-intl/server';
import { compileMdx } from '@/authoring/render/compile';
import columns from '@/components/layout/columns.module.css';
import { PageShell } from '@/components/layout/page-shell';
import { guideComponents } from '@/components/mdx/react';
import { PageLink } from '@/components/ui/links';
import { Ask } from '@/components/ui/sections/ask';
import { Toast } from '@/components/ui/toast';
import { currentLocale } from '@/lib/i18n/current-locale';
import { loadGlossary } from '@/loaders/glossary';
import { type GuideSection, loadGuide } from '@/loaders/guides';
import { guideVocabulary } from '@/loaders/mdx/vocabulary';
import { GuideFooter, GuideQuestions, SourceList } from './guide-footer';
import { GuideHead, SincePublication } from './guide-head';
import styles from './guide-page.module.css';

/** Sections after which the text itself offers a demo, where no card stands beside it. */
const SECTIONS_BEFORE_DEMO = 2;

/** A guide: head, changes since publication, prose with a table of contents beside it, sources, next steps. */
export async function GuidePage({ slug }: { slug: string }) {
  const locale = await currentLocale();
  const t = await getTranslations('guide');
  const guide = loadGuide(slug, locale);
  const { tree, sections } = guide.prose;
  const content = await compileMdx(tree, {
    locale,
    vocabulary: guideVocabulary,
    data: guide.data,
    components: {
      ...guideComponents({ law: guide.law, locale }),
      AskInText,
    },
    terms: loadGlossary(locale),
    labelTables: true,
    insert: { component: 'AskInText', afterSections: SECTIONS_BEFORE_DEMO },
  });
  return (
    <PageShell page={`guides/${slug}`}>
      <article
        className={styles.guide}
        aria-labelledby="title"
        lang={guide.shownIn === locale ? undefined : guide.shownIn}
      >
        <GuideHead guide={guide} />
        <div className={`page grid ${columns.columns}`}>
          <Contents sections={sections} />
          <div className={columns.text}>
            <SincePublication guide={guide} />
            <ContentsBar sections={sections} />
            <div className={`prose ${styles.prose}`} data-copy-links={t('copyLink')}>
              {content}
            </div>
            <GuideQuestions slug={slug} />
            <SourceList sources={guide.law.sources} />
            <GuideFooter guide={guide} />
          </div>
        </div>
      </article>
      <Toast at="bottom" data-link-copied={t('linkCopied')} />
    </PageShell>
  );
}

/** Within the text where no contents stand beside it: the guide's requirements applied to one's company. */
const AskInText = () => (
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
async function Contents({ sections }: ContentsProps) {
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
async function ContentsBar({ sections }: ContentsProps) {
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
