import { getTranslations } from 'next-intl/server';
import { PageLink } from '@/components/ui/links';
import { WideSection } from '@/components/ui/sections/section';
import { StackingTable } from '@/components/ui/tables';
import { ToReview } from '@/components/ui/to-review';
import { formatDate } from '@/lib/dates';
import { currentLocale } from '@/lib/i18n/current-locale';
import { claimGrounds, loadClaims } from '@/loaders/claims';
import { changesOf } from '@/loaders/guide-data';
import { loadGuides } from '@/loaders/guides';
import { pageOf } from '@/loaders/routes/page';
import type { PageId } from '@/loaders/routes/registry';

/**
 * What the site says of the company and the product, by what it rests on, then what its guides got wrong. Folded: browsers
 * open what holds the target of an address.
 */
export async function Claims() {
  const t = await getTranslations('about.claims');
  const claims = loadClaims(await currentLocale());
  return (
    <WideSection id="claims" title={t('title')} lead={t('lead')}>
      {claimGrounds.map((ground) => (
        <details key={ground} className="fold">
          <summary>{t(`grounds.${ground}`)}</summary>
          <p className="soft">{t(`notes.${ground}`)}</p>
          <Ledger ground={ground} claims={claims.filter((claim) => claim.ground === ground)} />
        </details>
      ))}
      <details id="corrections" className="fold">
        <summary>{t('corrections.title')}</summary>
        <p className="soft">{t('corrections.lead')}</p>
        <ChangeLog />
      </details>
    </WideSection>
  );
}

const columns = ['claim', 'page', 'basis', 'owner'] as const;

interface LedgerProps {
  ground: (typeof claimGrounds)[number];
  claims: ReturnType<typeof loadClaims>;
}

/** The words as pages have them, what they rest on, and who answers for them. */
async function Ledger({ ground, claims }: LedgerProps) {
  const t = await getTranslations('about.claims');
  const locale = await currentLocale();
  // Keys are data here, and authoring/messages/check-messages.ts checks them.
  const quote = (await getTranslations()) as unknown as (key: string) => string;
  const cells = columns.map((column) => t(`columns.${column}`));
  return (
    <StackingTable caption={t(`grounds.${ground}`)} columns={cells}>
      <tbody>
        {claims.map(({ id, message, page, basis, owner, reviewedOn, reviewBy }) => (
          <tr key={id} id={id}>
            <th scope="row">{quote(message)}</th>
            <td data-label={cells[1]}>
              <ClaimingPage page={page as PageId} />
            </td>
            <td data-label={cells[2]}>{basis}</td>
            <td data-label={cells[3]}>
              {owner}
              {t('review', { date: formatDate(reviewedOn, locale) })} <ToReview by={reviewBy} />
            </td>
          </tr>
        ))}
      </tbody>
    </StackingTable>
  );
}

const ClaimingPage = async ({ page }: { page: PageId }) => (
  <PageLink page={page}>{await pageOf(page).name(await currentLocale())}</PageLink>
);

/** What guides added, cut and put right, the latest first. */
async function ChangeLog() {
  const locale = await currentLocale();
  const t = await getTranslations('about.claims.corrections');
  const entries = await Promise.all(
    changesOf(loadGuides(locale)).map(async ({ guide: { slug }, change }) => ({
      slug,
      date: change.date,
      name: await pageOf(`guides/${slug}`).name(locale),
      text: change.text[locale],
      corrects: change.corrects,
    })),
  );
  return (
    <ol role="list" className="soft">
      {entries.map(({ slug, date, name, text, corrects }) => (
        <li key={`${slug} ${text}`} className="line">
          <p className="flow">
            <time dateTime={date}>{formatDate(date, locale)}</time>{' '}
            <PageLink page={`guides/${slug}`}>{name}</PageLink>{' '}
            {corrects && <span>{t('correction')}</span>}
          </p>
          <p>{text}</p>
        </li>
      ))}
    </ol>
  );
}
