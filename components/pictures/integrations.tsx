import { getTranslations } from 'next-intl/server';
import { Picture, Rows } from '@/components/pictures/parts';
import { pictureSetting } from '@/components/pictures/setting';
import { indicators, profile, reported } from '@/law/sample-company/company';
import styles from './integrations.module.css';

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
async function registerRows() {
  const t = await getTranslations('integrations.flow');
  const { calendar, number, shortMoney, date } = await pictureSetting();
  const year = String(calendar.dataYear);
  const values: Record<RowId, string> = {
    electricity: number(reported.electricity.megawattHours),
    waste: number(reported.hazardousWaste.tonnes),
    policy: number(indicators.policyPages),
    capex: shortMoney(reported.capex.euros),
    headcount: number(profile.figures.employees),
    emissions: number(reported.scope3.tonnes),
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

/** The register: each value with its label and its origin. */
export async function RegisterPicture() {
  const t = await getTranslations('integrations.flow');
  const register = await registerRows();
  return (
    <Picture name={t('picture')} frame={`sheet ${styles.sheet}`}>
      <p className={`heading spread ${styles.head}`}>
        {t('register')}
        <span className={`small ${styles.year}`}>{register.year}</span>
      </p>
      <Rows
        className={styles.rows}
        rows={register.rows.map(({ id, label, value, origin }) => ({
          id,
          text: label,
          meta: <mark>{origin}</mark>,
          end: <span className={styles.value}>{value}</span>,
        }))}
      />
    </Picture>
  );
}
