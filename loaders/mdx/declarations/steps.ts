import { formatDate, weeksBefore } from '@/lib/dates';
import { type Locale, localeTags } from '@/lib/i18n/locales';
import { asBlocks, item, itemsOf, list, paragraph, strong } from '@/lib/markdown';
import { say } from '@/lib/say/say';
import { component, type MarkdownContext } from '@/loaders/mdx/component';
import { attributeOf } from '@/loaders/mdx/tree';
import { plannedClosing, plannedTasks } from '@/loaders/work-plan';

export const Steps = component({
  name: 'Steps',
  attributes: {},
  holds: ['Step'],
  toMarkdown: async ({ children: steps }, children, { locale, getTranslations }) => {
    const arePlanned = steps.some((step) => 'attributes' in step && attributeOf(step, 'task'));
    return [
      ...(arePlanned ? [paragraph(await closingNote(locale, getTranslations))] : []),
      list(itemsOf(children), { ordered: true }),
    ];
  },
});

/** The closing from which the days of the work plan are counted, said once for all steps. */
export async function closingNote(
  locale: Locale,
  getTranslations: MarkdownContext['getTranslations'],
): Promise<string> {
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

interface Outcomes {
  readonly deliverable?: string | undefined;
  readonly by?: string | undefined;
  readonly task?: string | undefined;
}

/** What a step delivers and by when, labelled, in the order shown: a day of the work plan where it names a task. */
export async function outcomesOf(
  { deliverable, by, task }: Outcomes,
  locale: Locale,
  getTranslations: MarkdownContext['getTranslations'],
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

export const Step = component({
  name: 'Step',
  attributes: {
    title: { required: true, prose: true },
    deliverable: { prose: true },
    by: { prose: true },
    task: {
      get values() {
        return [...plannedTasks().keys()];
      },
    },
  },
  holds: 'prose',
  parity: { attribute: 'task' },
  check: (element) =>
    attributeOf(element, 'by') && attributeOf(element, 'task')
      ? [
          say(
            '<Step> takes its deadline from "by" or from the work plan ("task"), not from both; remove one.',
          ),
        ]
      : [],
  toMarkdown: async (element, children, { locale, getTranslations }) => {
    const outcomes = await outcomesOf(
      {
        deliverable: attributeOf(element, 'deliverable'),
        by: attributeOf(element, 'by'),
        task: attributeOf(element, 'task'),
      },
      locale,
      getTranslations,
    );
    return [
      item(
        paragraph(strong(attributeOf(element, 'title') ?? '')),
        ...asBlocks(children),
        ...outcomes.map(({ label, value }) => paragraph(strong(label), ` ${value}`)),
      ),
    ];
  },
});
