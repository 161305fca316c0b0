import { getTranslations } from 'next-intl/server';
import { PageShell } from '@/components/layout/page-shell';
import { PageHead } from '@/components/ui/page-head';
import { PageLink } from '@/components/ui/page-link';
import { PageSummary } from '@/components/ui/page-summary';
import { site } from '@/config/site';
import styles from './legal-page.module.css';

const tabs = ['privacy', 'terms', 'cookies'] as const;

/** The legal page, as far as its introduction and its three addressable parts. */
export async function LegalPage() {
  const t = await getTranslations('legal');
  const words = await getTranslations('summary');
  const summary: string[] = t.raw('summary');
  return (
    <PageShell page="legal">
      <PageHead
        kicker={t('kicker')}
        title={t('title')}
        lead={t('lead')}
        actions={<PageLink page="landing">{t('back')}</PageLink>}
        aside={<PageSummary title={words('title')} items={summary} />}
      />
      <div className={styles.parts}>
        <nav aria-label={t('sections')}>
          <ul role="list">
            {tabs.map((tab) => (
              <li key={tab} className={styles.entry}>
                <a href={`#${tab}`}>{t(tab)}</a>
              </li>
            ))}
          </ul>
        </nav>
        <div>
          {tabs.map((tab) => (
            <section key={tab} id={tab} aria-labelledby={`${tab}-title`} className={styles.part}>
              <h2 id={`${tab}-title`}>{t(tab)}</h2>
              <p>{t('pending', { email: site.email })}</p>
            </section>
          ))}
        </div>
      </div>
    </PageShell>
  );
}
