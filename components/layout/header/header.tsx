import { getTranslations } from 'next-intl/server';
import { SignInLink } from '@/components/account/sign-in';
import { site } from '@/config/site';
import { headerPages, type PageId } from '@/routes/registry';
import { PageLink } from '@/ui/links';
import { Logo } from '@/ui/logo';
import styles from './header.module.css';
import { LanguageMenu, LanguageSelect } from './language-choice';
import { MainNav } from './main-nav';
import { MobileLinks } from './mobile-links';
import { MobileMenu } from './mobile-menu';
import { SearchLink } from './search-link';

/** Fixed header. Works with links and <details> alone; enhance/ adds hover, Escape and scroll behaviour. */
export async function Header({ page }: { page: PageId }) {
  const t = await getTranslations('layout');
  const nav = await getTranslations('nav');
  return (
    <header className={styles.header} data-header>
      <div className={styles.bar}>
        <PageLink
          page="landing"
          className={styles.home}
          label={t('logo', { brand: site.brand })}
          current={page === 'landing'}
        >
          <Logo />
        </PageLink>
        <MainNav page={page} />
        <SearchLink current={page === 'search'} />
        <div className={styles.tools}>
          <LanguageMenu page={page} />
          <SignInLink className={styles.login} />
        </div>
        <PageLink page="signup" className={styles.demo} current={page === 'signup'}>
          <span className={styles.short} aria-hidden="true">
            {t('header.demo')}
          </span>
          <span className={styles.full}>{nav('signup')}</span>
        </PageLink>
        <MobileMenu label={t('header.menu')} closeLabel={t('header.close')}>
          <nav aria-label={t('header.menu')}>
            <MobileLinks
              title={t('header.solutions')}
              pages={headerPages('solutions')}
              current={page}
            />
            <MobileLinks title={site.brand} pages={headerPages('main')} current={page} />
          </nav>
          <LanguageSelect page={page} />
          <div className={styles.actions}>
            <PageLink page="signup" className={styles.demo} current={page === 'signup'}>
              {nav('signup')}
            </PageLink>
            <SignInLink className={styles.login} />
          </div>
        </MobileMenu>
      </div>
    </header>
  );
}
