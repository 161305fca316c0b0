import { getTranslations } from 'next-intl/server';
import { addressIn, otherLanguageOf } from '@/law/address';
import type { Act } from '@/law/register';
import { currentLocale } from '@/lib/i18n/current-locale';
import { languageIn } from '@/lib/i18n/language-name';
import styles from './source-list.module.css';

/** Everything the guide cites, with its address and a way back. Citations link here. */
export async function SourceList({ sources }: { sources: readonly Act[] }) {
  const t = await getTranslations('guide');
  return (
    <section className={styles.sources} aria-labelledby="sources">
      <h2 id="sources" className={styles.title}>
        {t('sources')}
      </h2>
      <ol className={styles.list}>
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
      {secondary && <span className={styles.secondary}>{t('source.secondaryLabel')} </span>}
      {address ? (
        <a href={address} rel="noopener" hrefLang={language} className={styles.address}>
          {title[locale]}
        </a>
      ) : (
        title[locale]
      )}{' '}
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
      {remarks.length > 0 && <span className={styles.remarks}>{remarks.join(' · ')}</span>}
    </li>
  );
}
