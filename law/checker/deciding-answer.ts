import { type AnswerName, type Answers, moreFields, questions, settles } from './answers';
import type { RegimeResult } from './result';

/** The facts that each of the first answers settles, among those a rule may be missing, by their names. */
const first: Partial<Record<AnswerName, RegExp>> = {
  seat: /^established$/,
  employees: /^employees(?:-france|-union)?$/,
  turnover: /^turnover$/,
  balance: /^balance-sheet$|^assets/,
  previous: /^previous$/,
  previousEmployees: /^employees$/,
  previousTurnover: /^turnover$/,
  previousBalance: /^balance-sheet$/,
  group: /parent|subsidiary$|subsidiary-exemption|^(whole-)?group/,
  inParentReport: /parent-report|subsidiary-exemption/,
  groupEmployees: /group-employees$/,
  groupTurnover: /group-turnover/,
  groupBalance: /group-balance/,
  groupEmployeesFrance: /group-employees-france/,
  listed: /^listed|^public-interest|^financial-act/,
  activity: /^public-interest|^financial|investor|^small/,
  form: /^joint-stock/,
  euTurnover: /^eu-turnover/,
  euSubsidiaryTurnover: /^eu-subsidiary-turnover/,
  euBranchTurnover: /^eu-branch/,
};

/**
 * The answers that the questions shown still ask for and that settle something open, the one that settles the most
 * first: the layers for which nothing else is missing, then those in which it has a part.
 */
export function decidingAnswers(answers: Answers, results: readonly RegimeResult[]): AnswerName[] {
  const open = results
    .flatMap(({ layers }) => layers)
    .filter(({ verdict, unless }) => verdict === 'unknown' && !unless)
    .map(({ rules }) => rules.map(({ missing }) => missing).filter(({ length }) => length > 0));
  const shown = [
    ...questions.filter(({ isAsked }) => isAsked(answers)).flatMap(({ fields }) => fields(answers)),
    ...moreFields(answers, results).flatMap(({ fields }) => fields),
  ];
  return shown
    .filter((name) => !answers[name])
    .map((name) => {
      const has = (fact: string) =>
        settles[name]?.includes(fact) ?? first[name]?.test(fact) ?? false;
      return {
        name,
        alone: open.filter((rules) => rules.some((missing) => missing.every(has))).length,
        layers: open.filter((rules) => rules.flat().some(has)).length,
      };
    })
    .filter(({ layers }) => layers > 0)
    .sort((a, b) => b.alone - a.alone || b.layers - a.layers)
    .map(({ name }) => name);
}
