import { getTranslations } from 'next-intl/server';
import { figures, journal } from '@/law/sample-company/company';
import { pictureSetting } from '../setting';

const steps = ['text', 'data', 'evidence', 'review'] as const;
const [{ daysAgo, to: version }] = journal;

/** A published figure of the sample company, and the steps back to its evidence. */
export async function figureTrail() {
  const t = await getTranslations('auditability.trail');
  const { calendar, date, number } = await pictureSetting();
  const values = { sites: figures.sites, version, date: date(calendar.daysAgo(daysAgo)) };
  return {
    figure: t('value', { value: number(figures.scope12.tonnes) }),
    steps: steps.map((id) => ({
      id,
      term: t(`steps.${id}.term`),
      text: t(`steps.${id}.text`, values),
    })),
  };
}
