import { getTranslations } from 'next-intl/server';
import { Callout, Picture, Rows, State } from '@/components/pictures/parts';
import styles from './frameworks.module.css';

/** The clauses of the article, what each is linked to, and where it stands. */
const clauses = [
  { id: 'contribution', link: 'data', status: 'covered' },
  { id: 'harm', link: 'pending', status: 'partial' },
  { id: 'safeguards', link: 'evidence', status: 'covered' },
  { id: 'criteria', link: 'pending', status: 'open' },
] as const;

/**
 * An article with a margin: each clause faces its note, its link and its status. The numbers, on its title and its
 * first clause, are those of the page's legend.
 */
export async function AnnotatedClausesPicture() {
  const t = await getTranslations('frameworks.article');
  return (
    <Picture name={t('picture')} title={t('act')} note={t('note')}>
      <p className={styles.name}>
        § {t('name')} <Callout number={1} />
      </p>
      <p className="lead">{t('intro')}</p>
      <Rows
        className={styles.clauses}
        rows={clauses.map(({ id, link, status }, index) => ({
          id,
          lead: <span className={styles.letter}>{t(`clauses.${id}.letter`)})</span>,
          text: (
            <p className={styles.text}>
              {t(`clauses.${id}.before`)} <mark>{t(`clauses.${id}.mark`)}</mark>{' '}
              {t(`clauses.${id}.after`)} {index === 0 && <Callout number={2} />}
            </p>
          ),
          aside: (
            <div className={`grid ${styles.margin}`}>
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
                {t(`clauses.${id}.link`)}
              </p>
            </div>
          ),
          end: (
            <>
              <State of={status}>{t(status)}</State> {index === 0 && <Callout number={5} />}
            </>
          ),
        }))}
      />
    </Picture>
  );
}
