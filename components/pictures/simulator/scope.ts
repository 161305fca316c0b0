type Measure = 'headcount' | 'france' | 'turnover' | 'balance';

/** A company's size measures: employees, or millions of euros. */
export type Company = Readonly<Record<Measure, { readonly value: number }>>;

interface Test {
  measure: Measure;
  comparison: 'more-than' | 'at-least';
  value: number;
}

const moreThan = (measure: Measure, value: number): Test => ({
  measure,
  comparison: 'more-than',
  value,
});
const atLeast = (measure: Measure, value: number): Test => ({
  measure,
  comparison: 'at-least',
  value,
});

/** Companies in scope of each text, as of `lawCheckedOn()`: a company is in scope if it meets enough of the tests. */
export const scopes = {
  /** Directive 2013/34/EU, Art. 19a(1), as amended by Directive (EU) 2026/470. */
  csrd: { needs: 2, tests: [moreThan('headcount', 1000), moreThan('turnover', 450)] },
  /** French Commercial Code, Art. D. 230-1: large undertakings, as long as 2026/470 is not transposed. */
  csrdFrance: {
    needs: 2,
    tests: [moreThan('headcount', 250), moreThan('turnover', 50), moreThan('balance', 25)],
  },
  /** Directive (EU) 2024/1760, Art. 2(1)(a), as amended by Directive (EU) 2026/470. */
  csddd: { needs: 2, tests: [moreThan('headcount', 5000), moreThan('turnover', 1500)] },
  /** French Commercial Code, Art. L. 225-102-1. */
  vigilance: { needs: 1, tests: [atLeast('france', 5000), atLeast('headcount', 10000)] },
} as const satisfies Record<string, { needs: number; tests: readonly Test[] }>;

export type Scope = keyof typeof scopes;

const meets = (company: Company, { measure, comparison, value }: Test): boolean =>
  comparison === 'more-than' ? company[measure].value > value : company[measure].value >= value;

export const covers = (scope: Scope, company: Company): boolean =>
  scopes[scope].tests.filter((test) => meets(company, test)).length >= scopes[scope].needs;

/** A text's threshold for a measure, if it has one. */
export const thresholdOf = (scope: Scope, measure: Measure): number | undefined =>
  scopes[scope].tests.find((test) => test.measure === measure)?.value;
