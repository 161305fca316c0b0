import { getTranslations } from 'next-intl/server';
import { Picture } from '@/components/pictures/parts/picture';
import { Threads } from '@/components/pictures/parts/threads';
import { figures, indicators, profile } from '@/lib/sample-company/company';
import { pictureSetting } from '../setting';
import styles from './data-flow.module.css';

const sources = ['excel', 'drive', 'erp', 'hris', 'api'] as const;

/** The rows of the sample register, each with its source. */
const rows = [
  { id: 'electricity', source: 'excel' },
  { id: 'waste', source: 'excel' },
  { id: 'policy', source: 'drive' },
  { id: 'capex', source: 'erp' },
  { id: 'headcount', source: 'hris' },
  { id: 'emissions', source: 'api' },
] as const;

const threads = rows.map(({ source }, to) => ({ from: sources.indexOf(source), to }));

/** The connectors picture: sources flowing into one register that records the origin of each value. */
export async function DataFlowPicture() {
  const t = await getTranslations('integrations.flow');
  const { calendar, number, shortMoney, date } = await pictureSetting();
  const year = String(calendar.dataYear);
  const values: Record<(typeof rows)[number]['id'], string> = {
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
  return (
    <Picture name={t('picture')}>
      <div className={styles.flow}>
        <ul role="list" className={styles.sources}>
          {sources.map((id) => (
            <li key={id} className={styles.source}>
              <span>{t(`sources.${id}`)}</span>
            </li>
          ))}
        </ul>
        <div className={styles.links}>
          <Threads left={sources.length} right={rows.length} threads={threads} />
        </div>
        <p className={styles.head}>
          {t('register')}
          <span className={styles.year}>{t('year', { year })}</span>
        </p>
        <ul role="list" className={styles.rows}>
          {rows.map(({ id }) => (
            <li key={id} className={styles.row}>
              <span>{t(`rows.${id}.label`)}</span>
              <span className={styles.value}>{t(`rows.${id}.value`, { value: values[id] })}</span>
              <span className={styles.origin}>
                <mark>{t(`rows.${id}.origin`, { year, date: imported[id] ?? '' })}</mark>
              </span>
            </li>
          ))}
        </ul>
        <p className={styles.out}>{t('out')}</p>
      </div>
    </Picture>
  );
}
