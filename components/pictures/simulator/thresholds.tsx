import { getTranslations } from 'next-intl/server';
import { Picture } from '@/components/pictures/parts/picture';
import { currentLocale } from '@/i18n/current-locale';
import { lawCheckedOn } from '@/lib/content/load/law-checked-on';
import { formatDate, formatNumber } from '@/lib/format';
import { sample } from '../sample/company';
import { thresholdOf } from './scope';
import styles from './thresholds.module.css';

const scales = ['headcount', 'turnover', 'balance'] as const;
const marks = ['csrdFrance', 'csrd', 'csddd'] as const;

/** The thresholds picture: a ladder per criterion, with the imported value at its rung. */
export async function ThresholdsPicture() {
  const t = await getTranslations('simulator.thresholds');
  const guide = await getTranslations('guide');
  const locale = await currentLocale();

  const ladders = scales.map((id) => {
    const { value, unit } = sample[id];
    const show = (amount: number) => guide(`unit.${unit}`, { value: formatNumber(amount, locale) });
    const rungs = marks
      .flatMap((mark) => {
        const amount = thresholdOf(mark, id);
        return amount === undefined ? [] : [{ id: mark, amount }];
      })
      .sort((a, b) => a.amount - b.amount)
      .map((rung) => ({ ...rung, text: show(rung.amount), passed: value > rung.amount }));
    return {
      id,
      here: show(value),
      passed: rungs.filter((rung) => rung.passed),
      ahead: rungs.filter((rung) => !rung.passed),
    };
  });

  return (
    <Picture description={t('description')}>
      <p className={styles.date}>
        {guide('lawAsOf', {
          date: formatDate(lawCheckedOn('csrd', 'csddd', 'french-law'), locale),
        })}
      </p>
      <div className={styles.ladders}>
        {ladders.map(({ id, here, passed, ahead }) => (
          <div key={id} className={styles.ladder}>
            <p className={styles.title}>{t(`scales.${id}`)}</p>
            <ol role="list">
              {passed.map((rung) => (
                <Rung key={rung.id} amount={rung.text} label={t(`marks.${rung.id}`)} passed />
              ))}
              <li className={styles.here}>
                <span className={styles.amount}>{here}</span>
                {t('sample')}
              </li>
              {ahead.map((rung) => (
                <Rung key={rung.id} amount={rung.text} label={t(`marks.${rung.id}`)} />
              ))}
            </ol>
          </div>
        ))}
      </div>
      <p className={styles.rule}>{t('rule')}</p>
    </Picture>
  );
}

interface RungProps {
  amount: string;
  label: string;
  passed?: boolean;
}

const Rung = ({ amount, label, passed }: RungProps) => (
  <li className={`${styles.rung} ${passed ? styles.passed : styles.ahead}`}>
    <span className={styles.amount}>{amount}</span>
    {label}
  </li>
);
