import { getTranslations } from 'next-intl/server';
import { WideSection } from '@/components/ui/sections/wide-section';
import { currentLocale } from '@/i18n/current-locale';
import type { CheckerWords } from '@/islands/checker/words';
import { Island } from '@/islands/island';
import { lawAddress } from '@/lib/checker/address';
import { type RegimeId, regimes } from '@/lib/checker/regimes';
import { lawCheckedOn } from '@/lib/content/load/law-checked-on';
import { formatDate } from '@/lib/format';
import { pagePath } from '@/lib/pages/urls';
import { RulesTable } from './rules-table';

/** The checker of scope, and the rules it applies as a table. */
export async function CheckerSection() {
  const t = await getTranslations('checker');
  const locale = await currentLocale();
  const date = formatDate(lawCheckedOn(), locale);
  const guides: Partial<Record<RegimeId, string>> = Object.fromEntries(
    regimes.flatMap((regime) =>
      'guide' in regime ? [[regime.id, pagePath(`guides/${regime.guide}`, locale)]] : [],
    ),
  );
  return (
    <>
      <WideSection id="checker" number={1} title={t('title')} lead={t('lead')} tone="surface">
        <Island
          name="checker"
          id="scope-checker"
          start="near"
          props={{
            law: lawAddress(locale),
            words: t.raw('words') as CheckerWords,
            locale,
            guides,
            demo: pagePath('signup', locale),
          }}
        />
        <p>{t('asOf', { date })}</p>
      </WideSection>
      <WideSection id="rules" number={2} title={t('table.title')} lead={t('table.lead')}>
        <RulesTable caption={t('table.caption', { date })} />
      </WideSection>
    </>
  );
}
