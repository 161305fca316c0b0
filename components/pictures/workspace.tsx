import { getTranslations } from 'next-intl/server';
import { Picture, StatusTag, Threads } from '@/components/pictures/parts';
import { pictureSetting } from '@/components/pictures/setting';
import {
  coverageOf,
  journal,
  name,
  reported,
  requirementsOf,
  workspace,
} from '@/law/sample-company/company';
import { Terms } from '@/ui/lists';
import styles from './workspace.module.css';

/**
 * The software at work: a clause, the requirements that come from it and the evidence of one, joined by a
 * thread. On phones, the evidence alone. A thread from outside may lead to what is marked `data-thread`.
 */
export async function WorkspacePicture() {
  const t = await getTranslations('pictures.workspace');
  const nav = await getTranslations('nav');
  const { calendar, date } = await pictureSetting();
  return (
    <Picture name={t('name')} frame={styles.frame}>
      <ul role="list" className={styles.rail} aria-hidden="true">
        {modules.map((id) => (
          <li key={id} className={id === 'frameworks' ? styles.current : undefined}>
            {nav(id)}
          </li>
        ))}
      </ul>
      <div className={styles.view}>
        <p className={styles.bar}>
          <span>
            {name} <span aria-hidden="true">›</span> {t('framework')}{' '}
            <span aria-hidden="true">›</span> <strong>{t('standard')}</strong>
          </span>
          <span>{t('asAt', { date: date(calendar.asAt) })}</span>
        </p>
        <div className={styles.columns}>
          <Clause />
          <div className={styles.thread}>
            <Threads left={1} right={rows} threads={[{ from: 0, to: selected }]} />
          </div>
          <Requirements />
          <div className={styles.thread}>
            <Threads left={rows} right={1} threads={[{ from: selected, to: 0 }]} />
          </div>
          <Evidence />
        </div>
      </div>
    </Picture>
  );
}

/** The article that the requirements come from, with the clause highlighted. */
async function Clause() {
  const t = await getTranslations('pictures.workspace.clause');
  return (
    <div className={styles.clause}>
      <p className={styles.label}>{t('label')}</p>
      <div className={styles.card} data-thread="">
        <p className={styles.small}>{t('act')}</p>
        <p className={styles.article}>§ {t('article')}</p>
        <p className={styles.text}>
          {t('before')} <mark>{t('highlight')}</mark> {t('after')}
        </p>
      </div>
    </div>
  );
}

const [{ daysAgo, to: version }] = journal;

/** The evidence behind the selected requirement: the file, its version, who added it and when. */
async function Evidence() {
  const t = await getTranslations('pictures.workspace.evidence');
  const { calendar, date, number } = await pictureSetting();
  const details = [
    { term: t('value'), text: t('valueText', { value: number(reported.scope12.tonnes) }) },
    { term: t('author'), text: t('authorText') },
    { term: t('date'), text: date(calendar.daysAgo(daysAgo)) },
    { term: t('link'), text: t('linkText') },
  ];
  return (
    <div className={styles.evidence}>
      <p className={styles.label}>{t('label')}</p>
      <div className={styles.card} data-thread="">
        <p className={styles.file}>{t('file')}</p>
        <p className={styles.small}>{t('kind', { version })}</p>
        <Terms items={details} className={styles.details} item={styles.detail} />
      </div>
    </div>
  );
}

/** Requirements of the standard, each with its owner and status; one is selected. */
async function Requirements() {
  const t = await getTranslations('pictures.workspace.requirements');
  const { covered, total } = coverageOf(requirementsOf(workspace.standard));
  return (
    <div className={styles.requirements}>
      <p className={styles.label}>
        {t('label')} <span className={styles.small}>{t('count', { covered, total })}</span>
      </p>
      <ul role="list" className={styles.rows}>
        {workspace.requirements.map(({ id, status }) => (
          <li
            key={id}
            className={`${styles.row} ${id === workspace.selected ? styles.selected : ''}`}
            data-thread={id === workspace.selected ? '' : undefined}
          >
            <span>
              {t(`items.${id}.text`)}
              <span className={styles.small}>{t(`items.${id}.owner`)}</span>
            </span>
            <StatusTag status={status} />
          </li>
        ))}
      </ul>
    </div>
  );
}

const modules = ['platform', 'frameworks', 'monitoring', 'regpilot', 'integrations'] as const;
const rows = workspace.requirements.length;
const selected = workspace.requirements.findIndex(({ id }) => id === workspace.selected);
