import { getTranslations } from 'next-intl/server';
import { PageShell } from '@/components/layout/page-shell';
import { ButtonLink } from '@/components/ui/button-link';
import { CtaBand } from '@/components/ui/cta-band';
import { PageHead } from '@/components/ui/page-head';
import { PageLink } from '@/components/ui/page-link';
import { PageSummary } from '@/components/ui/page-summary';
import { Section } from '@/components/ui/section';
import styles from './platform-page.module.css';

/** The six modules, each with the solution page that says more about it. */
const modules = [
  { id: 'frameworks', page: 'frameworks' },
  { id: 'monitoring', page: 'monitoring' },
  { id: 'regpilot', page: 'regpilot' },
  { id: 'documents', page: 'integrations' },
  { id: 'auditability', page: 'auditability' },
  { id: 'simulator', page: 'simulator' },
] as const;

export async function PlatformPage() {
  const t = await getTranslations('platform');
  const words = await getTranslations();
  const summary: string[] = t.raw('summary');
  const security: { term: string; text: string }[] = t.raw('security.items');
  return (
    <PageShell page="platform">
      <PageHead
        kicker={t('kicker')}
        title={t('title')}
        lead={t('lead')}
        actions={<ButtonLink page="signup">{words('cta.action')}</ButtonLink>}
        aside={<PageSummary title={words('summary.title')} items={summary} />}
      />
      <Section id="modules" number={1} title={t('modules.title')} lead={t('modules.lead')}>
        <ol role="list" className={styles.modules}>
          {modules.map(({ id, page }, index) => {
            const points: string[] = t.raw(`modules.items.${id}.points`);
            const title = t(`modules.items.${id}.title`);
            return (
              <li key={id} className={styles.module}>
                <p className={styles.index} aria-hidden="true">
                  {String(index + 1).padStart(2, '0')}
                </p>
                <div>
                  <h3>{title}</h3>
                  <p className={styles.text}>{t(`modules.items.${id}.text`)}</p>
                  <ul role="list" className={styles.points}>
                    {points.map((point) => (
                      <li key={point}>{point}</li>
                    ))}
                  </ul>
                  <PageLink page={page} label={t('modules.moreAbout', { title })}>
                    {t('modules.more')}
                  </PageLink>
                </div>
              </li>
            );
          })}
        </ol>
      </Section>
      <Section
        id="security"
        number={2}
        title={t('security.title')}
        lead={t('security.lead')}
        tone="night"
      >
        <dl className={styles.security}>
          {security.map(({ term, text }) => (
            <div key={term} className={styles.fact}>
              <dt>{term}</dt>
              <dd>{text}</dd>
            </div>
          ))}
        </dl>
      </Section>
      <CtaBand />
    </PageShell>
  );
}
