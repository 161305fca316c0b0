import { type AnswerName, type Answers, moreQuestions } from './answers';
import type { RegimeResult } from './result';

/** The facts that answers to the more precise questions settle, among those a rule may be missing. */
const settles: Partial<Record<AnswerName, readonly string[]>> = {
  employeesMainland: ['employees-mainland'],
  employeesOverseas: ['employees-overseas'],
  finalEnergy: ['final-energy'],
  energySystem: ['energy-management-system'],
  parentSeat: ['french-parent'],
  parentGroupEmployees: ['whole-group-employees'],
  parentGroupTurnover: ['whole-group-turnover'],
  inParentPlan: ['fr-vigilance-subsidiary'],
  services: ['financial-market-participant', 'financial-adviser', 'french-institutional-investor'],
  establishment: ['french-establishment'],
};

/** Facts that no question asks for, or not of every company. */
const unasked = new Set([
  ...Object.values(settles).flat(),
  'assets-under-management',
  'bdese-agreement',
  'board',
  'earlier-years',
  'establishment-duties',
  'eu-subsidiary-large',
  'eu-subsidiary-listed-sme',
  'small-institution',
]);

/** The facts that would settle an open answer, by whether the visitor may still give them. */
export function byWhetherAsked(missing: readonly string[], answers: Answers) {
  const more = new Set(
    moreQuestions
      .filter(({ isAsked }) => isAsked(answers))
      .flatMap(({ fields }) => fields(answers))
      .filter((name) => !answers[name])
      .flatMap((name) => settles[name] ?? []),
  );
  const isTold = (measure: string) =>
    unions.some(([each, name]) => each === measure && answers[name]);
  const isAsked = (measure: string) =>
    more.has(measure) || (!unasked.has(measure) && !isTold(measure));
  return {
    asked: missing.filter(isAsked),
    notAsked: missing.filter((measure) => !isAsked(measure)),
  };
}

/** Of the Union, one year of the group is asked, which does not settle everything. */
const unions: readonly (readonly [measure: string, AnswerName])[] = [
  ['eu-turnover', 'euTurnover'],
  ['eu-subsidiary-turnover', 'euSubsidiaryTurnover'],
  ['eu-branch-turnover', 'euBranchTurnover'],
];

/**
 * The more precise questions to ask: once there is a first result, those that settle what it leaves open, with one
 * field at a time, and those answered.
 */
export function moreFields(
  answers: Answers,
  results: readonly RegimeResult[],
): { id: string; fields: AnswerName[] }[] {
  if (!answers.seat || !answers.group || (answers.seat === 'france' && !answers.employees))
    return [];
  const missing = new Set(
    results.flatMap(({ layers }) =>
      layers.flatMap(({ rules }) => rules.flatMap((rule) => rule.missing)),
    ),
  );
  return moreQuestions
    .filter(({ isAsked }) => isAsked(answers))
    .flatMap(({ id, fields: fieldsOf }) => {
      const names = fieldsOf(answers);
      const next = names.find(
        (name) => !answers[name] && settles[name]?.some((measure) => missing.has(measure)),
      );
      const fields = names.filter((name) => answers[name] || name === next);
      return fields.length > 0 ? [{ id, fields }] : [];
    });
}
