import { getTranslations } from 'next-intl/server';
import { Picture } from '@/components/pictures/parts/picture';
import { name, profile } from '@/law/sample-company/company';
import { pictureSetting } from '../setting';
import styles from './data-points.module.css';

const measured = ['headcount', 'france', 'turnover', 'balance'] as const;
const stated = ['country', 'sector', 'listed'] as const;

/** The imported data points: label, category, value. */
export async function DataPointsPicture() {
  const t = await getTranslations('simulator.data');
  const { calendar, employees, shortMoney } = await pictureSetting();
  const { figures } = profile;
  const values: Record<(typeof measured)[number], string> = {
    headcount: employees(figures.employees),
    france: employees(figures['group-employees-france']),
    turnover: shortMoney(figures.turnover),
    balance: shortMoney(figures['balance-sheet']),
  };
  const points = [
    ...measured.map((id) => ({ id, value: values[id] })),
    ...stated.map((id) => ({ id, value: t(`items.${id}.value`) })),
  ];
  return (
    <Picture name={t('picture')}>
      <p className={styles.title}>{t('title')}</p>
      <p className={styles.origin}>
        {t('origin', { company: name, year: String(calendar.dataYear) })}
      </p>
      <ul role="list" className={styles.points}>
        {points.map(({ id, value }) => (
          <li key={id} className={styles.point}>
            <span>
              {t(`items.${id}.label`)}
              <span className={styles.category}>{t(`items.${id}.category`)}</span>
            </span>
            <span className={styles.value}>{value}</span>
          </li>
        ))}
      </ul>
    </Picture>
  );
}
