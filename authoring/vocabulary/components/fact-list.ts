import { component } from '@/authoring/vocabulary/component';
import { unknownFacts } from '@/authoring/vocabulary/unknown-facts';
import { attributeOf, nameList } from '@/loaders/mdx/tree';

const source = '<FactList names="brand publisher.legalName publisher.registration" />';

export const FactList = component({
  name: 'FactList',
  attributes: { names: { required: true } },
  holds: 'nothing',
  parity: { attribute: 'names' },
  check: (element) => unknownFacts(nameList(attributeOf(element, 'names') ?? '')),
  examples: {
    fr: { title: 'Textes légaux : FactList', source },
    en: { title: 'Legal texts: FactList', source },
  },
});
