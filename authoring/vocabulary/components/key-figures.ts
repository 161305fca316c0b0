import { citation } from '@/authoring/vocabulary/citation';
import { component, type MarkdownContext, type ToMarkdown } from '@/authoring/vocabulary/component';
import { figureHistory } from '@/authoring/vocabulary/figure-history';
import { formatDate } from '@/lib/dates';
import { item, list, paragraph, strong } from '@/lib/markdown/nodes';
import { figureParts, figureTitle, pick } from '@/loaders/guide-entries';
import type { GuideFigure } from '@/loaders/guide-law';
import { lawWords } from '@/loaders/law-words';
import { attributeOf } from '@/loaders/mdx/tree';

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
  if (!shown) throw new Error(`The figure "${figure.name}" has no value.`);
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
      ` – ${t('figure.checkedOn', { date: formatDate(figure.checkedOn, locale) })} `,
      ...(await citation(
        context,
        version.act,
        ...(version.provision ? [version.provision[locale]] : []),
      )),
    ),
  );
}

const source = '<KeyFigures ids="csrd-scope.employees size-large.turnover" />';

export const KeyFigures = component({
  name: 'KeyFigures',
  attributes: { ids: { ids: 'figures' } },
  holds: 'nothing',
  citesSource: true,
  parity: { attribute: 'ids' },
  toMarkdown,
  examples: {
    fr: { title: 'Chiffres du registre, avec leur histoire : KeyFigures', source },
    en: { title: 'Figures of the register, with their history: KeyFigures', source },
  },
});
