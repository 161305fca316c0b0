import { getTranslations } from 'next-intl/server';
import { IntroducedPage } from '@/components/layout/introduced-page';
import { AnnotatedClausesPicture } from '@/components/pictures/frameworks/annotated-clauses';
import { Plate } from '@/ui/sections/plate';
import { Section } from '@/ui/sections/section';
import { FrameworkList } from './framework-list';
import { Legend } from './legend';

/** The frameworks: an annotated article, the eight texts, the five margin marks. */
export async function FrameworksPage() {
  const t = await getTranslations('frameworks');
  return (
    <IntroducedPage
      page="frameworks"
      plate={
        <Plate tone="surface">
          <AnnotatedClausesPicture />
        </Plate>
      }
    >
      <Section id="legend" number={1} title={t('legend.title')} lead={t('legend.lead')}>
        <Legend />
      </Section>
      <Section id="list" number={2} title={t('list.title')} lead={t('list.lead')}>
        <FrameworkList />
      </Section>
    </IntroducedPage>
  );
}
