import { getTranslations } from 'next-intl/server';
import { Picture } from '@/components/pictures/parts/picture';
import { entriesOf } from '@/law/find';
import { isLocale, type Locale } from '@/lib/i18n/locales';
import { Tag } from '@/ui/tag';
import { pictureSetting } from '../setting';
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
  const { register } = await pictureSetting();
  const actIn = (language: string) =>
    isLocale(language)
      ? (entriesOf(register).acts.get(acts[language] ?? '')?.name[language] ?? '')
      : '';
  return (
    <Picture name={t('picture')}>
      <p className={styles.query}>
        <svg viewBox="0 0 20 20" width="20" height="20" aria-hidden="true">
          <path d="M8.5 2.5a6 6 0 1 1 0 12 6 6 0 0 1 0-12ZM13 13l5 5" className={styles.glass} />
        </svg>
        {t('query')}
      </p>
      <ul role="list" className={styles.filters}>
        {filters.map((filter) => (
          <li key={filter.name} className={styles.filter}>
            <span className={styles.term}>{t(filter.name)}</span>
            {options.map((option) => (
              <span key={option} className={option === 'chosen' ? styles.chosen : styles.option}>
                {t(`${filter.options}.${option}`)}
              </span>
            ))}
          </li>
        ))}
      </ul>
      <ol role="list">
        {(['foreign', 'own'] as const).map((id) => (
          <li key={id} className={styles.result}>
            <p className={styles.source}>
              <span lang={t(`results.${id}.lang`)}>
                {t(`results.${id}.place`, { act: actIn(t(`results.${id}.lang`)) })}
              </span>
              <Tag colour={id === 'foreign' ? 'teal' : 'slate'}>{t(`results.${id}.language`)}</Tag>
            </p>
            <p className={styles.passage} lang={t(`results.${id}.lang`)}>
              {t(`results.${id}.before`)} <mark>{t(`results.${id}.mark`)}</mark>{' '}
              {t(`results.${id}.after`)}
            </p>
            {id === 'foreign' && (
              <p className={styles.pair}>
                <span className={styles.term}>{t('link')}</span>
                <span>{t('pairQuery')}</span>
                <span className={styles.arrow}>↔</span>
                <span lang={foreign}>{t('pairResult')}</span>
              </p>
            )}
          </li>
        ))}
      </ol>
      <p className={styles.note}>{t('note')}</p>
    </Picture>
  );
}
