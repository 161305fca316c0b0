import { NextDates } from '@/components/calendar/entries';
import { PageShell } from '@/components/layout/page-shell';
import { CustomerSentence } from '@/components/proof/proof';
import { StruckSpread } from '@/components/ui/struck-figure';
import { Audiences } from './bands';
import { Conversations } from './conversations';
import { Hero } from './hero';
import styles from './landing-page.module.css';
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

/** The figure of the CSRD that changed, from edge to edge, and the dates that follow from it. */
const LawBand = () => (
  <StruckSpread of="csrd-scope.employees">
    <NextDates subject="csrd" className={`above-6 ${styles.dates}`} />
  </StruckSpread>
);
