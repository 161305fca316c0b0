import type { ToMarkdown } from '@/authoring/vocabulary/component';
import { labelled } from '@/authoring/vocabulary/labelled';
import { asBlocks } from '@/lib/markdown/as-blocks';
import { item } from '@/lib/markdown/nodes';

/** A list item that starts with the answer it is for: `**Yes:** go to question 3.` */
export const answerItem =
  (answer: 'yes' | 'no'): ToMarkdown =>
  async (_element, children, { locale, getTranslations }) => {
    const t = await getTranslations({ locale, namespace: 'guide.decision' });
    return [item(...labelled(t(answer), asBlocks(children)))];
  };
