import { getTranslations } from 'next-intl/server';
import type { ReactNode } from 'react';
import { Terms } from '@/components/ui/lists';
import { Section } from '@/components/ui/sections/section';
import type { RegimeId } from '@/law/checker/regimes';
import { entriesOf } from '@/law/entries';
import { currentLocale } from '@/lib/i18n/current-locale';
import { formatNumber } from '@/lib/numbers';
import { loadTypesetRegister } from '@/loaders/law';
// Written and checked by the test that compares (tests/unit/checker/portail-rse.test.ts).
import portal from './portal.json';
import { portalAnswers } from './portal-answers';

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

const points = ['sources', 'answers', 'years', 'limits'] as const;

/** How the checker answers from this data: on what, by which logic, up to where, and held against the State's portal. */
export async function Method() {
  const t = await getTranslations('openData.method');
  const b = (words: ReactNode) => <strong>{words}</strong>;
  return (
    <Section id="method" title={t('title')} lead={t('lead')}>
      <Terms
        className="terms grid halves"
        items={points.map((id) => ({
          term: t(`points.${id}.term`),
          text: t.rich(`points.${id}.text`, { b }),
        }))}
      />
      <Portal />
    </Section>
  );
}

/** How many answers are those of the State's portal; folded, why the others differ, with the provision. */
async function Portal() {
  const t = await getTranslations('openData.method.portal');
  const names = await getTranslations('checker.words.regimes');
  const locale = await currentLocale();
  const { acts } = entriesOf(loadTypesetRegister(locale));
  const number = (value: number) => formatNumber(value, locale);
  return (
    <div id="portal" className="stack above-5">
      <p>
        {t('lead', {
          same: number(portalAnswers.same),
          companies: number(portal.companies),
          all: number(portalAnswers.all),
        })}
      </p>
      <details className="fold">
        <summary>{t('reasonsLink')}</summary>
        <p>{t('note')}</p>
        <ul>
          {portal.rows.flatMap(({ regime, reasons }) =>
            reasons.map(({ id, companies }) => {
              const { act, article } = provisions[id as Reason];
              return (
                <li key={`${regime}-${id}`}>
                  {t('reason', {
                    regime: names(regime as RegimeId),
                    companies,
                    reason: t(`reasons.${id as Reason}`),
                    name: acts.get(act)?.name[locale] ?? '',
                    article,
                  })}
                </li>
              );
            }),
          )}
        </ul>
      </details>
    </div>
  );
}
