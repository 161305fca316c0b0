import { getTranslations } from 'next-intl/server';
import { currentLocale } from '@/i18n/current-locale';
import { type Locale, locales } from '@/lib/i18n/locales';
import type { PageId } from '@/lib/pages/registry';
import { pagePath } from '@/lib/pages/urls';
import styles from './notices.module.css';

/**
 * Suggests another language when the visitor's stored or browser language differs from the page's.
 * Hidden until enhance/language-suggestion.ts detects that; never redirects.
 */
export async function LanguageSuggestions({ page }: { page: PageId }) {
  const current = await currentLocale();
  return locales
    .filter((locale) => locale !== current)
    .map((locale) => <Suggestion key={locale} page={page} other={locale} />);
}

async function Suggestion({ page, other }: { page: PageId; other: Locale }) {
  const t = await getTranslations({ locale: other, namespace: 'layout.suggestion' });
  return (
    <aside
      className={styles.notice}
      lang={other}
      aria-label={t('link')}
      data-language-suggestion={other}
      hidden
    >
      <p>
        {t('text')}{' '}
        <a href={pagePath(page, other)} hrefLang={other} data-language={other}>
          {t('link')}
        </a>
      </p>
      <button type="button" className={styles.dismiss} data-dismiss>
        {t('dismiss')}
      </button>
    </aside>
  );
}
