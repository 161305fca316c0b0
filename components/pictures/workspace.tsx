import { getTranslations } from 'next-intl/server';
import { Picture, State } from '@/components/pictures/parts';
import { pictureSetting } from '@/components/pictures/setting';
import { mark } from '@/components/ui/marks';
import { coverageOf, requirementsOf, workspace } from '@/law/sample-company/company';
import styles from './workspace.module.css';

/**
 * The software at work: the requirements of a standard, the clause that each comes from and the evidence behind it,
 * joined by a thread that follows the chosen one: down their side on phones, where the clause is short. A thread from
 * outside may lead to what is marked `data-thread`.
 */
export async function WorkspacePicture() {
  const t = await getTranslations('pictures.workspace');
  const { company, calendar, date } = await pictureSetting();
  return (
    <Picture name={t('name')} frame={styles.frame}>
      <p className={`spread ${styles.bar}`}>
        <span>
          {company} <span aria-hidden="true">›</span> {t('framework')}{' '}
          <span aria-hidden="true">›</span> <strong>{t('standard')}</strong>
        </span>
        <span>{t('asAt', { date: date(calendar.asAt) })}</span>
      </p>
      <div className={`grid ${styles.columns}`}>
        <Clauses />
        <Requirements />
        <Evidence />
      </div>
    </Picture>
  );
}

const { requirements } = workspace;

/** The clause that each requirement comes from, in the words of the site. */
async function Clauses() {
  const t = await getTranslations('pictures.workspace');
  return (
    <div className={styles.clauses}>
      <p className={`strong ${styles.label}`}>{t('clause.label')}</p>
      <div className={`grid ${styles.panels}`}>
        {requirements.map(({ id }) => (
          <div key={id} className={`sheet ${styles.panel}`} data-thread="">
            <p className="strong">
              <span className={styles.sign}>§</span> {t(`requirements.items.${id}.article`)}
            </p>
            <p className={styles.text}>
              {t.rich(`requirements.items.${id}.clause`, {
                mark,
                more: (text) => <span className={styles.more}>{text}</span>,
              })}
            </p>
            <p className={`soft ${styles.foot}`}>{t('clause.act')}</p>
          </div>
        ))}
      </div>
    </div>
  );
}

/** The requirements, each with its owner and status, to choose from. */
async function Requirements() {
  const t = await getTranslations('pictures.workspace');
  const states = await getTranslations('pictures.status');
  const { covered, total } = coverageOf(requirementsOf(workspace.standard));
  return (
    <fieldset>
      <legend className={`strong ${styles.label}`}>
        {t('requirements.label')}{' '}
        <span className="soft">{t('requirements.count', { covered, total })}</span>
      </legend>
      <div className={`grid ${styles.rows}`}>
        {requirements.map(({ id, status }, index) => (
          <label key={id} className={`spread pick ${styles.row}`}>
            <input type="radio" name="requirement" defaultChecked={index === 0} />
            <span>
              {t(`requirements.items.${id}.text`)}
              <span className="soft">{t(`requirements.items.${id}.owner`)}</span>
            </span>
            <State of={status}>{states(status)}</State>
          </label>
        ))}
        <span className={styles.chosen} aria-hidden="true" />
      </div>
    </fieldset>
  );
}

/** The evidence behind each requirement: the file, its version, who added it and when. */
async function Evidence() {
  const t = await getTranslations('pictures.workspace');
  const { calendar, date, number } = await pictureSetting();
  return (
    <div>
      <p className={`strong ${styles.label}`}>{t('evidence.label')}</p>
      <div className={`grid ${styles.panels}`}>
        {requirements.map(({ id, value, version, daysAgo }) => (
          <div key={id} className={`sheet ${styles.panel}`} data-thread="">
            <p className="strong">{t(`requirements.items.${id}.file`)}</p>
            <p className="soft">{t('evidence.kind', { version })}</p>
            <p className={styles.value}>
              <span className="term">{t('evidence.value')}</span>
              <mark>{t(`requirements.items.${id}.value`, { value: number(value) })}</mark>
            </p>
            <p className={`soft ${styles.foot}`}>
              {t('evidence.filed', {
                owner: t(`requirements.items.${id}.owner`),
                date: date(calendar.daysAgo(daysAgo)),
              })}
            </p>
          </div>
        ))}
      </div>
    </div>
  );
}
