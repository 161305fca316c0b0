import type { PhrasingContent } from 'mdast';
import { fillFigures } from '@/law/placeholders';
import { formatDate, isDate } from '@/lib/dates';
import { asBlocks, item, list, paragraph, quote, strong, text } from '@/lib/markdown';
import { say } from '@/lib/say/say';
import { lowerFirst } from '@/lib/sentences';
import { typeset } from '@/lib/typography';
import { figureNamed, figureParts, figureState, figureTitle, pick } from '@/loaders/guide-entries';
import type { GuideFigure } from '@/loaders/guide-law';
import { figureValues, whyNoFigure } from '@/loaders/law';
import { lawWords } from '@/loaders/law-words';
import { attributeOf } from '@/loaders/mdx/tree';
import { component, type MarkdownContext, type ToMarkdown } from '@/mdx/component';
import { citation } from '@/mdx/sources/declaration';

/** The values of a figure in one line: `Formerly: ~~more than 250~~ (from … to …), **more than 1,000** (since …)`. */
async function figureHistory(
  figure: GuideFigure,
  { law, locale, getTranslations }: MarkdownContext,
): Promise<PhrasingContent[]> {
  const t = await getTranslations({ locale, namespace: 'guide' });
  const words = await lawWords(locale, getTranslations);
  return figure.values.flatMap((value, index): PhrasingContent[] => {
    const written = lowerFirst(words.value(value.criterion));
    const shown: PhrasingContent[] =
      figureState(value, law.day) === 'past'
        ? [text(`${t('was')} `), { type: 'delete', children: [text(written)] }]
        : [strong(written)];
    return [
      ...(index > 0 ? [text(', ')] : []),
      ...shown,
      text(` (${words.period(value, law.day)})`),
    ];
  });
}

export const Figure = component({
  name: 'Figure',
  attributes: { of: { required: true } },
  holds: 'nothing',
  check: (element) => {
    const name = attributeOf(element, 'of');
    const message = name && whyNoFigure(name);
    return message ? [message] : [];
  },
  toMarkdown: (element, _children, { locale }) => [
    text(typeset(fillFigures(`{${attributeOf(element, 'of')}}`, figureValues(locale)), locale)),
  ],
});

const toMarkdown: ToMarkdown = async (element, _children, context) => {
  const figures = pick(context.law.figures, attributeOf(element, 'ids'), ({ name }) => name);
  return [list(await Promise.all(figures.map((figure) => figureItem(figure, context))))];
};

async function figureItem(figure: GuideFigure, context: MarkdownContext) {
  const { law, locale, getTranslations } = context;
  const t = await getTranslations({ locale, namespace: 'guide' });
  const words = await lawWords(locale, getTranslations);
  const { present, past } = figureParts(figure, law.day);
  const shown = present ?? past[0] ?? figure.values[0];
  if (!shown) throw new Error(say('The figure "#{name}" has no value.', { name: figure.name }));
  const { version } = shown;
  return item(
    paragraph(
      strong(figureTitle(figure, shown, locale)),
      ...[version.who, shown.criterion.scope].flatMap((text) =>
        text ? [` – ${text[locale]}`] : [],
      ),
      ...(present ? [] : [` – ${t('figure.none')}`]),
      ' – ',
      ...(await figureHistory(figure, context)),
      ...(present ? words.application(version) : []).map((phrase) => ` – ${phrase}`),
      ' ',
      ...(await citation(
        context,
        version.act,
        ...(version.provision ? [version.provision[locale]] : []),
      )),
    ),
  );
}

export const KeyFigures = component({
  name: 'KeyFigures',
  attributes: { ids: { ids: 'figures' } },
  holds: 'nothing',
  citesSource: true,
  parity: { attribute: 'ids' },
  toMarkdown,
});

export const Threshold = component({
  name: 'Threshold',
  attributes: { of: { required: true, ids: 'figures' } },
  holds: 'nothing',
  toMarkdown: (element, _children, context) =>
    figureHistory(figureNamed(context.law, attributeOf(element, 'of') ?? ''), context),
});

export const Was = component({
  name: 'Was',
  attributes: {},
  holds: 'prose',
  pastLaw: true,
  toMarkdown: (_element, children) => [{ type: 'delete', children: children as PhrasingContent[] }],
});

export const History = component({
  name: 'History',
  attributes: { until: { required: true } },
  holds: 'prose',
  pastLaw: true,
  parity: { attribute: 'until' },
  check: (element) => {
    const until = attributeOf(element, 'until') ?? '';
    return until.length === 10 && isDate(until)
      ? []
      : [
          say(
            '"#{until}" is not a day of the calendar; write the last day of that law, YYYY-MM-DD.',
            { until },
          ),
        ];
  },
  toMarkdown: async (element, children, { locale, getTranslations }) => {
    const t = await getTranslations({ locale, namespace: 'guide' });
    const date = formatDate(attributeOf(element, 'until') ?? '', locale);
    return [quote(paragraph(strong(t('lawUntil', { date }))), ...asBlocks(children))];
  },
});
