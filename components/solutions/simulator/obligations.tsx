import { getTranslations } from 'next-intl/server';
import { Picture } from '@/components/pictures/picture';
import { Tag } from '@/components/ui/tag';
import { currentLocale } from '@/i18n/current-locale';
import { loadGuide } from '@/lib/content/guides';
import { formatDate } from '@/lib/format';
import styles from './obligations.module.css';

const notes = ['group', 'years', 'entity', 'licence'] as const;

/** The simulated obligations and the assumptions each one rests on. */
const entries = [
  { id: 'csrd', status: 'prepare', assumes: ['group', 'years', 'entity'] },
  { id: 'taxonomy', status: 'prepare', assumes: ['group', 'years', 'entity'] },
  { id: 'csddd', status: 'prepare', assumes: ['group', 'years', 'licence'] },
  { id: 'france', status: 'outside', assumes: ['group'] },
] as const;

const letter = (note: (typeof notes)[number]) => 'abcd'.charAt(notes.indexOf(note));

/** The result of the simulation, set like an act: obligations, and assumptions in the margin. */
export async function Obligations() {
  const t = await getTranslations('simulator.result');
  const words = await getTranslations('guide');
  const locale = await currentLocale();
  const date = loadGuide('csrdguide', locale).data.publishedOn;
  return (
    <Picture description={t('description')}>
      <p className={styles.date}>
        <mark>{words('lawAsOf', { date: formatDate(date, locale) })}</mark>
      </p>
      <div className={styles.act}>
        <ol role="list" className={styles.entries}>
          {entries.map(({ id, status, assumes }, index) => (
            <li key={id} className={styles.entry}>
              <p className={styles.sign}>§ {index + 1}</p>
              <div>
                <p className={styles.title}>{t(`entries.${id}.title`)}</p>
                <p className={styles.when}>
                  {t(`entries.${id}.when`)}{' '}
                  <Tag colour={status === 'prepare' ? 'amber' : 'slate'}>
                    {t(`status.${status}`)}
                  </Tag>
                </p>
                <p className={styles.why}>{t(`entries.${id}.why`)}</p>
                <p className={styles.source}>
                  {t(`entries.${id}.source`)}
                  <span className={styles.relies}>
                    {t('relies', { refs: assumes.map(letter).join(', ') })}
                  </span>
                </p>
              </div>
            </li>
          ))}
        </ol>
        <div className={styles.margin}>
          <p className={styles.marginTitle}>{t('assumptions')}</p>
          <ol role="list">
            {notes.map((id) => (
              <li key={id} className={styles.note}>
                <span className={styles.letter}>{letter(id)}</span>
                {t(`notes.${id}`)}
              </li>
            ))}
          </ol>
        </div>
      </div>
    </Picture>
  );
}
