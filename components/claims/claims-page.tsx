import { getTranslations } from 'next-intl/server';
import { PageShell } from '@/components/layout/page-shell';
import { formatDate } from '@/lib/dates';
import { currentLocale } from '@/lib/i18n/current-locale';
import { loadClaims, type StatedClaim } from '@/loaders/claims';
import { correctionsOf } from '@/loaders/guide-data';
import { loadGuides } from '@/loaders/guides';
import { pageName } from '@/routes/names';
import type { PageId } from '@/routes/registry';
import { PageLink } from '@/ui/links';
import { PageIntroduction } from '@/ui/sections/page-head';
import voice from '@/ui/text.module.css';
import { ToReview } from '@/ui/to-review';
import styles from './claims-page.module.css';
import { Corrections } from './corrections';

/** What the site says of the company and the product, each time with the reason why. */
export function ClaimsPage() {
  return (
    <PageShell page="claims">
      <PageIntroduction page="claims" />
      <ClaimList />
      <CorrectionList />
    </PageShell>
  );
}

const grounds = ['shown', 'commitment', 'statement'] as const;

/** Claims by what they rest on, the firmest first, each ground with its number of claims. */
async function ClaimList() {
  const t = await getTranslations('claims');
  const claims = loadClaims(await currentLocale());
  return grounds.map((ground) => {
    const resting = claims.filter((claim) => claim.ground === ground);
    return (
      <section key={ground} className={styles.ground} aria-labelledby={`${ground}-title`}>
        <header className={styles.head}>
          <p className={styles.count} aria-hidden="true">
            {resting.length}
          </p>
          <h2 id={`${ground}-title`} className={styles.title}>
            {t(`grounds.${ground}`)}
          </h2>
          <p className={voice.soft}>{t(`notes.${ground}`)}</p>
        </header>
        <ul role="list" className={styles.claims}>
          {[...byBasis(resting)].map(([key, alike]) => (
            <ClaimEntry key={key} claims={alike} />
          ))}
        </ul>
      </section>
    );
  });
}

/** What the guides got wrong, set as the claims are. */
async function CorrectionList() {
  const t = await getTranslations('claims.corrections');
  const { length } = correctionsOf(loadGuides(await currentLocale()));
  return (
    <section id="corrections" className={styles.ground} aria-labelledby="corrections-title">
      <header className={styles.head}>
        <p className={styles.count} aria-hidden="true">
          {length}
        </p>
        <h2 id="corrections-title" className={styles.title}>
          {t('title')}
        </h2>
        <p className={voice.soft}>{t('lead')}</p>
      </header>
      <Corrections />
    </section>
  );
}

/** Claims that rest on the same words, so that these stand once. */
function byBasis(claims: readonly StatedClaim[]): Map<string, StatedClaim[]> {
  const groups = new Map<string, StatedClaim[]>();
  for (const claim of claims) {
    const key = [claim.basis, claim.owner, claim.reviewedOn, claim.reviewBy].join();
    groups.set(key, [...(groups.get(key) ?? []), claim]);
  }
  return groups;
}

/** The words as pages have them; beside them what they rest on, who answers for it and when it was reviewed. */
async function ClaimEntry({ claims }: { claims: readonly StatedClaim[] }) {
  const t = await getTranslations('claims');
  const locale = await currentLocale();
  // Keys are data here, and authoring/messages/check-messages.ts checks them.
  const quote = (await getTranslations()) as unknown as (key: string) => string;
  const [first] = claims;
  return (
    <li className={styles.claim}>
      <ul role="list" className={styles.quotes}>
        {claims.map(({ id, message, page }) => (
          <li key={id} id={id}>
            <p className={styles.quote}>{quote(message)}</p>
            <p className={voice.small} data-search-skip>
              <ClaimingPage page={page as PageId} />
            </p>
          </li>
        ))}
      </ul>
      {first && (
        <div data-search-skip>
          <p>{first.basis}</p>
          <p className={voice.small}>
            {t('review', { owner: first.owner, date: formatDate(first.reviewedOn, locale) })}{' '}
            <ToReview by={first.reviewBy} />
          </p>
        </div>
      )}
    </li>
  );
}

const ClaimingPage = async ({ page }: { page: PageId }) => (
  <PageLink page={page}>{await pageName(page, await currentLocale())}</PageLink>
);
