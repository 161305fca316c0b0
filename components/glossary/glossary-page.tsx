import { getTranslations } from 'next-intl/server';
import { Fragment } from 'react';
import { PageShell } from '@/components/layout/page-shell';
import { formatDate } from '@/lib/dates';
import { currentLocale } from '@/lib/i18n/current-locale';
import type { Locale } from '@/lib/i18n/locales';
import { COLON } from '@/lib/sentences';
import { loadGlossary, type Term } from '@/loaders/glossary';
import { pageName } from '@/routes/names';
import { PageLink } from '@/ui/links';
import lists from '@/ui/lists.module.css';
import { PageIntroduction } from '@/ui/sections/page-head';
import { EntrySection } from '@/ui/sections/section';
import voice from '@/ui/text.module.css';
import styles from './glossary-page.module.css';

/** The glossary: every acronym of the site, its expansion and its meaning. */
export function GlossaryPage() {
  return (
    <PageShell page="glossary">
      <PageIntroduction page="glossary" />
      <TermList />
    </PageShell>
  );
}

/** Terms by their first letter, accents aside; the terms are in the order of the alphabet already. */
function byLetter(terms: readonly Term[]) {
  const letterOf = ({ acronym }: Term) =>
    acronym.charAt(0).normalize('NFD').charAt(0).toUpperCase();
  return [...new Set(terms.map(letterOf))].map((letter) => ({
    letter,
    id: `index-${letter.toLowerCase()}`,
    terms: terms.filter((term) => letterOf(term) === letter),
  }));
}

/** The acronyms in alphabetical order; guides link to each of them. */
async function TermList() {
  const t = await getTranslations('glossary');
  const locale = await currentLocale();
  const letters = byLetter(loadGlossary(locale));
  return (
    <EntrySection titleId="terms-title" title={t('list')}>
      <nav className={`${lists.strip} ${styles.index}`} aria-label={t('letters')} data-search-skip>
        <ul role="list" className={styles.letters}>
          {letters.map(({ letter, id }) => (
            <li key={letter}>
              <a href={`#${id}`}>{letter}</a>
            </li>
          ))}
        </ul>
      </nav>
      {letters.map(({ letter, id, terms }) => (
        <div key={letter} className={styles.letter}>
          <p className={styles.initial} aria-hidden="true" data-search-skip>
            {letter}
          </p>
          <dl id={id} className={styles.terms}>
            {terms.map((term) => (
              <Entry key={term.id} term={term} locale={locale} />
            ))}
          </dl>
        </div>
      ))}
    </EntrySection>
  );
}

async function Entry({ term, locale }: { term: Term; locale: Locale }) {
  const { id, acronym, expansion, original, definition, lawAsOf, law, guide } = term;
  const t = await getTranslations('glossary');
  return (
    <div id={id} className={styles.entry}>
      <dt className={`${voice.heading} ${styles.acronym}`}>
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
        {law.length > 0 && (
          <p className={styles.guide}>
            {t('law')}
            {COLON[locale]}
            {law.map((entry, index) => (
              <Fragment key={entry.id}>
                {index > 0 && ', '}
                <PageLink page="openData" anchor={entry.id}>
                  {entry.label}
                </PageLink>
              </Fragment>
            ))}
          </p>
        )}
        {lawAsOf && (
          <p className={styles.asOf}>{t('lawAsOf', { date: formatDate(lawAsOf, locale) })}</p>
        )}
        {guide && (
          <p className={styles.guide}>
            <PageLink page={`guides/${guide}`}>
              {t('guide', { name: await pageName(`guides/${guide}`, locale) })}
            </PageLink>
          </p>
        )}
      </dd>
    </div>
  );
}
