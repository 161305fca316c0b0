import { getTranslations } from 'next-intl/server';
import { figures, indicators, profile } from '@/law/sample-company/company';
import { pictureSetting } from '../setting';

/** The rows of the sample register, each with its source. */
export const rows = [
  { id: 'electricity', source: 'excel' },
  { id: 'waste', source: 'excel' },
  { id: 'policy', source: 'drive' },
  { id: 'capex', source: 'erp' },
  { id: 'headcount', source: 'hris' },
  { id: 'emissions', source: 'api' },
] as const;
type RowId = (typeof rows)[number]['id'];

/** The year of the register, and the rows in words. */
export async function registerRows() {
  const t = await getTranslations('integrations.flow');
  const { calendar, number, shortMoney, date } = await pictureSetting();
  const year = String(calendar.dataYear);
  const values: Record<RowId, string> = {
    electricity: number(figures.electricity.megawattHours),
    waste: number(figures.hazardousWaste.tonnes),
    policy: number(indicators.policyPages),
    capex: shortMoney(figures.capex.euros),
    headcount: number(profile.figures.employees),
    emissions: number(figures.scope3.tonnes),
  };
  const imported: Partial<typeof values> = {
    headcount: date(calendar.importedOn('headcount')),
    emissions: date(calendar.importedOn('scope3')),
  };
  return {
    year: t('year', { year }),
    rows: rows.map(({ id }) => ({
      id,
      label: t(`rows.${id}.label`),
      value: t(`rows.${id}.value`, { value: values[id] }),
      origin: t(`rows.${id}.origin`, { year, date: imported[id] ?? '' }),
    })),
  };
}
