import { getTranslations } from 'next-intl/server';
import { SIGN_IN } from '@/components/demo/sign-in';
import { PageLink } from '@/components/ui/links';
import { Logo } from '@/components/ui/logo';
import { site } from '@/lib/config/site';
import { currentLocale } from '@/lib/i18n/current-locale';
import { pagePath } from '@/loaders/routes/addresses';
import type { PageId } from '@/loaders/routes/registry';
import styles from './header.module.css';
import { LanguageChoice } from './language-choice';
import { MainNav } from './main-nav';
import { MobileMenu } from './mobile-menu';

/** Fixed header. Works with links and <details> alone; browser/enhance/ adds hover, Escape and scroll behaviour. */
export async function Header({ page }: { page: PageId }) {
  const t = await getTranslations('layout');
  const nav = await getTranslations('nav');
  const account = await getTranslations('account');
  return (
    <header className={styles.header} data-header>
      <div className={`page ${styles.bar}`}>
        <PageLink page="landing" label={t('logo', { brand: site.brand })} on={page}>
          <Logo />
        </PageLink>
        <MobileMenu label={t('header.menu')} closeLabel={t('header.close')}>
          <MainNav page={page} />
          <div className={styles.tools}>
            <LanguageChoice page={page} />
            <PageLink page="signup" anchor={SIGN_IN} className={styles.login}>
              {account('title')}
            </PageLink>
          </div>
        </MobileMenu>
        <SearchLink current={page === 'search'} />
        <PageLink
          page="signup"
          className={`button ${styles.demo} ${page === 'signup' ? styles.asking : ''}`}
          on={page}
        >
          <span className={styles.short} aria-hidden="true">
            {t('header.demo')}
          </span>
          <span className={styles.full}>{nav('signup')}</span>
        </PageLink>
      </div>
    </header>
  );
}

/**
 * Link to the search page. browser/enhance/search.ts opens a dialog instead; the build sets `data-search` to the
 * URL of the search file.
 */
async function SearchLink({ current }: { current: boolean }) {
  const t = await getTranslations('layout.header');
  return (
    <a
      href={pagePath('search', await currentLocale())}
      className={current ? `${styles.search} ${styles.searching}` : styles.search}
      aria-current={current ? 'page' : undefined}
      data-search=""
      data-screen-only
    >
      <svg viewBox="0 0 20 20" width="1.25rem" height="1.25rem" aria-hidden="true">
        <path
          d="M8.5 14a5.5 5.5 0 1 1 0-11 5.5 5.5 0 0 1 0 11ZM12.5 12.5 17 17"
          fill="none"
          stroke="currentColor"
          strokeWidth="1.75"
          strokeLinecap="round"
        />
      </svg>
      <span className="visually-hidden">{t('search')}</span>
    </a>
  );
}
