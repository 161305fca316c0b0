import { PageShell } from '@/components/layout/page-shell';
import { CustomerSentence } from '@/components/proof/proof';
import { Audiences } from './bands';
import { Conversations } from './conversations';
import { Hero } from './hero';
import styles from './landing-page.module.css';
import { LawBand } from './law-band';
import { Proof } from './proof';

/** The landing page: the promise, a tour and a first answer, whom it is for, why to trust it. */
export const LandingPage = () => (
  <PageShell page="landing">
    <div className={styles.page}>
      <Hero />
      <LawBand />
      <Conversations />
      <Audiences />
      <CustomerSentence />
      <Proof />
    </div>
  </PageShell>
);
