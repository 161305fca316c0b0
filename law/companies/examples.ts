import { type Answers, isChoice, isQuantity } from '@/law/checker/answers';
import { type ColumnWords, columns } from './columns';

const french: Answers = { seat: 'france', listed: 'no', activity: 'other', form: 'joint-stock' };

/** Fictional companies that open the template; numbers as in English, amounts in millions of euros. */
export const examples: readonly { name: string; answers: Answers }[] = [
  {
    name: 'Exemple Industrie SA',
    answers: {
      ...french,
      employees: '1240',
      turnover: '480.5',
      balance: '310',
      previous: 'same',
      group: 'alone',
    },
  },
  {
    name: 'Exemple Services SAS',
    answers: {
      ...french,
      employees: '320',
      turnover: '58.2',
      balance: '41',
      previousEmployees: '290',
      previousTurnover: '52',
      previousBalance: '38.4',
      previous: 'different',
      group: 'subsidiary',
      inParentReport: 'no',
    },
  },
];

/** The lines of the template in a language: the headings, then the fictional companies. */
export const templateLines = (words: ColumnWords): (string | number)[][] => [
  columns.map((column) => words.headings[column]),
  ...examples.map(({ name, answers }) =>
    columns.map((column) => {
      if (column === 'name') return name;
      const answer = answers[column] ?? '';
      if (isChoice(column)) return words.choices[column][answer] ?? '';
      return isQuantity(column) && answer !== '' ? Number(answer) : '';
    }),
  ),
];
