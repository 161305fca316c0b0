import { getTranslations } from 'next-intl/server';
import type { ReactNode } from 'react';
import { stepOutcomes } from '@/lib/content/vocabulary/components/step';
import styles from './mdx.module.css';

interface StepProps {
  title: string;
  /** What ends the step. */
  deliverable?: string;
  /** When it ends, counted back from the reporting date. */
  by?: string;
  children: ReactNode;
}

/** A numbered step, with what ends it and by when. */
export async function Step({ title, children, ...outcomes }: StepProps) {
  const t = await getTranslations('guide.step');
  const given = stepOutcomes.flatMap((name) => {
    const value = outcomes[name];
    return value ? [{ name, value }] : [];
  });
  return (
    <li className={styles.step}>
      <p className={styles.stepTitle}>{title}</p>
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
