import { getTranslations } from 'next-intl/server';
import { Children, isValidElement, type ReactNode } from 'react';
import { formatDate, weeksBefore } from '@/lib/dates';
import { type Locale, localeTags } from '@/lib/i18n/locales';
import { say } from '@/lib/say/say';
import { plannedClosing, plannedTasks } from '@/loaders/work-plan';

/** Steps in their order; where the work plan dates them, after the closing that it counts from. */
export async function Steps({ locale, children }: { locale: Locale; children: ReactNode }) {
  const arePlanned = Children.toArray(children).some(
    (step) => isValidElement<Partial<StepProps>>(step) && step.props.task,
  );
  return (
    <>
      {arePlanned && <p>{await closingNote(locale)}</p>}
      <ol role="list" className="steps">
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
  const outcomes = await outcomesOf(given, locale);
  return (
    <li className="stack">
      <p className="heading">{title}</p>
      {children}
      {outcomes.length > 0 && (
        <dl className="soft">
          {outcomes.map(({ label, value }) => (
            <div key={label} className="flow">
              <dt className="strong">{label}</dt> <dd>{value}</dd>
            </div>
          ))}
        </dl>
      )}
    </li>
  );
}

/** The closing from which the days of the work plan are counted, said once for all steps. */
async function closingNote(locale: Locale): Promise<string> {
  const t = await getTranslations({ locale, namespace: 'guide.step' });
  return t('closing', { date: formatDate(plannedClosing(), locale) });
}

/** `44 semaines`, `1 week`. */
const inWeeks = (weeks: number, locale: Locale): string =>
  new Intl.NumberFormat(localeTags[locale], {
    style: 'unit',
    unit: 'week',
    unitDisplay: 'long',
  }).format(Math.abs(weeks));

/** What a step delivers and by when, labelled, in the order shown: a day of the work plan where it names a task. */
export async function outcomesOf(
  { deliverable, by, task }: Pick<StepProps, 'deliverable' | 'by' | 'task'>,
  locale: Locale,
): Promise<{ label: string; value: string }[]> {
  const t = await getTranslations({ locale, namespace: 'guide.step' });
  const due = (name: string): string => {
    const weeks = plannedTasks().get(name);
    if (weeks === undefined) throw new Error(say('The work plan has no task "#{name}".', { name }));
    const closing = plannedClosing();
    const when = weeks > 0 ? 'before' : weeks < 0 ? 'after' : 'atClosing';
    return t(when, {
      date: formatDate(weeksBefore(closing, weeks), locale),
      weeks: inWeeks(weeks, locale),
    });
  };
  return [
    ...(deliverable ? [{ label: t('deliverable'), value: deliverable }] : []),
    ...(by || task ? [{ label: t('by'), value: task ? due(task) : `${by}` }] : []),
  ];
}
