import { getTranslations } from 'next-intl/server';
import { ChecklistPicture } from '@/components/pictures/regpilot/checklist';
import styles from './drafting.module.css';

/** How the copilot helps with the report, beside one of its checklists. */
export async function Drafting() {
  const t = await getTranslations('regpilot.drafting');
  const values: { term: string; text: string }[] = t.raw('values');
  return (
    <div className={styles.drafting}>
      <ul role="list" className={styles.values}>
        {values.map(({ term, text }) => (
          <li key={term}>
            <h3>{term}</h3>
            <p className={styles.text}>{text}</p>
          </li>
        ))}
      </ul>
      <ChecklistPicture />
    </div>
  );
}
