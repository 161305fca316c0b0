import { getTranslations } from 'next-intl/server';
import { PageShell } from '@/components/layout/page-shell';
import { formatDate } from '@/lib/dates';
import { currentLocale } from '@/lib/i18n/current-locale';
import { formatNumber } from '@/lib/numbers';
import { COLON } from '@/lib/sentences';
import { loadClaims, type StatedClaim } from '@/loaders/claims';
import { correctionsOf } from '@/loaders/guide-data';
import { loadGuides } from '@/loaders/guides';
import { pageName } from '@/routes/names';
import type { PageId } from '@/routes/registry';
import { PageLink } from '@/ui/links';
import { PageIntroduction } from '@/ui/sections/page-head';
import { Plate } from '@/ui/sections/section';
import voice from '@/ui/text.module.css';
import { ToReview } from '@/ui/to-review';
import styles from './claims-page.module.css';
import { Corrections } from './corrections';

/** What the site says of the company and the product, each time with the reason why. */
export async function ClaimsPage() {
  const locale = await currentLocale();
  const claims = loadClaims(locale);
  const next = claims.map(({ reviewBy }) => reviewBy).sort()[0] ?? '';
  const usual = usualDay(claims);
  const values = {
    count: formatNumber(claims.length, locale),
    date: formatDate(usual, locale),
    next: formatDate(next, locale),
    corrections: formatNumber(correctionsOf(loadGuides(locale)).length, locale),
  };
  return (
    <PageShell page="claims">
      <PageIntroduction page="claims" values={values} />
      <Plate tone="night">
        <Picture claims={claims} />
      </Plate>
      <div className={styles.ledger}>
        {grounds.map((ground) => (
          <Ground key={ground} ground={ground} claims={claims} usual={usual} />
        ))}
        <CorrectionList />
      </div>
    </PageShell>
  );
}

/** What claims rest on, the firmest first. */
const grounds = ['shown', 'commitment', 'statement'] as const;

/** The day on which most claims were reviewed. */
function usualDay(claims: readonly StatedClaim[]): string {
  const days = claims.map(({ reviewedOn }) => reviewedOn);
  const times = (day: string) => days.filter((each) => each === day).length;
  return days.reduce((most, day) => (times(day) > times(most) ? day : most), days[0] ?? '');
}

/** All claims as marks, by what they rest on; each kind leads to its part of the ledger. */
async function Picture({ claims }: { claims: readonly StatedClaim[] }) {
  const t = await getTranslations('claims.grounds');
  const locale = await currentLocale();
  return (
    <div className={styles.picture} data-search-skip data-screen-only>
      {grounds.map((ground) => {
        const resting = claims.filter((claim) => claim.ground === ground);
        return (
          <a key={ground} href={`#${ground}`} className={`${styles.kind} ${styles[ground]}`}>
            <span className={styles.count}>{formatNumber(resting.length, locale)}</span>{' '}
            <span className={styles.kindName}>{t(ground)}</span>
            <span className={styles.marks} aria-hidden="true">
              {resting.map(({ id }) => (
                <span key={id} className={styles.mark} />
              ))}
            </span>
          </a>
        );
      })}
    </div>
  );
}

const columns = ['claim', 'page', 'basis', 'owner'] as const;

interface GroundProps {
  ground: (typeof grounds)[number];
  claims: readonly StatedClaim[];
  /** The day on which a claim was reviewed if nothing else is said. */
  usual: string;
}

/** The claims that rest on one ground. */
async function Ground({ ground, claims, usual }: GroundProps) {
  const t = await getTranslations('claims');
  const resting = claims.filter((claim) => claim.ground === ground);
  return (
    <section
      id={ground}
      className={`${styles.ground} ${styles[ground]}`}
      aria-labelledby={`${ground}-title`}
    >
      <header className={styles.head}>
        <span className={styles.mark} aria-hidden="true" />
        <h2 id={`${ground}-title`} className={styles.title}>
          {t(`grounds.${ground}`)}
        </h2>
        <p className={voice.soft}>{t(`notes.${ground}`)}</p>
      </header>
      <p className={styles.columns} aria-hidden="true" data-search-skip>
        {columns.map((column) => (
          <span key={column}>{t(`columns.${column}`)}</span>
        ))}
      </p>
      <ul role="list">
        {[...byBasis(resting)].map(([key, alike]) => (
          <ClaimEntry key={key} claims={alike} usual={usual} />
        ))}
      </ul>
    </section>
  );
}

/** What the guides got wrong, set as the claims are. */
async function CorrectionList() {
  const t = await getTranslations('claims.corrections');
  return (
    <section
      id="corrections"
      className={`${styles.ground} ${styles.corrections}`}
      aria-labelledby="corrections-title"
    >
      <header className={styles.head}>
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

interface ClaimEntryProps extends Pick<GroundProps, 'usual'> {
  claims: readonly StatedClaim[];
}

/** The words as pages have them; beside them what they rest on, and who answers for it. */
async function ClaimEntry({ claims, usual }: ClaimEntryProps) {
  const t = await getTranslations('claims');
  const locale = await currentLocale();
  // Keys are data here, and authoring/messages/check-messages.ts checks them.
  const quote = (await getTranslations()) as unknown as (key: string) => string;
  const label = (column: 'page' | 'owner') => t(`columns.${column}`) + COLON[locale];
  const [first] = claims;
  return (
    <li className={styles.claim}>
      <ul role="list" className={styles.quotes}>
        {claims.map(({ id, message, page }) => (
          <li key={id} id={id}>
            <p className={styles.quote}>{quote(message)}</p>{' '}
            <p
              className={`${voice.small} ${styles.of}`}
              data-label={label('page')}
              data-search-skip
            >
              <ClaimingPage page={page as PageId} />
            </p>
          </li>
        ))}
      </ul>
      {first && (
        <div className={styles.basis} data-search-skip>
          <p>{first.basis}</p>{' '}
          <p className={`${voice.small} ${styles.of}`} data-label={label('owner')}>
            {first.owner}
            {first.reviewedOn !== usual &&
              t('review', { date: formatDate(first.reviewedOn, locale) })}{' '}
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
