import fc from 'fast-check';
import { writtenLanguages } from '@/lib/i18n/locales';
import { downloadIds, loadDownload } from '@/loaders/downloads';
import { rankRisks } from '@/loaders/downloads/examples/compute';
import { holdingsAt, paiOf } from '@/loaders/downloads/examples/finance';
import { kpiOf } from '@/loaders/downloads/examples/taxonomy';
import { correctionDays } from '@/loaders/downloads/examples/working-days';
import { yearOf } from '@/loaders/downloads/pai';
import { serialOf } from '@/loaders/downloads/workbook';
import { loadExample } from '@/loaders/examples';
import { formulasOf, law, opened, recalculate } from '@/tests/unit/content/downloads/spreadsheets';

const close = (value: unknown) =>
  typeof value === 'number' ? Math.round(value * 1e9) / 1e9 : value;

describe.each(writtenLanguages)('in %s', (locale) => {
  it.each(downloadIds())('%s shows what its formulas come to', async (id) => {
    const { book } = await opened(id, locale);
    const shown = formulasOf(book);
    recalculate(book);
    for (const [cell, { value }] of formulasOf(book)) {
      expect([cell, close(value ?? '')]).toEqual([cell, close(shown.get(cell)?.value ?? '')]);
      expect(String(value)).not.toMatch(/#|Error|NaN/);
    }
  });
});

// Cells of the three KPIs: flag of what is unassessed, total, aligned.
it.each([
  ['B', 'F', 'I', 'J'],
  ['C', 'G', 'K', 'L'],
  ['D', 'H', 'N', 'O'],
])(
  'adds up the KPI in column %s as the worked example does',
  async (kpiAt, flag, total, aligned) => {
    const { calculated } = await opened('taxonomy-calculation', 'fr');
    const lines = ['5', '6', '7', '8', '9', '11', '14'].map((line) => `2!${kpiAt}${line}`);
    const amount = fc.integer({ min: 0, max: 500 });
    fc.assert(
      fc.property(amount, amount, amount, fc.boolean(), (first, second, third, unassessed) => {
        const inputs: Record<string, string | number> = { '2!B2': 'Oui' };
        for (const [line, value] of [first, second, 0, third].entries()) {
          inputs[`${total}${line + 2}`] = value;
          inputs[`${aligned}${line + 2}`] = line === 0 ? Math.min(first, 10) : 0;
          inputs[`M${line + 2}`] = 0;
          inputs[`${flag}${line + 2}`] = line === 1 && unassessed ? 'Oui' : 'Non';
        }
        const kpi = kpiOf(
          [
            { eligible: true, total: first, aligned: Math.min(first, 10) },
            { eligible: true, unassessed, total: second, aligned: 0 },
            { eligible: false, total: third, aligned: 0 },
          ],
          10,
        );
        const { denominator, eligible, nonMaterial, nonEligible } = kpi;
        const found = calculated(inputs, lines);
        expect(found.slice(0, 5)).toEqual([
          denominator,
          ...[eligible, kpi.aligned, nonMaterial, nonEligible].map((part) => part.amount),
        ]);
        expect(found[6]).toBe(denominator === 0 ? '' : kpi.mayLeaveOut ? 'Oui' : 'Non');
        // The sheet rounds to a tenth: 1.25 is half of one away from 1.3.
        if (denominator > 0)
          expect(close(Math.abs(Number(found[5]) - kpi.aligned.percent))).toBeLessThanOrEqual(0.05);
      }),
      { numRuns: 20, examples: [[493, 142, 165, false]] },
    );
  },
);

it('tests each KPI alone, counts nothing as aligned without DNSH or safeguards, and may leave OpEx out', async () => {
  const { calculated } = await opened('taxonomy-calculation', 'en');
  const KPIS = ['2!B8', '2!B14', '2!C8', '2!C14'];
  expect(calculated({}, KPIS)).toEqual([46.5, 'Yes', 2, 'Yes']);
  // What is unassessed for turnover would be too much of CapEx.
  expect(calculated({ G3: 'Yes' }, KPIS)).toEqual([46.5, 'Yes', 10, 'No']);
  for (const proof of ['P2', 'Q2']) {
    expect(calculated({ [proof]: 'No' }, ['2!B7'])).toEqual([0]);
    calculated({ [proof]: 'Yes' }, []);
  }
  const OPEX = ['2!D5', '2!D6', '2!D9', '2!D14'];
  expect(calculated({}, OPEX)).toEqual([20, '', '', '']);
  expect(calculated({ '2!B2': 'Yes' }, OPEX)).toEqual([20, 5, 15, 'Yes']);
});

// The sheets of adverse impacts: holdings, coefficients, indicators, chosen indicators.
it.each(writtenLanguages)(
  'computes the adverse impacts of the worked example from its holdings, in %s',
  async (locale) => {
    const { calculated } = await opened('pai-sheet', locale);
    const context = { ...law, locale };
    const { rows } = loadDownload('pai-sheet', locale).sheets[2] ?? { rows: [] };
    const lines = rows.map((row, at) => ({ row, line: at + 2 }));
    const held = holdingsAt(loadExample('sfdr-fund', locale).data.holdings, 'december');
    const found = calculated(
      {},
      lines.map(({ line }) => `3!L${line}`),
    );
    expect(found.map(close)).toEqual(lines.map(({ row }) => close(yearOf(row, context))));
    const december = calculated(
      {},
      lines.map(({ line }) => `3!K${line}`),
    );
    const pai: Readonly<Record<number, number>> = paiOf(held);
    for (const [at, { row }] of lines.entries())
      if (row.number !== 6 && !['scope1', 'scope2', 'scope3'].includes(`${row.id}`))
        expect(december[at]).toBeCloseTo(pai[Number(row.number)] ?? Number.NaN);
    // The share that the name promises, and full coverage.
    expect(calculated({}, ['B1', 'B2', '3!N2'])).toEqual([0.82, 0.8, 1]);
  },
);

it('averages the four quarter ends of a chosen indicator, once there are four', async () => {
  const { calculated } = await opened('pai-sheet', 'en');
  const three = { '4!H2': 10, '4!I2': 0, '4!J2': 12 };
  expect(calculated(three, ['4!L2'])).toEqual(['']);
  expect(calculated({ '4!K2': 6 }, ['4!L2', '4!L3'])).toEqual([7, '']);
});

it('moves every date with the closing date', async () => {
  const { calculated } = await opened('csrd-workplan', 'en');
  expect(calculated({ B1: serialOf('2030-06-30'), E4: 10 }, ['F4', 'F22'])).toEqual([
    serialOf('2030-04-21'),
    serialOf('2030-06-30'),
  ]);
});

it('counts working days as the worked example does', async () => {
  const { calculated } = await opened('rating-register', 'fr');
  for (const notified of ['2026-12-23', '2027-04-30', '2027-05-05', '2028-07-12'])
    expect(calculated({ D4: serialOf(notified) }, ['E4'])).toEqual([
      serialOf(correctionDays(notified, 2).at(-1)?.day ?? ''),
    ]);
});

it('tells what a customer may ask at a headcount, as the register does', async () => {
  const { calculated } = await opened('vsme-modules', 'en');
  const asked = (headcount: number) => calculated({ B1: headcount }, ['B4', 'H8']);
  expect([10, 11, 1000, 1001].map(asked)).toEqual([
    [9, 'Yes'],
    [23, 'Yes'],
    [23, 'Yes'],
    [0, 'No cap'],
  ]);
});

it('ranks the risks of the worked example as it does, and flags what nothing sets apart', async () => {
  const { calculated } = await opened('risk-map', 'en');
  const { priorityFrom, risks } = loadExample('csddd-risk-map', 'en').data;
  const ranked = rankRisks(risks);
  const columns = ['F', 'H', 'I', 'J', 'L'];
  for (const [index, { impact }] of risks.entries()) {
    const risk = ranked.find((each) => each.impact === impact);
    const cells = columns.map((column) => `${column}${index + 4}`);
    expect(calculated({}, cells)).toEqual([
      risk?.severity,
      risk?.gross,
      risk?.rank,
      'No',
      Number(risk?.severity) >= priorityFrom ? 'Yes' : 'No',
    ]);
  }
  // Forced overtime becomes as hard to undo as the discharges: both second, and the next one fourth.
  expect(calculated({ E4: 4 }, ['I4', 'J4', 'I6', 'J6', 'I7'])).toEqual([2, 'Yes', 2, 'Yes', 4]);
  // A measure changes nothing; a line without a grade has no rank.
  expect(calculated({ M4: 'Weekly checks', G8: '' }, ['I4', 'H8', 'I8'])).toEqual([2, '', '']);
});
