import { sentenceFacts, siteFacts } from '@/lib/config/site';
import { didYouMean } from '@/lib/say/did-you-mean';
import { say } from '@/lib/say/say';
import { component } from '@/loaders/mdx/component';
import { attributeOf, nameList } from '@/loaders/mdx/tree';

/** A sentence for each name that is not a fact of lib/config/site.ts. */
function unknownFacts(names: readonly string[]): string[] {
  const known = Object.keys(siteFacts());
  return names
    .filter((name) => name && !known.includes(name))
    .map((name) =>
      say('lib/config/site.ts has no fact "#{name}".#{hint}', {
        name,
        hint: didYouMean(name, known),
      }),
    );
}

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
          say(
            '"#{name}" may be unset, which would leave a gap in the sentence; use a <FactList>, which omits what is unset.',
            { name },
          ),
        ]
      : unknownFacts([name]);
  },
});

export const FactList = component({
  name: 'FactList',
  attributes: { names: { required: true } },
  holds: 'nothing',
  parity: { attribute: 'names' },
  check: (element) => unknownFacts(nameList(attributeOf(element, 'names') ?? '')),
});
