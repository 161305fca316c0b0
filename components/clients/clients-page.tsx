import { getTranslations } from 'next-intl/server';
import { IntroducedPage } from '@/components/layout/introduced-page';
import { HistoryPicture } from '@/components/pictures/views/history';
import { Section } from '@/ui/sections/section';
import { Entries } from './entries';
import { FunctionsTable } from './functions-table';
import { Profiles } from './profiles';

/** The customers page: six profiles, then the functions that share the work inside a company. */
export async function ClientsPage() {
  const t = await getTranslations('clients');
  return (
    <IntroducedPage page="clients" aside={<Entries />} layout="even">
      <Profiles />
      <Section id="functions" number={2} title={t('functions.title')} lead={t('functions.lead')}>
        <FunctionsTable />
      </Section>
      <Section id="trail" number={3} title={t('trail.title')} lead={t('trail.lead')}>
        <HistoryPicture />
      </Section>
    </IntroducedPage>
  );
}
