import { getTranslations } from 'next-intl/server';
import { Picture, State } from '@/components/pictures/parts';
import { pictureSetting } from '@/components/pictures/setting';
import { entriesOf } from '@/law/entries';
import { isLocale, type Locale } from '@/lib/i18n/locales';
import styles from './search.module.css';

const filters = ['sector', 'issue'] as const;

/** The act of each result, by the language of its text. */
const acts: Partial<Record<Locale, string>> = { fr: 'fr-code-travail', en: 'dir-2013-34' };

/** A search in the reader's language that finds a text in the other one by meaning; the two texts face each other. */
export async function SearchPicture() {
  const t = await getTranslations('monitoring.search');
  return (
    <Picture name={t('picture')}>
      <div className={`grid ${styles.ask}`}>
        <p className={`field ${styles.query}`}>
          <svg viewBox="0 0 20 20" width="20" height="20" aria-hidden="true">
            <path d="M8.5 2.5a6 6 0 1 1 0 12 6 6 0 0 1 0-12ZM13 13l5 5" />
          </svg>
          {t('query')}
        </p>
        {filters.map((filter) => (
          <p key={filter} className="field">
            <span className="term">{t(filter)}</span> {t(`${filter}Chosen`)}
          </p>
        ))}
      </div>
      <div className={`grid halves ${styles.results}`}>
        <Result id="own" />
        <Result id="foreign" />
      </div>
      <p>
        <span className="term">{t('link')}</span>
        {t('pairQuery')} <span aria-hidden="true">↔</span>{' '}
        <span lang={t('results.foreign.lang')}>{t('pairResult')}</span>
      </p>
      <p className="small">{t('note')}</p>
    </Picture>
  );
}

/** A passage that answers the search, in the reader's language or in the other one. */
async function Result({ id }: { id: 'own' | 'foreign' }) {
  const t = await getTranslations('monitoring.search.results');
  const { register } = await pictureSetting();
  const lang = t(`${id}.lang`);
  const act = isLocale(lang) ? entriesOf(register).acts.get(acts[lang] ?? '')?.name[lang] : '';
  return (
    <div>
      <p className={`soft flow ${styles.source}`}>
        <State of={id}>{t(`${id}.language`)}</State>
        <span lang={lang}>{t(`${id}.place`, { act: act ?? '' })}</span>
      </p>
      <p className={styles.passage} lang={lang}>
        {t(`${id}.before`)} <mark>{t(`${id}.mark`)}</mark> {t(`${id}.after`)}
      </p>
    </div>
  );
}
