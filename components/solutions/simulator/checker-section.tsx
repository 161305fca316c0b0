import { getTranslations } from 'next-intl/server';
import type { CheckerMessages } from '@/islands/checker/messages';
import { Island } from '@/islands/island';
import { eventsAddress, lawAddress } from '@/law/checker/address';
import { type RegimeId, regimes } from '@/law/checker/regimes';
import { formatDate } from '@/lib/dates';
import { currentLocale } from '@/lib/i18n/current-locale';
import { lawCheckedOn } from '@/loaders/law';
import { pagePath } from '@/routes/addresses';
import { PageLink } from '@/ui/page-link';
import { WideSection } from '@/ui/sections/wide-section';

/** The section with the scope checker. */
export async function CheckerSection() {
  const t = await getTranslations('checker');
  const contract = await getTranslations('demoRequest');
  const locale = await currentLocale();
  const date = formatDate(lawCheckedOn(), locale);
  const { measures, outlook, valueChain, ...messages } = t.raw('words') as CheckerMessages;
  const guides: Partial<Record<RegimeId, string>> = Object.fromEntries(
    regimes.flatMap((regime) =>
      'guide' in regime ? [[regime.id, pagePath(`guides/${regime.guide}`, locale)]] : [],
    ),
  );
  return (
    <WideSection id="checker" number={1} title={t('title')} lead={t('lead')} tone="surface">
      <Island
        name="checker"
        id="scope-checker"
        start="near"
        props={{
          law: lawAddress(locale),
          calendar: eventsAddress(locale),
          messages: {
            ...messages,
            demoMessage: contract.raw('written').checker,
          },
          locale,
          guides,
          demo: pagePath('signup', locale),
        }}
      />
      <noscript>
        <p>
          <a href="#rules">{t('noScript')}</a>
        </p>
      </noscript>
      <p>
        {t('asOf', { date })} <PageLink page="method">{t('method')}</PageLink>
      </p>
    </WideSection>
  );
}
