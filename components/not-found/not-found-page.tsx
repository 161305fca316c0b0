import { getTranslations } from 'next-intl/server';
import { PageShell } from '@/components/layout/page-shell';
import { headerPages } from '@/routes/registry';
import { ButtonLink } from '@/ui/button-link';
import { PageLink } from '@/ui/page-link';
import { PageHead } from '@/ui/sections/page-head';
import { KnownPages } from './known-pages';
import styles from './not-found-page.module.css';
import { OtherLanguages } from './other-language';
import { PageSearch } from './page-search';

/** The not-found page; enhance/not-found.ts finds or suggests the page that was meant. */
export async function NotFoundPage() {
  const t = await getTranslations('notFound');
  const cta = await getTranslations('cta');
  const nav = await getTranslations('nav');
  return (
    <PageShell page="notFound">
      <OtherLanguages />
      <PageHead
        kicker={t('message')}
        title={t('title')}
        lead={t('detail')}
        actions={
          <>
            <ButtonLink page="signup">{cta('action')}</ButtonLink>
            <ButtonLink page="landing" kind="secondary">
              {t('home')}
            </ButtonLink>
          </>
        }
        below={<PageSearch />}
        aside={
          <>
            <nav aria-labelledby="elsewhere">
              <h2 id="elsewhere" className={styles.title}>
                {t('elsewhere')}
              </h2>
              <ul role="list" className={styles.list} data-suggestions>
                {([...headerPages('main'), 'search'] as const).map((id) => (
                  <li key={id}>
                    <PageLink page={id}>{nav(id as 'about')}</PageLink>
                  </li>
                ))}
              </ul>
            </nav>
            <p className={styles.checker}>
              <PageLink page="simulator" anchor="checker">
                {t('checker')}
              </PageLink>
            </p>
          </>
        }
      />
      <KnownPages />
    </PageShell>
  );
}
