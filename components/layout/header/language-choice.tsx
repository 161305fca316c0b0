import { getTranslations } from 'next-intl/server';
import { currentLocale } from '@/i18n/current-locale';
import { fallbackLocale, type Locale, localeNames, locales } from '@/lib/i18n/locales';
import type { PageId } from '@/lib/pages/registry';
import { isTranslated } from '@/lib/pages/translated';
import { pagePathsByLocale } from '@/lib/pages/urls';
import styles from './language-choice.module.css';
import menu from './menu.module.css';
import { Chevron } from './solutions-menu';

/** The name of a language, with a note when the page is not translated into it. */
async function LanguageName({ page, locale }: { page: PageId; locale: Locale }) {
  if (isTranslated(page, locale)) return localeNames[locale];
  const t = await getTranslations('layout.header');
  return (
    <>
      {localeNames[locale]} <span lang={await currentLocale()}>({t('untranslated')})</span>
    </>
  );
}

/**
 * The same page in the other language, as links: next-intl's own link would point at /fr/…, which the
 * export does not have. enhance/language-choice.ts stores the choice.
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
              hrefLang={isTranslated(page, locale) ? locale : fallbackLocale}
              lang={locale}
              data-language={locale}
            >
              <LanguageName page={page} locale={locale} />
            </a>
          )}
        </li>
      ))}
    </ul>
  );
}

/** Language choice on wide screens: a dropdown. */
export async function LanguageMenu({ page }: { page: PageId }) {
  const t = await getTranslations('layout.header');
  const current = await currentLocale();
  return (
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
  );
}

/** Language choice on narrow screens: links, which enhance/ replaces with a select. */
export async function LanguageSelect({ page }: { page: PageId }) {
  const t = await getTranslations('layout.header');
  const current = await currentLocale();
  const paths = pagePathsByLocale(page);
  return (
    <div className={styles.choice} data-language-choice>
      <p className={styles.label} id="language-label">
        {t('language')}
      </p>
      <div data-language-links>
        <LanguageLinks page={page} />
      </div>
      <select
        className={styles.select}
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
            {isTranslated(page, locale)
              ? localeNames[locale]
              : `${localeNames[locale]} (${t('untranslated')})`}
          </option>
        ))}
      </select>
    </div>
  );
}
