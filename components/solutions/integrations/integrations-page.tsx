import { getTranslations } from 'next-intl/server';
import { IntroducedPage } from '@/components/layout/introduced-page';
import { DataFlowPicture } from '@/components/pictures/integrations/data-flow';
import { Plate } from '@/ui/sections/plate';
import { Section } from '@/ui/sections/section';
import { WideSection } from '@/ui/sections/wide-section';
import { Directory } from './directory';
import { Origin } from './origin';

/** Connectors: the sources and their register, the directory, and the origin of one value. */
export async function IntegrationsPage() {
  const t = await getTranslations('integrations');
  return (
    <IntroducedPage
      page="integrations"
      plate={
        <Plate tone="night">
          <DataFlowPicture />
        </Plate>
      }
    >
      <WideSection
        id="connectors"
        number={1}
        title={t('directory.title')}
        lead={t('directory.lead')}
      >
        <Directory />
      </WideSection>
      <Section
        id="origin"
        number={2}
        title={t('origin.title')}
        lead={t('origin.lead')}
        tone="surface"
      >
        <Origin />
      </Section>
    </IntroducedPage>
  );
}
