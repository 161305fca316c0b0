import { asBlocks } from '@/lib/markdown/as-blocks';
import { paragraph, quote, strong } from '@/lib/markdown/nodes';
import { attributeOf } from '@/loaders/mdx/tree';
import { component } from '@/mdx/component';

export const Note = component({
  name: 'Note',
  attributes: { title: { required: true, prose: true }, kind: { values: ['caution'] } },
  holds: 'prose',
  parity: 'count',
  toMarkdown: (element, children) => {
    const title = attributeOf(element, 'title');
    return [quote(...(title ? [paragraph(strong(title))] : []), ...asBlocks(children))];
  },
  examples: {
    fr: {
      title: 'Remarque et mise en garde : Note',
      source: `<Note title="À retenir">

Une remarque qui aide, sans laquelle le texte se comprend.

</Note>

<Note kind="caution" title="Attention">

Une erreur que l'on commet souvent.

</Note>`,
    },
    en: {
      title: 'A remark or a warning: Note',
      source: `<Note title="Worth knowing">

A remark that helps; the text can be understood without it.

</Note>

<Note kind="caution" title="Beware">

A mistake that is often made.

</Note>`,
    },
  },
});
