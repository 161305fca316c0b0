import { getTranslations } from 'next-intl/server';
import { pictureSetting } from '@/components/pictures/setting';
import { PageLink } from '@/ui/page-link';
import styles from './questions.module.css';

/** Sample questions, each with the guide for its source. */
const questions = [
  { id: 'climate', guide: 'guides/doublematguide' },
  { id: 'taxonomy', guide: 'guides/taxonomieguide' },
  { id: 'label', guide: 'guides/sfdrguide' },
] as const;

/** Three sample answers: the deciding clause highlighted, the source and the next step in the margin. */
export async function Questions() {
  const t = await getTranslations('regpilot.questions');
  const { lawDate } = await pictureSetting();
  const date = lawDate('esrs', 'double-materiality', 'taxonomy', 'sfdr');
  return (
    <>
      <p className={styles.label}>{t('label', { date })}</p>
      <ol role="list">
        {questions.map(({ id, guide }) => (
          <li key={id} className={styles.pair}>
            <h3 className={styles.question}>{t(`items.${id}.question`)}</h3>
            <p className={styles.answer}>
              {t(`items.${id}.before`)} <mark>{t(`items.${id}.mark`)}</mark>
              {t(`items.${id}.after`)}
            </p>
            <dl className={styles.margin}>
              <div>
                <dt>{t('source')}</dt>
                <dd>
                  <span className={styles.place}>{t(`items.${id}.place`)}</span>{' '}
                  {t(`items.${id}.act`)}{' '}
                  <PageLink page={guide} className={styles.link}>
                    {t(`items.${id}.guide`)}
                  </PageLink>
                </dd>
              </div>
              <div>
                <dt>{t('next')}</dt>
                <dd>{t(`items.${id}.next`)}</dd>
              </div>
            </dl>
          </li>
        ))}
      </ol>
    </>
  );
}
