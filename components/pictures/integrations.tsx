import { getTranslations } from 'next-intl/server';
import { Picture } from '@/components/pictures/parts';
import { pictureSetting } from '@/components/pictures/setting';
import { Tag } from '@/components/ui/tag';
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
    <Picture name={t('picture')} frame={styles.sheet}>
      <p className={`heading spread ${styles.head}`}>
        {t('register')}
        <span className={`small ${styles.year}`}>{register.year}</span>
      </p>
      <ul role="list" className={styles.rows}>
        {register.rows.map(({ id, label, value, origin }) => (
          <li key={id} className={`spread ${styles.row}`}>
            <span>{label}</span>
            <span className={styles.value}>{value}</span>
            <span className={styles.origin}>
              <mark>{origin}</mark>
            </span>
          </li>
        ))}
      </ul>
    </Picture>
  );
}

const lines = ['source', 'location', 'import', 'requirement', 'evidence'] as const;

/** The record of one value, set as an annotated article. */
export async function ValueRecordPicture() {
  const t = await getTranslations('integrations.origin');
  const { calendar, number, date } = await pictureSetting();
  const value = number(reported.electricity.megawattHours);
  const facts = { date: date(calendar.importedOn('electricity')), sites: reported.sites };
  return (
    <Picture name={t('picture')}>
      <p className="soft">{t('label', { year: String(calendar.dataYear) })}</p>
      <p className={styles.recordValue}>
        <mark>{t('value', { value })}</mark>
      </p>
      <ul role="list" className={styles.lines}>
        {lines.map((id, index) => (
          <li key={id} className={`spread ${styles.line}`}>
            <span>
              <span className="term">{t(`lines.${id}.term`)}</span>
              {t(`lines.${id}.text`, facts)}
            </span>
            {index === lines.length - 1 && <Tag colour="green">{t('status')}</Tag>}
          </li>
        ))}
      </ul>
    </Picture>
  );
}
