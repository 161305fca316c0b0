import { getTranslations } from 'next-intl/server';
import { Picture } from '@/components/pictures/parts/picture';
import type { Obligation } from '@/law/sample-company/simulation';
import { Tag } from '@/ui/tag';
import { pictureSetting } from '../setting';
import { simulatedEntries } from './entries';
import styles from './obligations.module.css';
import { truthColours } from './truth-colours';

const notes = ['group', 'years', 'entity', 'licence'] as const;

/** The assumptions behind each obligation. */
const assumptions: Record<Obligation, readonly (typeof notes)[number][]> = {
  csrd: ['group', 'years', 'entity'],
  taxonomy: ['group', 'years', 'entity'],
  csddd: ['group', 'years', 'licence'],
  vigilance: ['group'],
};

const letter = (note: (typeof notes)[number]) => 'abcd'.charAt(notes.indexOf(note));

/** The simulation result, typeset like an act: obligations, with assumptions in the margin. */
export async function ObligationsPicture() {
  const t = await getTranslations('simulator.result');
  const guide = await getTranslations('guide');
  const { lawDate } = await pictureSetting();
  const date = lawDate('csrd', 'taxonomy', 'csddd', 'french-law');
  const entries = await simulatedEntries();
  return (
    <Picture name={t('picture')}>
      <p className={styles.date}>
        <mark>{guide('lawAsOf', { date })}</mark>
      </p>
      <div className={styles.act}>
        <ol role="list">
          {entries.map(({ id, title, truth, when, why, source }, index) => (
            <li key={id} className={styles.entry}>
              <p className={styles.sign}>§ {index + 1}</p>
              <div>
                <p className={styles.title}>{title}</p>
                <p className={styles.when}>
                  {when} <Tag colour={truthColours[truth]}>{t(`status.${truth}`)}</Tag>
                </p>
                <p className={styles.why}>{why}</p>
                <p className={styles.source}>
                  {source}
                  <span className={styles.relies}>
                    {t('relies', { refs: assumptions[id].map(letter).join(', ') })}
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
