import { stringify } from 'yaml';
import { figureHistory, figuresOf, ruleOfFigure } from '@/law/figures';
import { entriesOf, subjectOf } from '@/law/find';
import { milestoneOn } from '@/law/milestone-state';
import { quantity } from '@/law/quantity';
import type { Register, Rule } from '@/law/register';
import { today } from '@/lib/dates';
import { soundRegister } from '@/loaders/law';

/**
 * An entry of the register as it is written, with what follows from it on the present day.
 * @throws when there is no such entry.
 */
export function show(id: string): string {
  const { everything: register } = soundRegister();
  const { acts, rules, milestones, changes } = entriesOf(register);
  const rule = rules.get(ruleOfFigure(id));
  if (id.includes('.')) return figureLines(register, id).join('\n');
  const entry = acts.get(id) ?? rule ?? milestones.get(id) ?? changes.get(id);
  if (!entry) throw new Error(`The register of law has no "${id}".`);
  const milestone = milestones.get(id);
  return [
    `# content/law/${subjectOf(register, id)}.yaml`,
    stringify(entry).trimEnd(),
    ...(rule ? ruleLines(register, rule) : []),
    ...(milestone
      ? [`# ${today()}: ${stateLine(milestoneOn(milestone, milestones, today()))}`]
      : []),
  ].join('\n');
}

const ruleLines = (register: Register, rule: Rule): string[] =>
  [...figuresOf(rule).keys()].flatMap((name) => figureLines(register, name));

const figureLines = (register: Register, name: string): string[] => [
  `# ${name}`,
  ...figureHistory(register, name).map(
    ({ criterion, from, until }) =>
      `#   ${from} to ${until ?? 'now'}: ${criterion.operator} ${quantity(criterion, 'en')}`,
  ),
];

const stateLine = ({ state, newDate }: { state: string; newDate: string | undefined }): string =>
  newDate ? `${state}, now ${newDate}` : state;
