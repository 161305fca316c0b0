import { getTranslations } from 'next-intl/server';
import { currentLocale } from '@/lib/i18n/current-locale';
import { type Locale, locales } from '@/lib/i18n/locales';
import { pagePath } from '@/routes/addresses';
import type { PageId } from '@/routes/registry';
import styles from './other-language.module.css';

/**
 * The not-found message in another language, for hosts with a single not-found page. Hidden until
 * enhance/not-found.ts detects an address of that language.
 */
export async function OtherLanguages() {
  const current = await currentLocale();
  return locales
    .filter((locale) => locale !== current)
    .map((locale) => <Notice key={locale} other={locale} />);
}

async function Notice({ other }: { other: Locale }) {
  const t = await getTranslations({ locale: other, namespace: 'notFound' });
  const nav = await getTranslations({ locale: other, namespace: 'nav' });
  const link = (id: PageId, label: string) => (
    <a href={pagePath(id, other)} hrefLang={other} data-language={other}>
      {label}
    </a>
  );
  return (
    <div className={styles.notice} lang={other} data-other-language={other} hidden>
      <p className={styles.title}>{t('title')}</p>
      <p>{t('otherLanguage')}</p>
      <p className={styles.links}>
        {link('landing', t('home'))} {link('search', nav('search'))}
      </p>
    </div>
  );
}
