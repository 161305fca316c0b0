import { getTranslations } from 'next-intl/server';
import { Picture, Rows, State, Threads } from '@/components/pictures/parts';
import { pictureSetting } from '@/components/pictures/setting';
import { indicators, profile, reported } from '@/law/sample-company/company';
import styles from './data-flow.module.css';

/** Connectors with their status in the sample workspace, in the order of the rows that they feed. */
const sources = [
  { id: 'excel', status: 'connected' },
  { id: 'drive', status: 'connected' },
  { id: 'erp', status: 'connected' },
  { id: 'hris', status: 'connected' },
  { id: 'api', status: 'connected' },
  { id: 'esg', status: 'progress' },
  { id: 'lake', status: 'available' },
] as const;
const outputs = [
  { id: 'email', status: 'connected' },
  { id: 'slack', status: 'progress' },
  { id: 'teams', status: 'available' },
  { id: 'webhooks', status: 'available' },
] as const;

/** The rows of the sample register, each with its source. */
const rows = [
  { id: 'electricity', source: 'excel' },
  { id: 'waste', source: 'excel' },
  { id: 'policy', source: 'drive' },
  { id: 'capex', source: 'erp' },
  { id: 'headcount', source: 'hris' },
  { id: 'emissions', source: 'api' },
] as const;

/** What each source feeds; one that is being connected will feed the last row too. */
const incoming = [
  ...rows.map(({ source }, to) => ({ from: sources.findIndex(({ id }) => id === source), to })),
  ...sources.flatMap(({ status }, from) =>
    status === 'progress' ? [{ from, to: rows.length - 1, open: true }] : [],
  ),
];
const outgoing = outputs.flatMap(({ status }, to) =>
  status === 'available' ? [] : [{ from: 0, to, open: status === 'progress' }],
);

/** The connectors: sources flow into one register that records the origin of each value, and changes flow out. */
export async function DataFlowPicture() {
  const t = await getTranslations('integrations.flow');
  const { calendar } = await pictureSetting();
  return (
    <Picture name={t('picture')} frame={styles.flow}>
      <p className={styles.label}>{t('in')}</p>
      <Connectors items={sources} />
      <Threads left={sources.length} right={rows.length} threads={incoming} />
      <p className={`sheet spread ${styles.register} ${styles.head}`}>
        <span className="heading">{t('register')}</span>
        <span className="soft">{t('year', { year: String(calendar.dataYear) })}</span>
      </p>
      <Rows className={`sheet ${styles.register}`} rows={await registerRows()} />
      <Threads left={1} right={outputs.length} threads={outgoing} />
      <p className={styles.label}>{t('out')}</p>
      <Connectors items={outputs} />
    </Picture>
  );
}

/** The rows of the register in words: each value with its label and its origin. */
async function registerRows() {
  const t = await getTranslations('integrations.flow');
  const { calendar, number, shortMoney, date } = await pictureSetting();
  const year = String(calendar.dataYear);
  const values: Record<(typeof rows)[number]['id'], string> = {
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
  return rows.map(({ id }) => ({
    id,
    text: t(`rows.${id}.label`),
    meta: <mark>{t(`rows.${id}.origin`, { year, date: imported[id] ?? '' })}</mark>,
    end: <span className="heading">{t(`rows.${id}.value`, { value: values[id] })}</span>,
  }));
}

/** Connectors by title, status and description. */
async function Connectors({ items }: { items: typeof sources | typeof outputs }) {
  const t = await getTranslations('integrations.directory');
  return (
    <Rows
      className={styles.connectors}
      rows={items.map(({ id, status }) => ({
        id,
        text: <h3>{t(`items.${id}.title`)}</h3>,
        meta: t(`items.${id}.text`),
        end: <State of={status}>{t(`status.${status}`)}</State>,
      }))}
    />
  );
}
