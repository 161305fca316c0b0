import { getTranslations } from 'next-intl/server';
import type { ReactNode } from 'react';
import { figureTrail } from '@/components/pictures/auditability/trail';
import { type Term, Terms } from '@/components/ui/lists';
import { mark } from '@/components/ui/marks';
import styles from './founders-drawings.module.css';

interface DrawingProps {
  /** What it shows, in one line. */
  name: string;
  /** Where the thread begins. */
  from: readonly Term[];
  /** The sheet that it leads to. */
  children: ReactNode;
}

/** A founder's field: what one starts from, threaded to where it ends. */
async function Drawing({ name, from, children }: DrawingProps) {
  const t = await getTranslations('pictures');
  return (
    <figure className={styles.drawing} data-search-skip>
      <figcaption className={`small ${styles.caption}`}>
        <span className={styles.label}>{t('label')}</span>
        <span className="visually-hidden"> {name}</span>
      </figcaption>
      <div className={styles.ground}>
        <Terms items={from} className={styles.from} item={styles.slip} />
        <div className={styles.sheet}>{children}</div>
      </div>
    </figure>
  );
}

/** Two pieces, the published figure that they support, who asks for it and who answers for it. */
export async function DataDrawing() {
  const t = await getTranslations('auditability.trail');
  const { figure, steps } = await figureTrail();
  return (
    <Drawing name={t('name')} from={steps.slice(1, 3)}>
      <p className="term">{t('published')}</p>
      <p className={styles.figure}>
        <mark>{figure}</mark>
      </p>
      <p className="soft">{t('where')}</p>
      <Terms
        items={[...steps.slice(0, 1), ...steps.slice(3)]}
        className={styles.ends}
        item={styles.end}
      />
    </Drawing>
  );
}

/** A question, and the clause that answers it. */
export async function AiDrawing() {
  const t = await getTranslations('pictures.regpilot');
  return (
    <Drawing name={t('picture')} from={[{ term: t('questionLabel'), text: t('question') }]}>
      <p className="term">§ {t('article')}</p>
      <p className={styles.clause}>{t.rich('answer', { mark })}</p>
      <p className="soft">{t('act')}</p>
    </Drawing>
  );
}
