import { getTranslations } from 'next-intl/server';
import { SignInSection } from '@/components/account/sign-in';
import { PageShell } from '@/components/layout/page-shell';
import { CustomerSentence, Price } from '@/components/proof/proof';
import { DemoSteps } from './demo-steps';
import { RequestForm } from './request-form';
import styles from './signup-page.module.css';
import { Slides } from './slides';
import { TrustPoints } from './trust-points';

/** The demo page: the form beside the three steps and the trust points, four screens, sign-in. */
export async function SignupPage() {
  const t = await getTranslations('signup');
  return (
    <PageShell page="signup">
      <div className={styles.head}>
        <div>
          <p className={styles.kicker}>{t('kicker')}</p>
          <h1>{t('title')}</h1>
          <p className={styles.lead}>{t('lead')}</p>
          <Price />
        </div>
        <RequestForm className={styles.form} />
        <div className={styles.beside}>
          <DemoSteps />
          <TrustPoints />
        </div>
      </div>
      <Slides />
      <CustomerSentence />
      <SignInSection />
    </PageShell>
  );
}
