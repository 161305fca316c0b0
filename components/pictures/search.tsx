import { getTranslations } from 'next-intl/server';
import { Picture } from '@/components/pictures/parts';
import { pictureSetting } from '@/components/pictures/setting';
import { Tag } from '@/components/ui/tag';
import { entriesOf } from '@/law/entries';
import { isLocale, type Locale } from '@/lib/i18n/locales';
import styles from './search.module.css';

const filters = [
  { name: 'sector', options: 'sectors' },
  { name: 'issue', options: 'issues' },
] as const;

const options = ['all', 'chosen', 'other'] as const;

/** The act of each result, by the language of its text. */
const acts: Partial<Record<Locale, string>> = { fr: 'fr-code-travail', en: 'dir-2013-34' };

/** A search in the reader's language that finds a text in the other one by meaning. */
export async function SearchPicture() {
  const t = await getTranslations('monitoring.search');
  const foreign = t('results.foreign.lang');
  return (
    <Picture name={t('picture')}>
      <div className={styles.ask}>
        <p className={styles.query}>
          <svg viewBox="0 0 20 20" width="20" height="20" aria-hidden="true">
            <path d="M8.5 2.5a6 6 0 1 1 0 12 6 6 0 0 1 0-12ZM13 13l5 5" className={styles.glass} />
          </svg>
          {t('query')}
        </p>
        <ul role="list" className={`flow ${styles.filters}`}>
          {filters.map((filter) => (
            <li key={filter.name} className={`flow ${styles.filter}`}>
              <span className="term">{t(filter.name)}</span>
              {options.map((option) => (
                <span
                  key={option}
                  className={option === 'chosen' ? styles.chosen : `quiet ${styles.option}`}
                >
                  {t(`${filter.options}.${option}`)}
                </span>
              ))}
            </li>
          ))}
        </ul>
      </div>
      <div className={styles.results}>
        <Result id="own" />
        <p className={styles.pair}>
          <span className="term">{t('link')}</span>
          <span>{t('pairQuery')}</span>
          <span className={styles.arrow}>↕</span>
          <span lang={foreign}>{t('pairResult')}</span>
        </p>
        <Result id="foreign" />
      </div>
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
      <p className={`soft ${styles.source}`}>
        <Tag colour={id === 'foreign' ? 'teal' : 'slate'}>{t(`${id}.language`)}</Tag>
        <span lang={lang}>{t(`${id}.place`, { act: act ?? '' })}</span>
      </p>
      <p className={styles.passage} lang={lang}>
        {t(`${id}.before`)} <mark>{t(`${id}.mark`)}</mark> {t(`${id}.after`)}
      </p>
    </div>
  );
}
