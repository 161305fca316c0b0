import { rangeOf } from '@/law/evaluation/criterion';
import type { Figures, Profile, Quantity } from '@/law/evaluation/profile';
import type { FlagMeasure, Seat } from '@/law/measures';
import { type Answers, askedAnswers, type QuantityName } from './answers';
import { atLeast, between, quantityOf } from './told';

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

function figuresOf(
  answers: Answers,
  ...names: [employees: QuantityName, turnover: QuantityName, balance: QuantityName]
): Figures {
  const [employees, turnover, balance] = names.map((name) => quantityOf(answers, name));
  const isLast = names[0] === 'employees';
  const own: Figures = {
    employees,
    turnover,
    'balance-sheet': balance,
    ...inFrance(answers, employees, isLast),
    'employees-union': inItsState(answers, employees, isLast),
    ...(isLast && inTheUnion(answers)),
    ...(isLast && wholeGroup(answers)),
    // For an insurer, the balance sheet total is what counts of the two.
    ...(answers.activity === 'insurer' && { 'assets-under-management': atLeast(balance) }),
  };
  if (answers.group === 'alone' || answers.group === 'subsidiary')
    // Without subsidiaries, its group is itself; a company of France employs its people there.
    return {
      ...own,
      'group-employees': employees,
      'group-turnover': turnover,
      'group-balance-sheet': balance,
      'group-employees-france': answers.seat === 'france' ? employees : undefined,
    };
  if (!isLast) return own;
  const group = quantityOf(answers, 'groupEmployees');
  return {
    ...own,
    'group-employees': group ?? atLeast(employees),
    'group-turnover': quantityOf(answers, 'groupTurnover'),
    'group-balance-sheet': quantityOf(answers, 'groupBalance'),
    'group-employees-france':
      quantityOf(answers, 'groupEmployeesFrance') ??
      (answers.seat === 'france' ? between(employees, group) : undefined),
  };
}

/** The group from its ultimate parent down, to which a subsidiary adds its own employees at least. */
function wholeGroup(answers: Answers): Figures {
  const { group } = answers;
  if (group === undefined) return {};
  const [employees, turnover] = (
    {
      alone: ['employees', 'turnover'],
      parent: ['groupEmployees', 'groupTurnover'],
    } as const
  )[group] ?? ['parentGroupEmployees', 'parentGroupTurnover'];
  return {
    'whole-group-employees':
      quantityOf(answers, employees) ?? atLeast(quantityOf(answers, 'employees')),
    'whole-group-turnover': quantityOf(answers, turnover),
  };
}

/** Its presence in the Union, of which only one year is asked; a subsidiary makes at most what its group does. */
function inTheUnion(answers: Answers): Figures {
  const turnover = quantityOf(answers, 'euTurnover');
  const isWholeGroup = answers.group === 'alone' || answers.group === 'parent';
  return {
    'eu-turnover': isWholeGroup ? turnover : between(undefined, turnover),
    'eu-subsidiary-turnover': quantityOf(answers, 'euSubsidiaryTurnover'),
    'eu-branch-turnover': quantityOf(answers, 'euBranchTurnover'),
  };
}

type Flags = { [Flag in FlagMeasure]?: boolean | undefined };

function flagsOf(answers: Answers): Flags {
  const { seat, group, inParentReport, listed, activity, form } = answers;
  const isListed = yesOrNo(listed);
  const hasParent = group && (group === 'subsidiary' || group === 'both');
  return {
    ...financial(answers),
    listed: isListed,
    'public-interest-entity': publicInterest(isListed, activity, seat),
    parent: group && (group === 'parent' || group === 'both'),
    subsidiary: hasParent,
    'ultimate-parent': group && group === 'parent',
    'french-parent': frenchParent(answers),
    'in-parent-report': hasParent === false ? false : yesOrNo(inParentReport),
    'in-parent-plan': hasParent === false ? false : yesOrNo(answers.inParentPlan),
    association: form === 'association' && activity !== 'bank' && activity !== 'insurer',
    'joint-stock': form && form === 'joint-stock',
    // Which of these forms it has is not asked: an SAS has no such board.
    'board-form': form && form !== 'joint-stock' ? false : undefined,
    'energy-management-system': yesOrNo(answers.energySystem),
    'french-establishment': seat === 'france' ? false : yesOrNo(answers.establishment),
    'financial-act': financialAct(answers),
    ...(isZero(quantityOf(answers, 'euSubsidiaryTurnover')) && {
      'eu-subsidiary-large': false,
      'eu-subsidiary-listed-sme': false,
    }),
  } as Flags;
}

function frenchParent({ seat, group, parentSeat }: Answers): boolean | undefined {
  if (group === 'alone') return false;
  if (group === 'parent') return seat === undefined ? undefined : seat === 'france';
  return parentSeat === undefined ? undefined : parentSeat === 'france';
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

/** What an activity settles; for a bank or insurer, the services it offers. */
function financial(answers: Answers): Flags {
  const { activity, services } = answers;
  if (activity === undefined) return {};
  const isFirm = activity === 'bank' || activity === 'insurer';
  return {
    'credit-institution': activity === 'bank',
    insurer: activity === 'insurer',
    'small-institution': isFirm ? undefined : false,
    'financial-undertaking': isFirm || activity === 'manager',
    'financial-market-participant': isFirm
      ? services && services === 'portfolio'
      : activity === 'manager',
    'financial-adviser': isFirm ? services && services === 'advice' : activity === 'adviser',
    'french-institutional-investor': investorOf(answers),
    'esg-rating-provider': undefined,
  } as Flags;
}

/** Asset managers of France, insurers of lives, and banks for what they manage or advise on. */
function investorOf({ seat, activity, services }: Answers): boolean | undefined {
  if (activity === 'other') return false;
  if (seat !== 'france') return undefined;
  if (activity === 'manager') return true;
  if (activity === 'insurer') return services === 'portfolio' ? true : undefined;
  return activity === 'bank' && services ? services !== 'neither' : undefined;
}

/**
 * Banks, insurers and managers are under acts of Directive (EU) 2019/1937, Art. 8(4); advisers depend on their status,
 * and issuers are under the one on market abuse.
 */
function financialAct({ activity, listed }: Answers): boolean | undefined {
  if (activity === 'bank' || activity === 'insurer' || activity === 'manager') return true;
  return activity === 'other' && listed === 'no' ? false : undefined;
}

/** Of what makes no turnover in the Union, there is none. */
const isZero = (quantity: Quantity | undefined): boolean =>
  quantity !== undefined && rangeOf(quantity).max === 0;

const yesOrNo = (answer: string | undefined): boolean | undefined =>
  answer === undefined ? undefined : answer === 'yes';

/** Where it employs people, of which only one year is asked: each part is at most what the other leaves. */
function inFrance(answers: Answers, employees: Quantity | undefined, isLast: boolean): Figures {
  const [mainland, overseas] = (['employeesMainland', 'employeesOverseas'] as const).map((name) =>
    isLast ? quantityOf(answers, name) : undefined,
  );
  const counted = countedInFrance(answers, employees, isLast);
  const whole = rangeOf((isLast && toldOfFrance(answers)) || counted || {}).max;
  const rest = (part: Quantity | undefined) => {
    const max = Math.max(0, whole - (part === undefined ? 0 : rangeOf(part).min));
    return Number.isFinite(max) ? { max } : undefined;
  };
  return {
    'employees-france': counted,
    'employees-mainland': mainland ?? rest(overseas),
    'employees-overseas': overseas ?? rest(mainland),
    'final-energy': quantityOf(answers, 'finalEnergy'),
  };
}

/** Its employees in France, as told or as the sum of both parts. */
function toldOfFrance(answers: Answers): Quantity | undefined {
  const [mainland, overseas] = [
    quantityOf(answers, 'employeesMainland'),
    quantityOf(answers, 'employeesOverseas'),
  ];
  const isSum = typeof mainland === 'number' && typeof overseas === 'number';
  return quantityOf(answers, 'employeesFrance') ?? (isSum ? mainland + overseas : undefined);
}

/** Those whom French law counts: whether it counts those whom a French company employs elsewhere is not settled. */
function countedInFrance(
  answers: Answers,
  employees: Quantity | undefined,
  isLast: boolean,
): Quantity | undefined {
  const told = toldOfFrance(answers);
  if (answers.seat === 'france')
    return told === undefined ? employees : between(isLast ? told : undefined, employees);
  if (answers.seat !== undefined && answers.establishment === 'no') return 0;
  return (isLast ? told : undefined) ?? between(undefined, employees);
}

/** Those of the Member State whose law applies; from outside the Union, it may have them in several. */
function inItsState(
  answers: Answers,
  employees: Quantity | undefined,
  isLast: boolean,
): Quantity | undefined {
  if (answers.seat === 'member-state') return employees;
  const counted = countedInFrance(answers, employees, isLast);
  return answers.seat === 'france' ? counted : between(counted, employees);
}
