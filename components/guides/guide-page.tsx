import { getTranslations } from 'next-intl/server';
import { compileMdx } from '@/authoring/render/compile';
import columns from '@/components/layout/columns.module.css';
import { PageShell } from '@/components/layout/page-shell';
import { guideComponents } from '@/components/mdx/react';
import { Toast } from '@/components/ui/toast';
import { currentLocale } from '@/lib/i18n/current-locale';
import { loadGlossary } from '@/loaders/glossary';
import { loadGuide } from '@/loaders/guides';
import { guideVocabulary } from '@/loaders/mdx/vocabulary';
import { AskInText, Contents, ContentsBar } from './contents';
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
