import type { Figures, Profile, Quantity } from '@/lib/law/evaluation/profile';
import type { FlagMeasure, Seat } from '@/lib/law/measures';
import { type Answers, askedAnswers, type QuantityName, quantities } from './answers';
import { parseQuantity, scaled } from './quantity-input';

/** Earlier closings that are said to be like the last: rules look back no further. */
const STEADY_YEARS = 2;

/**
 * The profile that the register of law is held against. What is not answered, or not understood, stays
 * unknown.
 */
export function profileOf(given: Answers): Profile {
  const answers = askedAnswers(given);
  const figures = figuresOf(answers, 'employees', 'turnover', 'balance');
  const before = figuresOf(answers, 'previousEmployees', 'previousTurnover', 'previousBalance');
  return {
    established: answers.seat as Seat | undefined,
    flags: flagsOf(answers),
    figures,
    previous:
      answers.previous === 'same'
        ? Array.from({ length: STEADY_YEARS }, () => figures)
        : answers.previous === 'different'
          ? [before]
          : [],
  };
}

/** The quantity answered, in people or euros; undefined when there is none. */
export function quantityOf(answers: Answers, name: QuantityName): Quantity | undefined {
  const value = parseQuantity(answers[name] ?? '') ?? undefined;
  return value !== undefined && quantities[name] === 'millions' ? scaled(value, 1e6) : value;
}

function figuresOf(
  answers: Answers,
  ...names: [employees: QuantityName, turnover: QuantityName, balance: QuantityName]
): Figures {
  const [employees, turnover, balance] = names.map((name) => quantityOf(answers, name));
  const isLast = names[0] === 'employees';
  const inFrance = answers.seat === 'france' ? atMost(employees) : undefined;
  const own: Figures = {
    employees,
    turnover,
    'balance-sheet': balance,
    'employees-mainland': inFrance,
    'employees-overseas': inFrance,
    ...(isLast && inTheUnion(answers)),
  };
  if (answers.group === 'alone' || answers.group === 'subsidiary')
    // Without subsidiaries, its group is itself.
    return {
      ...own,
      'group-employees': employees,
      'group-turnover': turnover,
      'group-balance-sheet': balance,
      'group-employees-france': inFrance,
    };
  if (!isLast) return own;
  return {
    ...own,
    'group-employees': quantityOf(answers, 'groupEmployees'),
    'group-turnover': quantityOf(answers, 'groupTurnover'),
    'group-balance-sheet': quantityOf(answers, 'groupBalance'),
    'group-employees-france': quantityOf(answers, 'groupEmployeesFrance'),
  };
}

/** Its presence in the Union, of which only one year is asked; a subsidiary makes at most what its group does. */
function inTheUnion(answers: Answers): Figures {
  const turnover = quantityOf(answers, 'euTurnover');
  const isWholeGroup = answers.group === 'alone' || answers.group === 'parent';
  return {
    'eu-turnover': isWholeGroup ? turnover : atMost(turnover),
    'eu-subsidiary-turnover': quantityOf(answers, 'euSubsidiaryTurnover'),
    'eu-branch-turnover': quantityOf(answers, 'euBranchTurnover'),
  };
}

/** A part is at most the whole. */
function atMost(quantity: Quantity | undefined): Quantity | undefined {
  const max = typeof quantity === 'number' ? quantity : quantity?.max;
  return max === undefined ? undefined : { max };
}

type Flags = { [Flag in FlagMeasure]?: boolean | undefined };

function flagsOf({ seat, group, inParentReport, listed, activity, form }: Answers): Flags {
  const isListed = yesOrNo(listed);
  const inGroup = group === undefined ? undefined : group !== 'alone';
  const hasParent = group && (group === 'subsidiary' || group === 'both');
  return {
    ...financial(activity),
    listed: isListed,
    'public-interest-entity': publicInterest(isListed, activity, seat),
    parent: group && (group === 'parent' || group === 'both'),
    subsidiary: hasParent,
    'ultimate-parent': group && group === 'parent',
    'french-parent':
      inGroup === false ? false : group === 'parent' && seat ? seat === 'france' : undefined,
    'in-parent-report': hasParent === false ? false : yesOrNo(inParentReport),
    'joint-stock': form && form === 'joint-stock',
  } as Flags;
}

/**
 * Listed companies, and banks and insurers of the Union, are public-interest entities; designation by a State
 * is not asked about.
 */
function publicInterest(
  listed: boolean | undefined,
  activity: string | undefined,
  seat: string | undefined,
) {
  if (listed) return true;
  if (activity === 'bank' || activity === 'insurer') {
    if (seat === 'third-country') return listed;
    return seat === undefined ? undefined : true;
  }
  return listed === false && activity !== undefined ? false : undefined;
}

/** What an activity settles; a bank or insurer may be a participant or adviser, or not. */
function financial(activity: string | undefined): Flags {
  if (activity === undefined) return {};
  const isFirm = activity === 'bank' || activity === 'insurer';
  return {
    'credit-institution': activity === 'bank',
    insurer: activity === 'insurer',
    'small-institution': isFirm ? undefined : false,
    'financial-undertaking': isFirm || activity === 'manager',
    'financial-market-participant': isFirm ? undefined : activity === 'manager',
    'financial-adviser': isFirm ? undefined : activity === 'adviser',
    'french-institutional-investor': activity === 'other' ? false : undefined,
    'esg-rating-provider': undefined,
  };
}

const yesOrNo = (answer: string | undefined): boolean | undefined =>
  answer === undefined ? undefined : answer === 'yes';
