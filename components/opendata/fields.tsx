import { getTranslations } from 'next-intl/server';
import styles from './open-data.module.css';

const fields = [
  'id',
  'layer',
  'versions',
  'criteria',
  'applies',
  'act',
  'milestones',
  'changes',
  'certainty',
] as const;

/** What the keys of the files mean. */
export async function Fields() {
  const t = await getTranslations('openData.fields');
  return (
    <dl className={styles.fields}>
      {fields.map((field) => (
        <div key={field}>
          <dt>{t(`list.${field}.name`)}</dt>
          <dd>{t(`list.${field}.text`)}</dd>
        </div>
      ))}
    </dl>
  );
}
