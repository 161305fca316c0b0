import { getTranslations } from 'next-intl/server';
import { PageShell } from '@/components/layout/page-shell';
import { AlertsPicture } from '@/components/pictures/changes';
import { CoveragePicture } from '@/components/pictures/coverage';
import { OverviewPicture } from '@/components/pictures/overview';
import { Unlabelled } from '@/components/pictures/parts';
import { RegpilotPicture } from '@/components/pictures/regpilot';
import { CustomerSentence, Price } from '@/components/proof/proof';
import { PageLink } from '@/components/ui/links';
import { RECEIVED } from '@/lib/form/fields';
import { RequestForm } from './request-form';
import { SignInSection } from './sign-in';
import styles from './signup-page.module.css';

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

const slides = [
  { id: 'overview', picture: <OverviewPicture /> },
  { id: 'alerts', picture: <AlertsPicture /> },
  { id: 'reporting', picture: <CoveragePicture /> },
  { id: 'regpilot', picture: <RegpilotPicture /> },
] as const;

/** Four product screens: scrolled by touch, wheel or arrow keys, and all in view where there is room. */
async function Slides() {
  const t = await getTranslations('signup.slides');
  const pictures = await getTranslations('pictures');
  return (
    <section
      id="screens"
      aria-labelledby="screens-title"
      className={`band surface ${styles.slides}`}
    >
      <header className={`page stack ${styles.screens}`}>
        <h2 id="screens-title">{t('title')}</h2>
        <p className="lead">{t('lead')}</p>
        <p className="small">{pictures('label')}</p>
      </header>
      {/* biome-ignore lint/a11y/useSemanticElements: a set of screens, not form fields */}
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: a scrollable region must be reachable by keyboard */}
      <div className={styles.scroller} tabIndex={0} role="group" aria-label={t('label')}>
        <ol role="list" className={styles.list}>
          {slides.map(({ id, picture }) => (
            <li key={id} className={styles.slide}>
              <h3>{t(`items.${id}.title`)}</h3>
              <p className={`quiet ${styles.text}`}>{t(`items.${id}.text`)}</p>
              <Unlabelled>{picture}</Unlabelled>
            </li>
          ))}
        </ol>
      </div>
    </section>
  );
}
