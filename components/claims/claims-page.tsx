import { getTranslations } from 'next-intl/server';
import { PageShell } from '@/components/layout/page-shell';
import { formatDate } from '@/lib/dates';
import { currentLocale } from '@/lib/i18n/current-locale';
import { loadClaims } from '@/loaders/claims';
import { pageName } from '@/routes/names';
import type { PageId } from '@/routes/registry';
import { PageLink } from '@/ui/links';
import { PageIntroduction } from '@/ui/sections/page-head';
import { EntrySection } from '@/ui/sections/section';
import voice from '@/ui/text.module.css';
import styles from './claims-page.module.css';

/** What the site says of the company and the product, each time with the reason why. */
export function ClaimsPage() {
  return (
    <PageShell page="claims">
      <PageIntroduction page="claims" />
      <ClaimList />
    </PageShell>
  );
}

/** Every claim: the words as the page has them, what kind of basis it has and which, who answers for it and when it was reviewed. */
async function ClaimList() {
  const t = await getTranslations('claims');
  const locale = await currentLocale();
  // Keys are data here, and authoring/messages/check-messages.ts checks them.
  const quote = (await getTranslations()) as unknown as (key: string) => string;
  const claims = await Promise.all(
    loadClaims(locale).map(async (claim) => ({
      ...claim,
      name: await pageName(claim.page as PageId, locale),
    })),
  );
  const resting = (ground: string) => claims.filter((claim) => claim.ground === ground).length;
  return (
    <EntrySection titleId="claims-title" title={t('list')}>
      <p className={styles.count} data-search-skip>
        {t('count', {
          total: claims.length,
          shown: resting('shown'),
          commitment: resting('commitment'),
          statement: resting('statement'),
        })}
      </p>
      <ul role="list">
        {claims.map(({ id, message, page, ground, basis, owner, reviewedOn, name }) => (
          <li key={id} id={id} className={styles.claim}>
            <div>
              <p className={styles.quote}>{quote(message)}</p>
              <p className={styles.page}>
                <PageLink page={page as PageId}>{name}</PageLink>
              </p>
            </div>
            <div>
              <p className={voice.term} data-search-skip>
                {t(`grounds.${ground}`)}
              </p>
              <p data-search-skip>{basis}</p>
              <p className={styles.review} data-search-skip>
                {t('review', { owner, date: formatDate(reviewedOn, locale) })}
              </p>
            </div>
          </li>
        ))}
      </ul>
    </EntrySection>
  );
}
