import { type AnswerName, type Answers, moreFields, questions, settles } from './answers';
import type { LayerResult, RegimeResult } from './result';

/** The facts that each of the first answers settles, among those a rule may be missing. */
const first: Partial<Record<AnswerName, readonly string[]>> = {
  seat: ['established'],
  employees: ['employees'],
  turnover: ['turnover'],
  balance: ['balance-sheet', 'assets-under-management'],
  previous: ['previous'],
  previousEmployees: ['employees'],
  previousTurnover: ['turnover'],
  previousBalance: ['balance-sheet'],
  group: [
    'parent',
    'subsidiary',
    'ultimate-parent',
    'french-parent',
    'in-parent-report',
    'csrd-subsidiary-exemption',
    'fr-csrd-subsidiary-exemption',
    'fr-vigilance-subsidiary',
    'group-employees',
    'group-turnover',
    'group-balance-sheet',
    'group-employees-france',
    'whole-group-employees',
    'whole-group-turnover',
  ],
  inParentReport: ['in-parent-report', 'csrd-subsidiary-exemption', 'fr-csrd-subsidiary-exemption'],
  groupEmployees: ['group-employees', 'whole-group-employees'],
  groupTurnover: ['group-turnover', 'whole-group-turnover'],
  groupBalance: ['group-balance-sheet'],
  groupEmployeesFrance: ['group-employees-france'],
  listed: ['listed', 'public-interest-entity'],
  activity: [
    'public-interest-entity',
    'financial-market-participant',
    'financial-adviser',
    'french-institutional-investor',
    'small-institution',
  ],
  form: ['joint-stock'],
  euTurnover: ['eu-turnover'],
  euSubsidiaryTurnover: ['eu-subsidiary-turnover'],
  euBranchTurnover: ['eu-branch-turnover'],
};

/** An answer that is not given yet, and how many open answers wait for it. */
export interface DecidingAnswer {
  name: AnswerName;
  /** Layers of law on a regime. */
  layers: number;
}

/**
 * Of the answers that the questions shown still ask for, the one that settles the most: first the layers for which
 * nothing else is missing, then those in which it has a part.
 * @returns undefined when no answer settles what is open.
 */
export function decidingAnswer(
  answers: Answers,
  results: readonly RegimeResult[],
): DecidingAnswer | undefined {
  const open = results
    .flatMap(({ layers }) => layers)
    .filter(({ verdict, unless }) => verdict === 'unknown' && !unless)
    .map(missingIn);
  const shown = [
    ...questions.filter(({ isAsked }) => isAsked(answers)).flatMap(({ fields }) => fields(answers)),
    ...moreFields(answers, results).flatMap(({ fields }) => fields),
  ];
  const ranked = shown
    .filter((name) => !answers[name])
    .map((name) => {
      const facts = settles[name] ?? first[name] ?? [];
      const has = (fact: string) => facts.includes(fact);
      return {
        name,
        alone: open.filter((rules) => rules.some((missing) => missing.every(has))).length,
        layers: open.filter((rules) => rules.flat().some(has)).length,
      };
    })
    .filter(({ layers }) => layers > 0)
    .sort((a, b) => b.alone - a.alone || b.layers - a.layers);
  const [best] = ranked;
  return best && { name: best.name, layers: best.layers };
}

/** What each open rule of a layer is missing. */
const missingIn = ({ rules }: LayerResult): readonly (readonly string[])[] =>
  rules.flatMap(({ missing }) => (missing.length > 0 ? [missing] : []));
