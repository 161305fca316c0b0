import { getTranslations } from 'next-intl/server';
import { NextDates } from '@/components/calendar/entries';
import { ButtonLink, PageLink } from '@/components/ui/links';
import { Ask } from '@/components/ui/sections/ask';
import { addressIn, otherLanguageOf } from '@/law/acts';
import type { Act } from '@/law/register';
import { currentLocale } from '@/lib/i18n/current-locale';
import { languageIn } from '@/lib/i18n/locales';
import { neighbours, relatedGuides } from '@/loaders/guide-data';
import { type Guide, guidesWithParts, loadGuides } from '@/loaders/guides';
import { questionsOfGuide } from '@/loaders/questions';
import styles from './guide-footer.module.css';

/** End of a guide: next dates of its subject, related guides, back to the resources, book a demo. */
export async function GuideFooter({ guide }: { guide: Guide }) {
  const t = await getTranslations('guide.footer');
  const locale = await currentLocale();
  const related = relatedGuides(guide, loadGuides(locale));
  const { previous, next } = neighbours(guide.slug, guidesWithParts(locale));
  return (
    <footer className={styles.footer} data-screen-only>
      <NextDates subject={guide.data.subjects[0]} milestones={guide.data.milestones} />
      {related.length > 0 && (
        <section aria-labelledby="related-title">
          <h2 id="related-title" className="ruled">
            {t('related')}
          </h2>
          <ul role="list" className="index">
            {related.map(({ slug, text }) => (
              <li key={slug}>
                <PageLink page={`guides/${slug}`}>{text.title}</PageLink>
              </li>
            ))}
          </ul>
        </section>
      )}
      <Ask title="guide">
        <ButtonLink page="resources" kind="secondary">
          {t('back')}
        </ButtonLink>
      </Ask>
      <nav className="spread above-6" aria-label={t('order')}>
        {previous && <Neighbour guide={previous} direction="previous" label={t('previous')} />}
        {next && <Neighbour guide={next} direction="next" label={t('next')} />}
      </nav>
    </footer>
  );
}

/** The questions most asked on the subject of a guide, linked to their answers. */
export async function GuideQuestions({ slug }: { slug: string }) {
  const t = await getTranslations('questions.guide');
  const found = questionsOfGuide(slug, await currentLocale());
  if (!found) return null;
  return (
    <section className={styles.footer} aria-labelledby="questions-title" data-search-skip>
      <h2 id="questions-title" className="ruled">
        {t('title')}
      </h2>
      <ul role="list" className="index">
        {found.questions.map(({ id, question }) => (
          <li key={id}>
            <PageLink page={found.page} anchor={id}>
              {question}
            </PageLink>
          </li>
        ))}
      </ul>
      <p>
        <PageLink page={found.page}>{t('all')}</PageLink>
      </p>
    </section>
  );
}

/** Everything the guide cites, with its address and a way back. Citations link here. */
export async function SourceList({ sources }: { sources: readonly Act[] }) {
  const t = await getTranslations('guide');
  return (
    <section
      className={`${styles.footer} ${styles.sources}`}
      aria-labelledby="sources"
      data-search-skip
    >
      <h2 id="sources" className="ruled">
        {t('sources')}
      </h2>
      <ol className={`soft ${styles.list}`}>
        {sources.map((act) => (
          <Source key={act.id} act={act} />
        ))}
      </ol>
    </section>
  );
}

/** One act: its official text in the reader's language where there is one, and where it was published. */
async function Source({ act }: { act: Act }) {
  const t = await getTranslations('guide');
  const locale = await currentLocale();
  const { id, name, title = name, publishedIn, secondary } = act;
  const address = addressIn(act, locale);
  const language = otherLanguageOf(act, locale);
  const remarks = [
    ...(publishedIn ? [publishedIn[locale]] : []),
    ...(language ? [t('source.language', { language: languageIn(language, locale) })] : []),
  ];
  return (
    <li id={`source-${id}`} className={styles.source}>
      {secondary && (
        <>
          <strong>{t('source.secondaryLabel')}</strong>{' '}
        </>
      )}
      {address ? (
        <a href={address} hrefLang={language} className={styles.address}>
          {title[locale]}
        </a>
      ) : (
        title[locale]
      )}
      {/* Not the first on a line. */}
      {'\u00a0'}
      {/* Kept by the build for sources that the text cites; it gives their first citation this id. */}
      <a
        href={`#cite-${id}`}
        className={styles.back}
        aria-label={t('backToCitation')}
        data-search-skip
        data-screen-only
      >
        ↩
      </a>{' '}
      {remarks.length > 0 && <p>{remarks.join(' · ')}</p>}
    </li>
  );
}

function Neighbour({
  guide: { slug, text },
  direction,
  label,
}: {
  guide: Guide;
  direction: 'previous' | 'next';
  label: string;
}) {
  return (
    <PageLink
      page={`guides/${slug}`}
      className={direction === 'next' ? `name ${styles.next}` : 'name'}
    >
      <span className="soft">{label} </span>
      <br />
      {text.cardTitle ?? text.title}
    </PageLink>
  );
}
