import { getTranslations } from 'next-intl/server';
import { WideSection } from '@/components/ui/sections/section';
import { site } from '@/lib/config/site';
import { currentLocale } from '@/lib/i18n/current-locale';
import { loadCompany } from '@/loaders/company';
import { type Place, PlaceLink } from './place-link';

/** What to ask any vendor, with the page on which the site answers for ours. */
const questions = [
  { id: 'version', place: { page: 'frameworks' } },
  { id: 'law', place: { page: 'openData' } },
  { id: 'trail', place: { page: 'integrations', anchor: 'origin' } },
  { id: 'log', place: { page: 'about', anchor: 'logging' } },
  { id: 'ai', place: { page: 'regpilot', anchor: 'review' } },
  { id: 'export', place: { page: 'platform' } },
  { id: 'hosting', place: { page: 'legal', anchor: 'privacy' } },
  { id: 'security', place: { page: 'platform', anchor: 'security' } },
  { id: 'price', place: { page: 'signup' } },
  { id: 'exit', place: { page: 'legal', anchor: 'terms-termination' } },
] as const satisfies readonly { id: string; place: Place }[];
type Question = (typeof questions)[number]['id'];

/** Ten questions, with what a good answer holds, and ours as it stands today. */
export async function Questions() {
  const t = await getTranslations('software.questions');
  const hosting = await getTranslations('hosting');
  const company = loadCompany(await currentLocale());
  /** What the settings or the company file say, where they say it, in place of that nothing is said. */
  const stated: Partial<Record<Question, string>> = {
    ...(site.hostedInEu ? { hosting: `${hosting('text')} ${t('hostUnnamed')}` } : {}),
    ...(company.certificates.length > 0 ? { security: t('certified') } : {}),
    ...(company.price ? { price: company.price.amount } : {}),
  };
  return (
    <WideSection id="questions" title={t('title')} lead={t('lead')} tone="surface">
      <ol role="list" className="ledger">
        {questions.map(({ id, place }) => (
          <li key={id} className="halves">
            <h3>{t(`items.${id}.question`)}</h3>
            <p className="soft">
              <span className="term">{t('good')}</span> {t(`items.${id}.good`)}
            </p>
            <p className="quoted">
              <span className="term">{t('ours')}</span> {stated[id] ?? t(`items.${id}.ours`)}{' '}
              <PlaceLink place={place} />
            </p>
          </li>
        ))}
      </ol>
    </WideSection>
  );
}
