import { getTranslations } from 'next-intl/server';
import { Picture, progressColours, Threads } from '@/components/pictures/parts';
import { pictureSetting } from '@/components/pictures/setting';
import lists from '@/components/ui/lists.module.css';
import { Tag } from '@/components/ui/tag';
import {
  answers,
  dataMark,
  dataPoints,
  evidence,
  journal,
  obligationMark,
  obligations,
  reported,
  supports,
} from '@/law/sample-company/company';
import styles from './trail.module.css';

const steps = ['text', 'data', 'evidence', 'review'] as const;
const [{ daysAgo, to: version }] = journal;

/** A published figure of the sample company, and the steps back to its evidence. */
export async function figureTrail() {
  const t = await getTranslations('auditability.trail');
  const { calendar, date, number } = await pictureSetting();
  const values = { sites: reported.sites, version, date: date(calendar.daysAgo(daysAgo)) };
  return {
    figure: t('value', { value: number(reported.scope12.tonnes) }),
    steps: steps.map((id) => ({
      id,
      term: t(`steps.${id}.term`),
      text: t(`steps.${id}.text`, values),
    })),
  };
}

/** One published figure, traced back to its evidence: what an auditor asks for first. */
export async function TrailPicture() {
  const t = await getTranslations('auditability.trail');
  const { figure, steps } = await figureTrail();
  return (
    <Picture name={t('name')}>
      <p className="term">{t('published')}</p>
      <p className={styles.figure}>
        <mark>{figure}</mark>
      </p>
      <p className="soft">{t('where')}</p>
      <ol role="list" className={`${lists.flushEnd} ${styles.steps} ${styles.trail}`}>
        {steps.map(({ id, term, text }) => (
          <li key={id} className={styles.step}>
            <p className="term">{term}</p>
            <p>{text}</p>
          </li>
        ))}
      </ol>
      <p className={styles.status}>
        <Tag colour="green">{t('status')}</Tag>
      </p>
    </Picture>
  );
}

/**
 * The mapping picture: obligations, data points and evidence in three columns joined by lines, on the
 * ground of its place, whose width it takes. On narrow screens each obligation leads to its own data and evidence.
 */
export async function ObligationMapPicture() {
  const t = await getTranslations('auditability.map');
  return (
    <Picture name={t('picture')} frame={styles.ground}>
      <Chains />
      <div className={styles.map}>
        <p className={styles.head}>{t('columns.obligations')}</p>
        <ul role="list" className={styles.column}>
          {obligations.map((obligation) => (
            <li key={obligation.id} className={styles.row}>
              <div className={`${styles.slip} ${styles.obligation}`}>
                <Clause of={obligation} />
              </div>
            </li>
          ))}
        </ul>
        <Threads left={obligations.length} right={dataPoints.length} threads={answers} />
        <p className={styles.head}>{t('columns.data')}</p>
        <ul role="list" className={styles.column}>
          {dataPoints.map((point) => (
            <li key={point.id} className={styles.row}>
              <div className={`${styles.slip} ${styles.point}`}>
                <Point of={point} />
              </div>
            </li>
          ))}
        </ul>
        <Threads left={dataPoints.length} right={evidence.length} threads={supports} />
        <p className={styles.head}>{t('columns.evidence')}</p>
        <ul role="list" className={styles.column}>
          {evidence.map((piece) => (
            <li key={piece.id} className={styles.row}>
              <div className={`${styles.slip} ${piece.missing ? styles.missing : styles.piece}`}>
                <Piece of={piece} />
              </div>
            </li>
          ))}
        </ul>
      </div>
    </Picture>
  );
}

/** Each obligation over the data that answer it, and these over their evidence. */
const Chains = () => (
  <ul role="list" className={styles.chains}>
    {obligations.map((obligation, from) => (
      <li key={obligation.id} className={styles.chain}>
        <Clause of={obligation} />
        <ul role="list" className={`${lists.flushEnd} ${styles.links}`}>
          {linked(answers, from, dataPoints).map((point) => (
            <li key={point.id} className={styles.step}>
              <Point of={point} />
              {linked(supports, dataPoints.indexOf(point), evidence).map((piece) => (
                <div key={piece.id} className={piece.missing ? styles.missing : styles.behind}>
                  <Piece of={piece} />
                </div>
              ))}
            </li>
          ))}
        </ul>
      </li>
    ))}
  </ul>
);

/** What links lead to from one end. */
const linked = <Item,>(
  links: readonly { from: number; to: number }[],
  from: number,
  items: readonly Item[],
): Item[] =>
  links.filter((link) => link.from === from).flatMap(({ to }) => items.slice(to, to + 1));

async function Clause({ of: { id, status } }: { of: (typeof obligations)[number] }) {
  const t = await getTranslations('auditability.map');
  return (
    <>
      <p className={`small flow ${styles.act}`}>
        <span className={styles.sign}>{obligationMark(id)}</span>
        {t(`obligations.${id}.act`)}{' '}
        <Tag colour={progressColours[status]}>{t(`status.${status}`)}</Tag>
      </p>
      <p className={styles.clause}>
        {t(`obligations.${id}.before`)} <mark>{t(`obligations.${id}.mark`)}</mark>
      </p>
    </>
  );
}

const values: Partial<Record<(typeof dataPoints)[number]['id'], number>> = {
  matters: reported.materialMatters,
  scope12: reported.scope12.tonnes,
  scope3: reported.scope3.tonnes,
  turnover: reported.alignedTurnover.percent,
  capex: reported.alignedCapex.percent,
};

async function Point({ of: { id } }: { of: (typeof dataPoints)[number] }) {
  const t = await getTranslations('auditability.map');
  const { number } = await pictureSetting();
  return (
    <>
      <p className={styles.label}>
        <span className={styles.letter}>{dataMark(id)}</span>
        {t(`data.${id}.label`)}
      </p>
      <p className={`soft ${styles.value}`}>
        {t(`data.${id}.value`, { value: number(values[id] ?? 0) })}
      </p>
    </>
  );
}

async function Piece({ of: { id } }: { of: (typeof evidence)[number] }) {
  const t = await getTranslations('auditability.map');
  return (
    <>
      <p className={styles.label}>{t(`evidence.${id}.label`)}</p>
      <p className={`soft ${styles.value}`}>
        {t(`evidence.${id}.value`, { sites: reported.sites })}
      </p>
    </>
  );
}
