import { getTranslations } from 'next-intl/server';
import { PageLink } from '@/components/ui/links';
import { WideSection } from '@/components/ui/sections/section';

const questions = [
  'version',
  'law',
  'trail',
  'log',
  'ai',
  'export',
  'hosting',
  'security',
  'price',
  'exit',
] as const;

/** What to ask any vendor, and what a good answer holds; ours have a page of their own. */
export async function Questions() {
  const t = await getTranslations('software.questions');
  const buyer = await getTranslations('questions.buyer');
  return (
    <WideSection
      id="questions"
      title={t('title')}
      lead={
        <>
          {t('lead')} <PageLink page="questions/plateforme">{buyer('title')}</PageLink>
        </>
      }
      tone="surface"
    >
      <ol role="list" className="grid halves">
        {questions.map((id) => (
          <li key={id} className="item stack">
            <h3>{t(`items.${id}.question`)}</h3>
            <p className="soft">
              <span className="term">{t('good')}</span> {t(`items.${id}.good`)}
            </p>
          </li>
        ))}
      </ol>
    </WideSection>
  );
}
