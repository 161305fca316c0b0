import { getTranslations } from 'next-intl/server';
import type { RegimeId } from '@/law/checker/regimes';
import { entriesOf } from '@/law/entries';
import { currentLocale } from '@/lib/i18n/current-locale';
import type { Locale } from '@/lib/i18n/locales';
import { formatNumber } from '@/lib/numbers';
import { loadTypesetRegister } from '@/loaders/law';
import { StackingTable } from '@/ui/tables';
import voice from '@/ui/text.module.css';
import styles from './method-page.module.css';
// Written and checked by the test that compares (tests/unit/checker/portail-rse.test.ts).
import portal from './portal.json';

/** The provision behind each reason for a difference from the government's portal. */
const provisions = {
  above: { act: 'fr-code-commerce', article: 'D. 230-1' },
  institution: { act: 'fr-ord-2023-1142', article: '33' },
  listed: { act: 'fr-ord-2023-1142', article: '33' },
  financial: { act: 'fr-loi-2016-1691', article: '8' },
  issuer: { act: 'fr-loi-2016-1691', article: '8' },
  overseas: { act: 'fr-code-env-l229-25', article: 'L. 229-25' },
  system: { act: 'fr-code-energie', article: 'L. 233-1' },
  turnover: { act: 'fr-loi-2016-1691', article: '17' },
  association: { act: 'fr-loi-2016-1691', article: '17' },
  group: { act: 'fr-loi-2016-1691', article: '17' },
  plan: { act: 'fr-code-commerce', article: 'L. 225-102-1' },
} as const;
type Reason = keyof typeof provisions;

const columns = ['regime', 'same', 'opposite'] as const;

/** The proof of the page, drawn: of all answers compared, how many are the same, text by text. */
export async function PortalTotals() {
  const t = await getTranslations('method.portal');
  const names = await getTranslations('checker.words.regimes');
  const locale = await currentLocale();
  const same = portal.rows.reduce((sum, row) => sum + row.same, 0);
  const values = {
    companies: formatNumber(portal.companies, locale),
    all: formatNumber(portal.companies * portal.rows.length, locale),
  };
  return (
    <div className={styles.proof}>
      <p className={styles.total}>
        <strong>{formatNumber(same, locale)}</strong>
        {t('lead', values)} <a href="#portal">{t('reasonsLink')}</a>
      </p>
      <ul role="list" className={styles.bars}>
        {portal.rows.map((row) => (
          <li key={row.regime}>
            {names(row.regime as RegimeId)}
            <span>{formatNumber(row.same, locale)}</span>
            <Share of={row.same} />
          </li>
        ))}
      </ul>
    </div>
  );
}

export async function Differences() {
  const t = await getTranslations('method.portal');
  const names = await getTranslations('checker.words.regimes');
  const locale = await currentLocale();
  const cells = columns.map((column) => t(`columns.${column}`));
  const number = (value: number) => formatNumber(value, locale);
  return (
    <div className={styles.differences}>
      <StackingTable caption={t('caption')} columns={cells}>
        <tbody>
          {portal.rows.map(({ regime, same, open, openAtFirst, reasons }) => (
            <tr key={regime}>
              <th scope="row">{names(regime as RegimeId)}</th>
              <td data-label={cells[1]}>
                {number(same)}
                {openAtFirst > 0 && (
                  <p className={`${voice.small} ${styles.note}`}>
                    {t('open', { open: number(open), first: number(openAtFirst) })}
                  </p>
                )}
              </td>
              <td data-label={cells[2]} className={reasons.length > 0 ? undefined : styles.none}>
                {reasons.length > 0 ? <Reasons reasons={reasons} locale={locale} /> : number(0)}
              </td>
            </tr>
          ))}
        </tbody>
      </StackingTable>
    </div>
  );
}

/** A part of all companies as a bar; the number beside it says the same. */
const Share = ({ of }: { of: number }) => (
  <svg
    viewBox={`0 0 ${portal.companies} 1`}
    preserveAspectRatio="none"
    className={styles.share}
    aria-hidden="true"
  >
    <rect width={of} height="1" fill="currentColor" />
  </svg>
);

interface ReasonsProps {
  reasons: readonly { id: string; companies: number }[];
  locale: Locale;
}

/** Why answers differ, the provision for each. */
async function Reasons({ reasons, locale }: ReasonsProps) {
  const t = await getTranslations('method.portal');
  const { acts } = entriesOf(loadTypesetRegister(locale));
  return (
    <ul role="list" className={styles.reasons}>
      {reasons.map(({ id, companies }) => {
        const { act, article } = provisions[id as Reason];
        return (
          <li key={id}>
            {t('reason', {
              companies: formatNumber(companies, locale),
              reason: t(`reasons.${id as Reason}`),
              name: acts.get(act)?.name[locale] ?? '',
              article,
            })}
          </li>
        );
      })}
    </ul>
  );
}
