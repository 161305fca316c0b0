import { versionOn } from '@/law/as-at';
import { entriesOf } from '@/law/entries';
import { today } from '@/lib/dates';
import { say } from '@/lib/say/say';
import { readLaw, soundRegister } from '@/loaders/law';
import { component } from '@/loaders/mdx/component';
import { attributeOf } from '@/loaders/mdx/tree';

const sides = ['eu', 'fr'] as const;

/** What is wrong with one side: a rule of the wrong legal order, or one no longer in force. */
function checkSide(id: string, side: (typeof sides)[number]): string[] {
  if (readLaw().some(({ value }) => value === undefined)) return [];
  const rule = entriesOf(soundRegister().register).rules.get(id);
  if (!rule) return [];
  if ((rule.layer === 'fr') !== (side === 'fr'))
    return [
      say('"#{id}" is not a rule of #{side} law.', {
        id,
        side: side === 'fr' ? say('French') : say('European Union'),
      }),
    ];
  return versionOn(rule, today())
    ? []
    : [say('"#{id}" is not the law any more; name another rule.', { id })];
}

export const FrenchLaw = component({
  name: 'FrenchLaw',
  attributes: { eu: { required: true, ids: 'rules' }, fr: { required: true, ids: 'rules' } },
  holds: 'nothing',
  citesSource: true,
  parity: { attribute: sides },
  check: (element) => sides.flatMap((side) => checkSide(attributeOf(element, side) ?? '', side)),
});
