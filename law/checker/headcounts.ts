import { rangeOf } from '@/law/evaluation/criterion';
import type { Figures, Quantity } from '@/law/evaluation/profile';
import type { Answers } from './answers';
import { between, quantityOf } from './told';

/** Where it employs people, of which only one year is asked: each part is at most what the other leaves. */
export function inFrance(
  answers: Answers,
  employees: Quantity | undefined,
  isLast: boolean,
): Figures {
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
export function inItsState(
  answers: Answers,
  employees: Quantity | undefined,
  isLast: boolean,
): Quantity | undefined {
  if (answers.seat === 'member-state') return employees;
  const counted = countedInFrance(answers, employees, isLast);
  return answers.seat === 'france' ? counted : between(counted, employees);
}
