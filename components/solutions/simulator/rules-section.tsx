import { getTranslations } from 'next-intl/server';
import { formatDate } from '@/lib/dates';
import { currentLocale } from '@/lib/i18n/current-locale';
import { lawCheckedOn } from '@/loaders/law';
import { WideSection } from '@/ui/sections/wide-section';
import { RulesTable } from './rules-table';

/** The rules that the checker applies, as a table. */
export async function RulesSection() {
  const t = await getTranslations('checker.table');
  const date = formatDate(lawCheckedOn(), await currentLocale());
  return (
    <WideSection id="rules" number={2} title={t('title')} lead={t('lead')}>
      <RulesTable caption={t('caption', { date })} />
    </WideSection>
  );
}
