import { getTranslations } from 'next-intl/server';
import { PageLink } from '@/components/ui/page-link';
import { currentLocale } from '@/i18n/current-locale';
import { loadGlossary, type Term } from '@/lib/content/load/glossary';
import { loadGuide } from '@/lib/content/load/guides';
import { formatDate } from '@/lib/format';
import type { Locale } from '@/lib/i18n/locales';
import styles from './term-list.module.css';

/** The acronyms in alphabetical order; guides link to each of them. */
export async function TermList() {
  const t = await getTranslations('glossary');
  const locale = await currentLocale();
  return (
    <section className={styles.terms} aria-labelledby="terms-title">
      <h2 id="terms-title" className={styles.title}>
        {t('list')}
      </h2>
      <dl>
        {loadGlossary(locale).map((term) => (
          <Entry key={term.id} term={term} locale={locale} />
        ))}
      </dl>
    </section>
  );
}

async function Entry({ term, locale }: { term: Term; locale: Locale }) {
  const { id, acronym, expansion, original, definition, lawAsOf, guide } = term;
  const t = await getTranslations('glossary');
  return (
    <div id={id} className={styles.entry}>
      <dt className={styles.acronym}>
        <dfn>{acronym}</dfn>
      </dt>
      <dd>
        <p className={styles.expansion}>
          {expansion}
          {original && (
            <span className={styles.original}>
              {' '}
              (<span lang={original.locale}>{original.text}</span>)
            </span>
          )}
        </p>
        <p className={styles.definition}>{definition}</p>
        {lawAsOf && (
          <p className={styles.asOf}>{t('lawAsOf', { date: formatDate(lawAsOf, locale) })}</p>
        )}
        {guide && (
          <p className={styles.guide}>
            <PageLink page={`guides/${guide}`}>{loadGuide(guide, locale).text.title}</PageLink>
          </p>
        )}
      </dd>
    </div>
  );
}
