import { getTranslations } from 'next-intl/server';
import { NextDates } from '@/components/calendar/entries';
import { PageShell } from '@/components/layout/page-shell';
import { CustomerSentence } from '@/components/proof/proof';
import { PageLink } from '@/components/ui/links';
import { Lines } from '@/components/ui/lists';
import { StruckSpread } from '@/components/ui/struck-figure';
import bands from './bands.module.css';
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

/** Whom it is for, in one row. */
async function Audiences() {
  const t = await getTranslations('landing.audiences');
  const items: { title: string; subtitle: string; points: string[] }[] = t.raw('items');
  return (
    <section id="audiences" aria-labelledby="audiences-title" className={`page band ${bands.band}`}>
      <h2 id="audiences-title">{t('title')}</h2>
      <ul role="list" className={`grid halves cols-3-3-3-3 above-4 ${bands.audiences}`}>
        {items.map(({ title, subtitle, points }) => (
          <li key={title}>
            <h3>{title}</h3>
            <p className="strong">{subtitle}</p>
            <Lines items={points} item="dash" />
          </li>
        ))}
      </ul>
      <p className="above-5">
        <PageLink page="clients">{t('more')}</PageLink>
      </p>
    </section>
  );
}
