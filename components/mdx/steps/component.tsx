import { getTranslations } from 'next-intl/server';
import { Children, isValidElement, type ReactNode } from 'react';
import type { Locale } from '@/lib/i18n/locales';
import { closingNote, outcomesOf } from '@/loaders/mdx/declarations/steps';
import styles from './component.module.css';

/** Steps in their order; where the work plan dates them, after the closing that it counts from. */
export async function Steps({ locale, children }: { locale: Locale; children: ReactNode }) {
  const arePlanned = Children.toArray(children).some(
    (step) => isValidElement<Partial<StepProps>>(step) && step.props.task,
  );
  return (
    <>
      {arePlanned && <p>{await closingNote(locale, getTranslations)}</p>}
      <ol role="list" className={styles.steps}>
        {children}
      </ol>
    </>
  );
}

interface StepProps {
  title: string;
  /** What the step delivers. */
  deliverable?: string;
  /** Its deadline, counted back from the reporting date. */
  by?: string;
  /** The task of the work plan that it is, which has its deadline. */
  task?: string;
  locale: Locale;
  children: ReactNode;
}

/** A numbered step, with its deliverable and deadline. */
export async function Step({ title, children, locale, ...given }: StepProps) {
  const outcomes = await outcomesOf(given, locale, getTranslations);
  return (
    <li className={styles.step}>
      <p className="heading">{title}</p>
      {children}
      {outcomes.length > 0 && (
        <dl className={styles.outcomes}>
          {outcomes.map(({ label, value }) => (
            <div key={label}>
              <dt>{label}</dt> <dd>{value}</dd>
            </div>
          ))}
        </dl>
      )}
    </li>
  );
}
