import { getTranslations } from 'next-intl/server';
import { Tag, type TagColour } from '@/ui/tag';
import styles from './verdicts.module.css';

const verdicts: readonly { id: 'yes' | 'no' | 'unknown'; colour: TagColour }[] = [
  { id: 'yes', colour: 'green' },
  { id: 'no', colour: 'slate' },
  { id: 'unknown', colour: 'ochre' },
];

/** The three values an answer may have, and what decides between them. */
export async function Verdicts() {
  const t = await getTranslations('method.answers');
  const names = await getTranslations('checker.words.verdicts');
  const rules: string[] = t.raw('rules');
  return (
    <>
      <dl className={styles.verdicts}>
        {verdicts.map(({ id, colour }) => (
          <div key={id} className={styles.verdict}>
            <dt>
              <Tag colour={colour}>{names(id)}</Tag>
            </dt>
            <dd>{t(id)}</dd>
          </div>
        ))}
      </dl>
      <ul>
        {rules.map((rule) => (
          <li key={rule}>{rule}</li>
        ))}
      </ul>
    </>
  );
}
