import type { PhrasingContent } from 'mdast';
import { strong, text } from '@/lib/markdown/nodes';
import { figureState } from '@/loaders/guide-entries';
import type { GuideFigure } from '@/loaders/guide-law';
import { lawWords } from '@/loaders/law-words';
import type { MarkdownContext } from './component';

/** The values of a figure in one line: `Formerly: ~~More than 250~~ (from … to …), **More than 1,000** (since …)`. */
export async function figureHistory(
  figure: GuideFigure,
  { law, locale, getTranslations }: MarkdownContext,
): Promise<PhrasingContent[]> {
  const t = await getTranslations({ locale, namespace: 'guide' });
  const words = await lawWords(locale, getTranslations);
  return figure.values.flatMap((value, index): PhrasingContent[] => {
    const written = words.value(value.criterion);
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
