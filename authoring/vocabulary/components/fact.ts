import { component } from '@/authoring/vocabulary/component';
import { unknownFacts } from '@/authoring/vocabulary/unknown-facts';
import { sentenceFacts, siteFacts } from '@/config/site';
import { attributeOf } from '@/loaders/mdx/tree';

const canStandInSentence = (name: string): boolean =>
  (sentenceFacts as readonly string[]).includes(name);

export const Fact = component({
  name: 'Fact',
  attributes: { name: { required: true } },
  holds: 'nothing',
  check: (element) => {
    const name = attributeOf(element, 'name') ?? '';
    return name in siteFacts() && !canStandInSentence(name)
      ? [
          `"${name}" may be unset, which would leave a gap in the sentence; use a <FactList>, which omits what is unset.`,
        ]
      : unknownFacts([name]);
  },
  examples: {
    fr: {
      title: 'Textes légaux : Fact',
      source:
        'Ces conditions encadrent l\'usage de <Fact name="brand" />. Pour écrire à l\'équipe : <Fact name="email" />.',
    },
    en: {
      title: 'Legal texts: Fact',
      source:
        'These terms govern the use of <Fact name="brand" />. To write to the team: <Fact name="email" />.',
    },
  },
});
