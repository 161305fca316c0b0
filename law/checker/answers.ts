import type { Counted } from './quantity-input';
import type { RegimeResult } from './result';

/** Answers that are one of a list. An answer that is not given is an empty text, and unknown. */
export const choices = {
  seat: ['france', 'member-state', 'third-country'],
  previous: ['same', 'different'],
  group: ['alone', 'parent', 'subsidiary', 'both'],
  inParentReport: ['yes', 'no'],
  listed: ['yes', 'no'],
  activity: ['other', 'bank', 'insurer', 'manager', 'adviser'],
  form: ['joint-stock', 'other', 'association'],
  services: ['portfolio', 'advice', 'neither'],
  energySystem: ['yes', 'no'],
  parentSeat: ['france', 'abroad'],
  inParentPlan: ['yes', 'no'],
  establishment: ['yes', 'no'],
} as const;
export type Choice = keyof typeof choices;

/** Answers that are a number of people, an amount in millions of euros, or gigawatt hours. */
export const quantities = {
  employees: 'people',
  turnover: 'millions',
  balance: 'millions',
  previousEmployees: 'people',
  previousTurnover: 'millions',
  previousBalance: 'millions',
  employeesFrance: 'people',
  groupEmployees: 'people',
  groupEmployeesFrance: 'people',
  groupTurnover: 'millions',
  groupBalance: 'millions',
  euTurnover: 'millions',
  euSubsidiaryTurnover: 'millions',
  euBranchTurnover: 'millions',
  employeesMainland: 'people',
  employeesOverseas: 'people',
  finalEnergy: 'gwh',
  parentGroupEmployees: 'people',
  parentGroupTurnover: 'millions',
} as const satisfies Readonly<Record<string, Counted>>;
export type QuantityName = keyof typeof quantities;

export type AnswerName = Choice | QuantityName;
export const isChoice = (name: string): name is Choice => Object.hasOwn(choices, name);
export const isQuantity = (name: string): name is QuantityName => Object.hasOwn(quantities, name);
/** The answers, as typed; numbers are written as in English. */
export type Answers = { readonly [Name in AnswerName]?: string };

/** A question, what it asks for, and whether it matters after the others' answers. */
interface Question {
  id: string;
  fields: (answers: Answers) => readonly AnswerName[];
  isAsked: (answers: Answers) => boolean;
}

const hasSubsidiaries = ({ group }: Answers): boolean => group === 'parent' || group === 'both';
const hasParent = ({ group }: Answers): boolean => group === 'subsidiary' || group === 'both';
const isFrench = ({ seat }: Answers): boolean => seat === 'france';
const always = () => true;
const figures = Object.keys(quantities) as QuantityName[];

/** The questions in their order; at most eight, some of which only some companies are asked. */
export const questions: readonly Question[] = [
  { id: 'seat', fields: () => ['seat'], isAsked: always },
  {
    id: 'size',
    fields: (answers) => [
      'employees',
      'turnover',
      'balance',
      // Without an answer, all of them work there.
      ...(isFrench(answers) && answers.employees ? (['employeesFrance'] as const) : []),
    ],
    isAsked: always,
  },
  {
    id: 'previous',
    fields: ({ previous }) => [
      'previous',
      ...(previous === 'different'
        ? (['previousEmployees', 'previousTurnover', 'previousBalance'] as const)
        : []),
    ],
    isAsked: (answers) => figures.some((name) => answers[name] && !name.startsWith('previous')),
  },
  {
    id: 'group',
    fields: (answers) => [
      'group',
      ...(hasSubsidiaries(answers)
        ? ([
            'groupEmployees',
            'groupTurnover',
            'groupBalance',
            ...(isFrench(answers) ? (['groupEmployeesFrance'] as const) : []),
          ] as const)
        : []),
      ...(hasParent(answers) ? (['inParentReport'] as const) : []),
    ],
    isAsked: always,
  },
  { id: 'listed', fields: () => ['listed'], isAsked: always },
  { id: 'activity', fields: () => ['activity'], isAsked: always },
  { id: 'form', fields: () => ['form'], isAsked: isFrench },
  {
    id: 'union',
    fields: () => ['euTurnover', 'euSubsidiaryTurnover', 'euBranchTurnover'],
    isAsked: ({ seat }) => seat === 'third-country',
  },
];

/** What is asked after a first result, where it still decides one (`moreFields`). */
export const moreQuestions: readonly Question[] = [
  {
    id: 'workforce',
    fields: () => ['employeesMainland', 'employeesOverseas'],
    isAsked: isFrench,
  },
  { id: 'energy', fields: () => ['finalEnergy', 'energySystem'], isAsked: isFrench },
  {
    id: 'parent',
    fields: () => ['parentSeat', 'parentGroupEmployees', 'parentGroupTurnover'],
    isAsked: (answers) => isFrench(answers) && hasParent(answers),
  },
  {
    id: 'plan',
    fields: () => ['inParentPlan'],
    isAsked: (answers) => isFrench(answers) && hasParent(answers),
  },
  {
    id: 'services',
    fields: () => ['services'],
    isAsked: ({ activity }) => activity === 'bank' || activity === 'insurer',
  },
  {
    id: 'establishment',
    fields: ({ establishment }) =>
      establishment === 'yes' ? ['establishment', 'employeesFrance'] : ['establishment'],
    isAsked: ({ seat }) => seat === 'member-state' || seat === 'third-country',
  },
];

/** The answers that still count: those to questions that are asked after the other answers. */
export const askedAnswers = (answers: Answers): Answers => {
  const names = [...questions, ...moreQuestions]
    .filter(({ isAsked }) => isAsked(answers))
    .flatMap(({ fields }) => fields(answers));
  return Object.fromEntries(
    names.flatMap((name) => (answers[name] ? [[name, answers[name]]] : [])),
  );
};

/** Headcounts that a French company's own tells of. */
const countedInFrance = ['employees-france', 'employees-union'] as const;

/** The facts that answers to the more precise questions settle, among those a rule may be missing. */
export const settles: Partial<Record<AnswerName, readonly string[]>> = {
  employeesMainland: ['employees-mainland'],
  employeesOverseas: ['employees-overseas'],
  finalEnergy: ['final-energy'],
  energySystem: ['energy-management-system'],
  parentSeat: ['french-parent'],
  parentGroupEmployees: ['whole-group-employees'],
  parentGroupTurnover: ['whole-group-turnover'],
  inParentPlan: ['fr-vigilance-subsidiary'],
  services: ['financial-market-participant', 'financial-adviser', 'french-institutional-investor'],
  establishment: ['french-establishment', ...countedInFrance],
  employeesFrance: countedInFrance,
};

/** Facts that no question asks for, or not of every company. */
const unasked = new Set<string>([
  ...Object.values(settles)
    .flat()
    .filter((measure) => !countedInFrance.some((each) => each === measure)),
  'assets-under-management',
  'bdese-agreement',
  'board-form',
  'earlier-years',
  'establishment-duties',
  'eu-subsidiary-large',
  'eu-subsidiary-listed-sme',
  'sapin-2-foreign-parent',
  'small-institution',
  'unsettled-years',
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
  const isAsked = (measure: string) =>
    more.has(measure) || (!unasked.has(measure) && !isTold[measure]?.(answers));
  return {
    asked: missing.filter(isAsked),
    notAsked: missing.filter((measure) => !isAsked(measure)),
  };
}

/** Whether the answers say all that the form asks about a measure; for Union turnover it asks for one year only. */
const isTold: Readonly<Record<string, (answers: Answers) => unknown>> = {
  'eu-turnover': ({ euTurnover }) => euTurnover,
  'eu-subsidiary-turnover': ({ euSubsidiaryTurnover }) => euSubsidiaryTurnover,
  'eu-branch-turnover': ({ euBranchTurnover }) => euBranchTurnover,
  'employees-france': (answers) =>
    isFrench(answers) ? answers.employees : isEstablishmentTold(answers),
  'employees-union': (answers) =>
    answers.employees && (answers.seat !== 'third-country' || isEstablishmentTold(answers)),
  // Of an adviser, and of a company that is listed alone, it is not settled.
  'financial-act': ({ activity, listed }) => activity && listed,
};

const isEstablishmentTold = ({ establishment, employeesFrance }: Answers): unknown =>
  establishment === 'no' || employeesFrance;

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
