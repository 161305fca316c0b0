import { getTranslations } from 'next-intl/server';
import { SignInSection } from '@/components/account/sign-in-section';
import { PageShell } from '@/components/layout/page-shell';
import button from '@/components/ui/button.module.css';
import { PageHead } from '@/components/ui/sections/page-head';
import { PageSummary } from '@/components/ui/sections/page-summary';
import { identity } from '@/config/identity';
import { FormSection } from './form-section';
import { Slides } from './slides';
import { TrustPoints } from './trust-points';

/** The demo page: introduction, four screens, trust points, the form. */
export async function SignupPage() {
  const t = await getTranslations('signup');
  const words = await getTranslations('summary');
  const account = await getTranslations('account.summary');
  const summary: string[] = t.raw('summary');
  return (
    <PageShell page="signup">
      <PageHead
        kicker={t('kicker')}
        title={t('title')}
        lead={t('lead')}
        actions={
          <a className={`${button.button} ${button.primary}`} href="#request">
            {t('action')}
          </a>
        }
        aside={
          <PageSummary
            title={words('title')}
            items={[...summary, identity === null ? account('closed') : account('open')]}
          />
        }
      />
      <Slides />
      <TrustPoints />
      <FormSection />
      <SignInSection />
    </PageShell>
  );
}
