import { getTranslations } from 'next-intl/server';
import { Callout } from '@/components/pictures/parts/callout';
import { Tag } from '@/ui/tag';
import styles from './legend.module.css';

/** The stages of a requirement, and the mark of each. */
const steps = [
  { id: 'read', mark: 'paragraph', sign: '§' },
  { id: 'mark', mark: 'marker', sign: '' },
  { id: 'note', mark: 'note', sign: '' },
  { id: 'link', mark: 'link', sign: '' },
] as const;

/** The legend of the annotated article: each stage beside its number and its mark. */
export async function Legend() {
  const t = await getTranslations('frameworks.legend');
  return (
    <ol role="list">
      {steps.map(({ id, mark, sign }, index) => (
        <li key={id} className={styles.step}>
          <Callout number={index + 1} />
          <span className={styles.mark} aria-hidden="true">
            <span className={styles[mark]}>{sign}</span>
          </span>
          <h3>{t(`items.${id}.name`)}</h3>
          <p className={styles.text}>{t(`items.${id}.text`)}</p>
        </li>
      ))}
      <li className={styles.step}>
        <Callout number={steps.length + 1} />
        <span className={styles.mark} aria-hidden="true">
          <Tag colour="green">{t('status')}</Tag>
        </span>
        <h3>{t('items.track.name')}</h3>
        <p className={styles.text}>{t('items.track.text')}</p>
      </li>
    </ol>
  );
}
