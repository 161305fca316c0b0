import { getTranslations } from 'next-intl/server';
import { SignInSection } from '@/components/account/sign-in-section';
import { PageShell } from '@/components/layout/page-shell';
import button from '@/components/ui/button.module.css';
import { IslandStyles } from '@/components/ui/island-styles';
import { PageHead } from '@/components/ui/page-head';
import { PageSummary } from '@/components/ui/page-summary';
import { site } from '@/config/site';
import { Slides } from './slides';
import { TrustPoints } from './trust-points';

/** The demo page: introduction, four screens, trust points. Requests go by e-mail until the form is there. */
export async function SignupPage() {
  const t = await getTranslations('signup');
  const words = await getTranslations('summary');
  const summary: string[] = t.raw('summary');
  const mailto = `mailto:${site.email}?subject=${encodeURIComponent(t('subject'))}`;
  return (
    <PageShell page="signup">
      <PageHead
        kicker={t('kicker')}
        title={t('title')}
        lead={t('lead')}
        actions={
          <a className={`${button.button} ${button.primary}`} href={mailto}>
            {t('action')}
          </a>
        }
        aside={<PageSummary title={words('title')} items={summary} />}
      />
      <Slides />
      <TrustPoints />
      <IslandStyles>
        <SignInSection />
      </IslandStyles>
    </PageShell>
  );
}
