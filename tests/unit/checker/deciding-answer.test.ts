import { type Answers, choices, quantities } from '@/law/checker/answers';
import { decidingAnswers } from '@/law/checker/deciding-answer';
import { alone, sized, subsidiary } from '@/tests/checker-walks';
import { resultsOf } from './law-fixture';

const decides = (answers: Answers) => decidingAnswers(answers, resultsOf(answers))[0];
const openIn = (answers: Answers) =>
  resultsOf(answers).flatMap(({ layers }) =>
    layers.filter(({ verdict, unless }) => verdict === 'unknown' && !unless),
  ).length;

/** The open answers that are left after the best of some answers to a question. */
function leftAfter(answers: Answers, name: keyof Answers): number {
  const tries: readonly string[] =
    name in quantities ? ['0', '1000000'] : choices[name as keyof typeof choices];
  return Math.min(...tries.map((value) => openIn({ ...answers, [name]: value })));
}

const companies: [string, Answers][] = [
  ['of which only the seat is known', { seat: 'france' }],
  ['of which only the size is known', { employees: '1240' }],
  ['with its size', { seat: 'france', employees: '1240', turnover: '480' }],
  ['that stands alone', { ...alone, employees: '1240', turnover: '480' }],
  ['whose parent may report for it', subsidiary],
  ['that is an insurer', { ...sized('900', '200', '300'), activity: 'insurer' }],
  ['outside the Union', { seat: 'third-country', employees: '3000', group: 'parent' }],
];

it.each(companies)('names an answer that settles something for a company %s', (_, answers) => {
  const name = decides(answers);
  if (!name) throw new Error('No answer decides anything.');
  expect(answers[name]).toBeUndefined();
  expect(leftAfter(answers, name)).toBeLessThan(openIn(answers));
});

it('names none once everything that is asked for is answered', () => {
  const answers = {
    ...sized('1240', '480', '310'),
    employeesMainland: '1240',
    employeesOverseas: '0',
    finalEnergy: '30',
    energySystem: 'no',
  };
  expect(decides(answers)).toBeUndefined();
});
