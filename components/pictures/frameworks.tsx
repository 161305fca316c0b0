import { getTranslations } from 'next-intl/server';
import { Callout, Picture, State } from '@/components/pictures/parts';
import styles from './frameworks.module.css';

/** The clauses of the article, what each is linked to, and where it stands. */
const clauses = [
  { id: 'contribution', link: 'data', status: 'covered' },
  { id: 'harm', link: 'pending', status: 'partial' },
  { id: 'safeguards', link: 'evidence', status: 'covered' },
  { id: 'criteria', link: 'pending', status: 'open' },
] as const;

/**
 * An article with a margin: each clause faces its note, its status and its link. The numbers are those of the page's
 * legend; those of the text stand on the edge of the sheet, the others end their lines.
 */
export async function AnnotatedClausesPicture() {
  const t = await getTranslations('frameworks.article');
  return (
    <Picture name={t('picture')}>
      <p className="soft">
        {t('act')} · {t('note')}
      </p>
      <p className={styles.name}>
        <Callout number={1} />§ {t('name')}
      </p>
      <p className={styles.text}>{t('intro')}</p>
      <ol role="list" className="above-5">
        {clauses.map(({ id, link, status }, index) => (
          <li key={id} className={`line grid halves ${styles.clause}`}>
            <p className={styles.text}>
              {index === 0 && <Callout number={2} />}
              <span className={styles.letter}>{t(`clauses.${id}.letter`)})</span>
              <span>
                {t(`clauses.${id}.before`)} <mark>{t(`clauses.${id}.mark`)}</mark>{' '}
                {t(`clauses.${id}.after`)}
              </span>
            </p>
            <div className={styles.margin}>
              <div className={styles.status}>
                <State of={status}>{t(status)}</State> {index === 0 && <Callout number={5} />}
              </div>
              <p>
                <span className="term">
                  {t('annotation')} · {t(`clauses.${id}.author`)}{' '}
                  {index === 0 && <Callout number={3} />}
                </span>
                {t(`clauses.${id}.comment`)}
              </p>
              <p>
                <span className="term">
                  {t(link)} {index === 0 && <Callout number={4} />}
                </span>
                <span className={link === 'pending' ? undefined : styles.linked}>
                  {t(`clauses.${id}.link`)}
                </span>
              </p>
            </div>
          </li>
        ))}
      </ol>
    </Picture>
  );
}
