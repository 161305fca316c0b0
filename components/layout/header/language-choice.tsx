import { getTranslations } from 'next-intl/server';
import { currentLocale } from '@/lib/i18n/current-locale';
import { localeNames, locales } from '@/lib/i18n/locales';
import { pagePathsByLocale } from '@/loaders/routes/addresses';
import type { PageId } from '@/loaders/routes/registry';
import styles from './language-choice.module.css';
import { Chevron } from './main-nav';
import menu from './main-nav.module.css';

/**
 * The same page in the other language, as links: next-intl's own link would point at /fr/…, which the
 * export does not have. browser/enhance/language.ts stores the choice.
 */
async function LanguageLinks({ page }: { page: PageId }) {
  const current = await currentLocale();
  const paths = pagePathsByLocale(page);
  return (
    <ul role="list" className={styles.links}>
      {locales.map((locale) => (
        <li key={locale}>
          {locale === current ? (
            // A link without href is HTML's placeholder for the current page.
            // biome-ignore lint/a11y/useValidAnchor: see above.
            <a
              className={styles.link}
              role="link"
              aria-disabled="true"
              aria-current="true"
              lang={locale}
            >
              {localeNames[locale]}
            </a>
          ) : (
            <a
              className={styles.link}
              href={paths[locale]}
              hrefLang={locale}
              lang={locale}
              data-language={locale}
            >
              {localeNames[locale]}
            </a>
          )}
        </li>
      ))}
    </ul>
  );
}

/** Language choice: a dropdown on wide screens; on narrow ones a select, or the links without scripts. */
export async function LanguageChoice({ page }: { page: PageId }) {
  const t = await getTranslations('layout.header');
  const current = await currentLocale();
  const paths = pagePathsByLocale(page);
  return (
    <div className={styles.choice} data-language-choice>
      <p className={`soft strong ${menu.label}`} id="language-label">
        {t('language')}
      </p>
      <details className={menu.menu} data-menu="hover">
        <summary className={menu.summary}>
          <span aria-hidden="true">{current.toUpperCase()}</span>
          <span className="visually-hidden">
            {t('currentLanguage', { language: localeNames[current] })}
          </span>
          <Chevron />
        </summary>
        <div className={`${menu.panel} ${styles.panel}`} data-menu-panel>
          <LanguageLinks page={page} />
        </div>
      </details>
      <select
        className="field large"
        aria-labelledby="language-label"
        defaultValue={paths[current]}
        data-language-select
        hidden
      >
        {locales.map((locale) => (
          <option
            key={locale}
            value={paths[locale]}
            lang={locale}
            data-locale={locale}
            disabled={locale === current}
          >
            {localeNames[locale]}
          </option>
        ))}
      </select>
    </div>
  );
}
