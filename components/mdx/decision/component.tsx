import { getTranslations } from 'next-intl/server';
import type { ReactNode } from 'react';
import styles from './component.module.css';

interface Inside {
  children: ReactNode;
}

/** Numbered questions by which readers find out whether they are concerned, each above its answers. */
export const Decision = ({ children }: Inside) => (
  <ol role="list" className="steps" data-wide="">
    {children}
  </ol>
);

/** One question, with what each answer leads to. */
export const Question = ({ title, children }: Inside & { title: string }) => (
  <li className="stack">
    <p className="heading">{title}</p>
    <dl className="stack">{children}</dl>
  </li>
);

export const Yes = ({ children }: Inside) => <Answer answer="yes">{children}</Answer>;
export const No = ({ children }: Inside) => <Answer answer="no">{children}</Answer>;

async function Answer({ answer, children }: Inside & { answer: 'yes' | 'no' }) {
  const t = await getTranslations('guide.decision');
  return (
    <div className={styles.answer}>
      <dt className="strong">{t(answer)}</dt> <dd>{children}</dd>
    </div>
  );
}
