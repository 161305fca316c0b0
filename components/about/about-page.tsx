import { getTranslations } from 'next-intl/server';
import { PageShell } from '@/components/layout/page-shell';
import { ButtonLink } from '@/components/ui/button-link';
import { CtaBand } from '@/components/ui/cta-band';
import { PageHead } from '@/components/ui/page-head';
import { PageSummary } from '@/components/ui/page-summary';
import { Section } from '@/components/ui/section';
import styles from './about-page.module.css';

export async function AboutPage() {
  const t = await getTranslations('about');
  const words = await getTranslations();
  const summary: string[] = t.raw('summary');
  const founders: { role: string; text: string }[] = t.raw('team.founders');
  return (
    <PageShell page="about">
      <PageHead
        kicker={t('kicker')}
        title={t('title')}
        lead={t('lead')}
        actions={<ButtonLink page="signup">{words('cta.action')}</ButtonLink>}
        aside={<PageSummary title={words('summary.title')} items={summary} />}
      />
      <Section id="mission" number={1} title={t('mission.title')}>
        <Paragraphs items={t.raw('mission.text')} />
      </Section>
      <Section id="vision" number={2} title={t('vision.title')}>
        <Paragraphs items={t.raw('vision.text')} />
      </Section>
      <Section id="team" number={3} title={t('team.title')} lead={t('team.lead')} tone="surface">
        <ul role="list" className={styles.founders}>
          {founders.map(({ role, text }) => (
            <li key={role} className={styles.founder}>
              <h3>{role}</h3>
              <p>{text}</p>
            </li>
          ))}
        </ul>
      </Section>
      <blockquote className={styles.quote}>
        <p>{t('quote')}</p>
      </blockquote>
      <CtaBand />
    </PageShell>
  );
}

function Paragraphs({ items }: { items: readonly string[] }) {
  return (
    <div className={styles.text}>
      {items.map((item) => (
        <p key={item}>{item}</p>
      ))}
    </div>
  );
}
