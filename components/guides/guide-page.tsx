import { getTranslations } from 'next-intl/server';
import { PageShell } from '@/components/layout/page-shell';
import { PageLink } from '@/components/ui/page-link';
import prose from '@/components/ui/prose.module.css';
import { currentLocale } from '@/i18n/current-locale';
import { loadGlossary } from '@/lib/content/load/glossary';
import { loadGuide } from '@/lib/content/load/guides';
import { compileMdx } from '@/lib/content/render/compile';
import { guideVocabulary } from '@/lib/content/vocabulary/guides';
import { ChangeHistory } from './change-history';
import { GuideFooter } from './guide-footer';
import { GuideHead } from './guide-head';
import styles from './guide-page.module.css';
import { GuideQuestions } from './guide-questions';
import { guideComponents } from './mdx/components';
import { SincePublication } from './since-publication';
import { SourceList } from './source-list';

/** A guide: head, changes since publication, prose with a table of contents beside it, sources, next steps. */
export async function GuidePage({ slug }: { slug: string }) {
  const locale = await currentLocale();
  const t = await getTranslations('guide');
  const guide = loadGuide(slug, locale);
  const { tree, sections, minutes } = guide.prose;
  const content = await compileMdx(tree, {
    locale,
    vocabulary: guideVocabulary,
    components: guideComponents(guide.law, locale, { table: t('table') }),
    terms: loadGlossary(locale),
  });
  return (
    <PageShell page={`guides/${slug}`}>
      <article className={styles.guide}>
        <GuideHead guide={guide} minutes={minutes} />
        <div className={styles.columns}>
          <div className={styles.sidebar}>
            <nav className={styles.contents} aria-labelledby="contents-title" data-contents>
              <h2 id="contents-title" className={styles.contentsTitle}>
                {t('contents')}
              </h2>
              <ol role="list">
                {sections.map(({ id, title }) => (
                  <li key={id}>
                    <a href={`#${id}`}>{title}</a>
                  </li>
                ))}
                <li>
                  <a href="#sources">{t('sources')}</a>
                </li>
              </ol>
            </nav>
            <PageLink page="resources" className={styles.back}>
              <span aria-hidden="true">← </span>
              {t('back')}
            </PageLink>
          </div>
          <div className={styles.text}>
            <SincePublication guide={guide} />
            <div className={`${prose.prose} ${styles.prose}`} data-copy-links={t('copyLink')}>
              {content}
            </div>
            <GuideQuestions slug={slug} />
            <SourceList sources={guide.law.sources} />
            <ChangeHistory changes={guide.data.changes} />
            <GuideFooter guide={guide} />
          </div>
        </div>
      </article>
      <p className={styles.copied} role="status" data-link-copied={t('linkCopied')} />
    </PageShell>
  );
}
