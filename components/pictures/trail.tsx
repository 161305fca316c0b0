import { getTranslations } from 'next-intl/server';
import { Picture, State, Threads } from '@/components/pictures/parts';
import { pictureSetting } from '@/components/pictures/setting';
import { mapped, reported, workspace } from '@/law/sample-company/company';
import styles from './trail.module.css';

const [emissions] = workspace.requirements;

/** A published figure of the workspace, and the steps from it back to who answers for it. */
export async function tracedFigure(of: (typeof workspace.requirements)[number]) {
  const t = await getTranslations('pictures.workspace');
  const terms = await getTranslations('auditability.trail');
  const { calendar, date, number } = await pictureSetting();
  const words = (key: 'article' | 'text' | 'owner' | 'file' | 'value') =>
    t(`requirements.items.${of.id}.${key}`, { value: number(of.value) });
  const filed = { owner: words('owner'), date: date(calendar.daysAgo(of.daysAgo)) };
  const step = (id: 'text' | 'data' | 'evidence' | 'review', text: string) => ({
    term: terms(id),
    text,
  });
  return {
    label: t('evidence.value'),
    figure: words('value'),
    subject: words('text'),
    required: step('text', `§ ${words('article')}`),
    computed: step('data', terms('sources', { sites: reported.sites })),
    supported: step('evidence', `${words('file')}, ${t('evidence.kind', of)}`),
    filed: step('review', t('evidence.filed', filed)),
  };
}

/** One published figure, traced back to its evidence: what an auditor asks for first. */
export async function TrailPicture() {
  const t = await getTranslations('auditability');
  const traced = await tracedFigure(emissions);
  return (
    <Picture name={t('trail.name')}>
      <p className="spread">
        <span className="term">{traced.label}</span>
        <State of="covered">{t('coverage.key.covered')}</State>
      </p>
      <p className={styles.figure}>
        <mark>{traced.figure}</mark>
      </p>
      <p className="soft">{traced.subject}</p>
      <ol role="list" className={`steps above-6 ${styles.trail}`}>
        {[traced.required, traced.computed, traced.supported, traced.filed].map(
          ({ term, text }) => (
            <li key={term}>
              <p className="term">{term}</p>
              <p className="name">{text}</p>
            </li>
          ),
        )}
      </ol>
    </Picture>
  );
}

/**
 * Obligations, data points and evidence, joined by lines. On narrow screens one thread leads down from each obligation
 * through its data to their evidence.
 */
export async function MapPicture() {
  const t = await getTranslations('auditability.map');
  const states = await getTranslations('auditability.coverage.key');
  const words = t as unknown as (key: string, values?: object) => string;
  const { number } = await pictureSetting();
  const values = {
    matters: reported.materialMatters,
    scope3: number(reported.scope3.tonnes),
    turnover: reported.turnover.alignedPercent,
    capex: reported.capex.alignedPercent,
    sites: reported.sites,
  };
  return (
    <Picture name={t('picture')} frame="">
      <div className={`strong ${styles.chain} ${styles.heads}`}>
        <p>{t('columns.obligations')}</p>
        <p>{t('columns.data')}</p>
        <p>{t('columns.evidence')}</p>
      </div>
      {mapped.map(([id, status, data, evidence, links]) => {
        const open = status === 'missing';
        const slips = (list: 'data' | 'evidence', items: readonly string[]) => (
          <ul role="list" aria-label={t(`columns.${list}`)}>
            {items.map((item) => (
              <li key={item} className={`sheet ${styles.slip}`}>
                <p className="name">{words(`${list}.${item}.label`)}</p>
                <p className="soft">{words(`${list}.${item}.value`, values)}</p>
              </li>
            ))}
          </ul>
        );
        return (
          <div key={id} className={`${styles.chain} ${open ? styles.missing : ''}`}>
            <div className={`sheet stack ${styles.slip}`}>
              <div className="spread small">
                § {t(`obligations.${id}.act`)}
                <State of={status}>{states(status)}</State>
              </div>
              <p className="heading">
                {t(`obligations.${id}.before`)} <mark>{t(`obligations.${id}.mark`)}</mark>
              </p>
            </div>
            <Threads
              left={1}
              right={data.length}
              threads={data.map((_, to) => ({ from: 0, to }))}
            />
            {slips('data', data)}
            <Threads
              left={data.length}
              right={evidence.length}
              threads={links.map(([from, to]) => ({ from: Number(from), to: Number(to), open }))}
            />
            {slips('evidence', evidence)}
          </div>
        );
      })}
    </Picture>
  );
}
