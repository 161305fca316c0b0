import { getTranslations } from 'next-intl/server';
import type { ReactNode } from 'react';
import styles from './component.module.css';
import { stepOutcomes } from './declaration';

/** Steps in their order. */
export const Steps = ({ children }: { children: ReactNode }) => (
  <ol role="list" className={styles.steps}>
    {children}
  </ol>
);

interface StepProps {
  title: string;
  /** What the step delivers. */
  deliverable?: string;
  /** Its deadline, counted back from the reporting date. */
  by?: string;
  children: ReactNode;
}

/** A numbered step, with its deliverable and deadline. */
export async function Step({ title, children, ...outcomes }: StepProps) {
  const t = await getTranslations('guide.step');
  const given = stepOutcomes.flatMap((name) => {
    const value = outcomes[name];
    return value ? [{ name, value }] : [];
  });
  return (
    <li className={styles.step}>
      <p className={styles.title}>{title}</p>
      {children}
      {given.length > 0 && (
        <dl className={styles.outcomes}>
          {given.map(({ name, value }) => (
            <div key={name}>
              <dt>{t(name)}</dt> <dd>{value}</dd>
            </div>
          ))}
        </dl>
      )}
    </li>
  );
}
