import { component } from '@/authoring/vocabulary/component';
import { formatDate } from '@/lib/dates';
import { text } from '@/lib/markdown/nodes';
import { checkedOn } from '@/loaders/guide-entries';
import { attributeOf } from '@/loaders/mdx/tree';

export const AsOf = component({
  name: 'AsOf',
  attributes: { subject: { required: true, ids: 'subjects' } },
  holds: 'nothing',
  toMarkdown: (element, _children, { law, locale }) => [
    text(formatDate(checkedOn(law, attributeOf(element, 'subject') ?? ''), locale)),
  ],
  examples: {
    fr: {
      title: 'Jour où le droit a été vérifié : AsOf',
      source: 'Au <AsOf subject="french-law" />, nous ne connaissons aucun texte de transposition.',
    },
    en: {
      title: 'The day the law was checked: AsOf',
      source: 'As of <AsOf subject="french-law" /> we know of no transposition.',
    },
  },
});
