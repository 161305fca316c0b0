import { getTranslations } from 'next-intl/server';
import { Fragment } from 'react';
import { PageShell } from '@/components/layout/page-shell';
import { PageLink } from '@/components/ui/links';
import { SearchField } from '@/components/ui/search-field';
import { PageIntroduction } from '@/components/ui/sections/page-head';
import { currentLocale } from '@/lib/i18n/current-locale';
import type { Locale } from '@/lib/i18n/locales';
import { formatNumber } from '@/lib/numbers';
import { COLON, upperFirst } from '@/lib/sentences';
import { loadGlossary, type Term } from '@/loaders/glossary';
import { pageOf } from '@/loaders/routes/page';
import styles from './glossary-page.module.css';

/** The glossary: every acronym of the site, its expansion and its meaning. */
export async function GlossaryPage() {
  const t = await getTranslations('glossary');
  const search = await getTranslations('search.form');
  const locale = await currentLocale();
  const terms = loadGlossary(locale);
  const number = (found: readonly Term[]) => formatNumber(found.length, locale);
  const values = {
    count: number(terms),
    guides: number(terms.filter(({ guide }) => guide)),
    law: number(terms.filter(({ law }) => law.length > 0)),
  };
  return (
    <PageShell page="glossary">
      <PageIntroduction
        page="glossary"
        values={values}
        below={
          <div className="above-5">
            <SearchField label={t('look')} submit={search('submit')} quiet needsScript />
          </div>
        }
      />
      <TermList terms={terms} locale={locale} />
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

interface Terms {
  terms: readonly Term[];
  locale: Locale;
}

/** The acronyms in alphabetical order; guides link to each of them. */
async function TermList({ terms: all, locale }: Terms) {
  const t = await getTranslations('glossary');
  const letters = byLetter(all);
  return (
    <section aria-labelledby="terms-title">
      <h2 id="terms-title" className="visually-hidden">
        {t('list')}
      </h2>
      <nav className={`strip ${styles.index}`} aria-label={t('letters')} data-search-skip>
        <ul role="list" className={styles.letters}>
          {letters.map(({ letter, id }) => (
            <li key={letter}>
              <a href={`#${id}`}>{letter}</a>
            </li>
          ))}
        </ul>
      </nav>
      <div className={`page ${styles.book}`}>
        {letters.map(({ letter, id, terms }) => (
          <div key={letter} className={styles.letter}>
            <p className={styles.initial} aria-hidden="true" data-search-skip>
              {letter}
            </p>
            <details className="fold-on-phones">
              <summary data-search-skip>
                <span>{terms.map(({ acronym }) => acronym).join(', ')}</span>
              </summary>
              <dl id={id} className={styles.terms}>
                {terms.map((term) => (
                  <Entry key={term.id} term={term} locale={locale} />
                ))}
              </dl>
            </details>
          </div>
        ))}
      </div>
    </section>
  );
}

/** Begins with a capital, unless its own are elsewhere: eXtensible. */
const capitalised = (text: string): string => (/^.\p{Lu}/u.test(text) ? text : upperFirst(text));

/** A term, set as in a dictionary, and the guide that says more: below it, on phones beside the acronym. */
async function Entry({ term, locale }: { term: Term; locale: Locale }) {
  const { id, acronym, expansion, original, definition, law, guide } = term;
  const t = await getTranslations('glossary');
  return (
    <div id={id} className={styles.entry}>
      <dt>
        <dfn className="name">{acronym}</dfn>
      </dt>{' '}
      <dd>
        <strong>{capitalised(expansion)}</strong>
        {original && (
          <span className="quiet">
            {' '}
            (<span lang={original.locale}>{original.text}</span>)
          </span>
        )}
        . {definition}{' '}
        {law.length > 0 && (
          <span className={`small ${styles.law}`} data-search-skip>
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
          </span>
        )}
      </dd>
      {guide && (
        <dd className={styles.guide} data-search-skip>
          <PageLink page={`guides/${guide}`}>
            {t('guide', { name: await pageOf(`guides/${guide}`).name(locale) })}
          </PageLink>
        </dd>
      )}
    </div>
  );
}
