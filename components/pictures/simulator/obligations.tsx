import { getTranslations } from 'next-intl/server';
import { Picture } from '@/components/pictures/parts/picture';
import { Tag } from '@/components/ui/tag';
import { currentLocale } from '@/i18n/current-locale';
import { lawCheckedOn } from '@/lib/content/load/law-checked-on';
import { formatDate } from '@/lib/format';
import { sample } from '../sample/company';
import styles from './obligations.module.css';
import { covers } from './scope';

const notes = ['group', 'years', 'entity', 'licence'] as const;

/** The simulated obligations, who is affected, and the assumptions behind each. */
const entries = [
  { id: 'csrd', scope: 'csrd', assumes: ['group', 'years', 'entity'] },
  { id: 'taxonomy', scope: 'csrd', assumes: ['group', 'years', 'entity'] },
  { id: 'csddd', scope: 'csddd', assumes: ['group', 'years', 'licence'] },
  { id: 'france', scope: 'vigilance', assumes: ['group'] },
] as const;

const letter = (note: (typeof notes)[number]) => 'abcd'.charAt(notes.indexOf(note));

/** The simulation result, typeset like an act: obligations, with assumptions in the margin. */
export async function ObligationsPicture() {
  const t = await getTranslations('simulator.result');
  const guide = await getTranslations('guide');
  const date = formatDate(
    lawCheckedOn('csrd', 'csddd', 'taxonomy', 'french-law'),
    await currentLocale(),
  );
  return (
    <Picture description={t('description', { date })}>
      <p className={styles.date}>
        <mark>{guide('lawAsOf', { date })}</mark>
      </p>
      <div className={styles.act}>
        <ol role="list" className={styles.entries}>
          {entries.map(({ id, scope, assumes }, index) => (
            <li key={id} className={styles.entry}>
              <p className={styles.sign}>§ {index + 1}</p>
              <div>
                <p className={styles.title}>{t(`entries.${id}.title`)}</p>
                <p className={styles.when}>
                  {t(`entries.${id}.when`)}{' '}
                  {covers(scope, sample) ? (
                    <Tag colour="amber">{t('status.prepare')}</Tag>
                  ) : (
                    <Tag colour="slate">{t('status.outside')}</Tag>
                  )}
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
