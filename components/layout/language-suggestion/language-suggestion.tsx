import { getTranslations } from 'next-intl/server';
import { currentLocale } from '@/lib/i18n/current-locale';
import { type Locale, locales } from '@/lib/i18n/locales';
import { pagePathsByLocale } from '@/routes/addresses';
import type { PageId } from '@/routes/registry';
import styles from './language-suggestion.module.css';

/**
 * Under the header, the page in another language, for visitors whose stored or browser language it is.
 * before-paint.tsx finds out which, and enhance/language.ts dismisses it; nothing redirects.
 */
export async function LanguageSuggestions({ page }: { page: PageId }) {
  const current = await currentLocale();
  const others = locales.filter((locale) => locale !== current);
  return (
    <div className={styles.underHeader}>
      {others.map((locale) => (
        <Suggestion key={locale} page={page} other={locale} />
      ))}
    </div>
  );
}

async function Suggestion({ page, other }: { page: PageId; other: Locale }) {
  const t = await getTranslations({ locale: other, namespace: 'layout.suggestion' });
  return (
    <aside
      className={styles.suggestion}
      lang={other}
      aria-label={t('link')}
      data-suggestion={other}
    >
      <p>
        {t(page === 'notFound' ? 'site' : 'text')}{' '}
        <a href={pagePathsByLocale(page)[other]} hrefLang={other} data-language={other}>
          {t('link')}
        </a>
      </p>
      <button type="button" className={styles.dismiss} data-dismiss>
        {t('dismiss')}
      </button>
    </aside>
  );
}
