import { getTranslations } from 'next-intl/server';
import { SignInSection } from '@/components/account/sign-in';
import { PageShell } from '@/components/layout/page-shell';
import { CustomerSentence, Price } from '@/components/proof/proof';
import { PageLink } from '@/components/ui/links';
import { RECEIVED } from '@/lib/form/fields';
import { RequestForm } from './request-form';
import styles from './signup-page.module.css';
import { Slides } from './slides';

/** The demo page: the form beside the three steps and the trust points, four screens, sign-in. */
export async function SignupPage() {
  const t = await getTranslations('signup');
  return (
    <PageShell page="signup">
      <div className={`page grid ${styles.head}`}>
        <div>
          <p className="kicker">{t('kicker')}</p>
          <h1>{t('title')}</h1>
          <p className="lead above-3">{t('lead')}</p>
          <Price />
        </div>
        <Received />
        <RequestForm />
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

/** Where the form leads without scripts, once the request has been stored: shown in place of the form. */
async function Received() {
  const t = await getTranslations('demoForm.words.success');
  const steps: string[] = t.raw('steps');
  return (
    <section
      id={RECEIVED}
      className="panel received"
      aria-labelledby="received-title"
      tabIndex={-1}
      data-search-skip
    >
      <h2 id="received-title">{t('title')}</h2>
      <p>{t('text')}</p>
      <p>{t('next')}</p>
      <ol>
        {steps.map((step) => (
          <li key={step}>{step.replace('{email}', t('given'))}</li>
        ))}
      </ol>
    </section>
  );
}

interface Item {
  title: string;
  text: string;
}

/** The page-summary block of a demo request: its three steps; the first is ticked once the request has arrived. */
async function DemoSteps() {
  const t = await getTranslations('signup.steps');
  const words = await getTranslations('summary');
  const steps: Item[] = t.raw('items');
  return (
    <aside aria-label={words('title')}>
      <p className="ruled heading">{words('title')}</p>
      <ol role="list" className="steps">
        {steps.map(({ title, text }) => (
          <li key={title}>
            <p className="strong">{title}</p>
            <p className="quiet">{text}</p>
          </li>
        ))}
      </ol>
    </aside>
  );
}

/** What to expect from a demo. */
async function TrustPoints() {
  const t = await getTranslations('signup.trust');
  const buyer = await getTranslations('questions.buyer');
  const items: Item[] = t.raw('items');
  return (
    <section id="trust" aria-labelledby="trust-title">
      <h2 id="trust-title" className="ruled heading">
        {t('title')}
      </h2>
      <ul role="list">
        {items.map(({ title, text }) => (
          <li key={title} className="line">
            <h3 className="name">{title}</h3>
            <p className="quiet">{text}</p>
          </li>
        ))}
      </ul>
      <p className="line">
        <PageLink page="questions/plateforme">{buyer('title')}</PageLink>
      </p>
    </section>
  );
}
