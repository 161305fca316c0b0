import type { WorkSheet } from '@e965/xlsx';
import fc from 'fast-check';
import { scoreOf, severityOf } from '@/downloads/examples/compute';
import { kpiOf } from '@/downloads/examples/finance';
import { correctionDays } from '@/downloads/examples/working-days';
import { serialOf } from '@/downloads/workbook';
import { writtenLanguages } from '@/lib/i18n/locales';
import { downloadIds } from '@/loaders/downloads';
import {
  formulasOf,
  put,
  readBack,
  recalculate,
  sheetAt,
} from '@/tests/unit/content/downloads/spreadsheets';

const grade = fc.constantFrom(1, 2, 3, 4, 5);
const close = (value: unknown) =>
  typeof value === 'number' ? Math.round(value * 1e9) / 1e9 : value;

describe.each(writtenLanguages)('in %s', (locale) => {
  it.each(downloadIds())('%s shows what its formulas come to', async (id) => {
    const book = await readBack(id, locale);
    const shown = formulasOf(book);
    recalculate(book);
    for (const [cell, { value }] of formulasOf(book)) {
      expect([cell, close(value ?? '')]).toEqual([cell, close(shown.get(cell)?.value ?? '')]);
      expect(String(value)).not.toMatch(/#|Error|NaN/);
    }
  });
});

it('scores as the worked example does', async () => {
  const book = await readBack('iro-grid', 'en');
  const grid = sheetAt(book, 1);
  fc.assert(
    fc.property(
      grade,
      grade,
      grade,
      grade,
      grade,
      fc.boolean(),
      (scale, scope, irremediability, likelihood, threshold, rights) => {
        put(grid, 'B1', threshold);
        put(grid, 'D4', 'No');
        put(grid, 'E4', rights ? 'Yes' : 'No');
        put(grid, 'F4', scale);
        put(grid, 'G4', scope);
        put(grid, 'H4', irremediability);
        put(grid, 'J4', likelihood);
        recalculate(book);
        const severity = severityOf({ scale, scope, irremediability });
        const score = scoreOf(severity, likelihood, rights);
        expect(grid.I4.v).toBe(severity);
        expect(grid.L4.v).toBeCloseTo(score);
        expect(grid.M4.v).toBe(score >= threshold ? 'Yes' : 'No');
      },
    ),
    { numRuns: 20 },
  );
});

describe('the KPIs of the Taxonomy', () => {
  // Cells of the three KPIs: flag of what is unassessed, total, aligned.
  const columns = { B: ['D', 'G', 'H'], C: ['E', 'I', 'J'], D: ['F', 'L', 'M'] } as const;
  const amount = fc.integer({ min: 0, max: 500 });
  const parts = (kpis: WorkSheet, column: string, lines: number[]) =>
    lines.map((line) => kpis[`${column}${line}`].v);

  it.each(['B', 'C', 'D'] as const)('add up as the worked example does, in %s', async (column) => {
    const book = await readBack('taxonomy-calculation', 'fr');
    const [activities, kpis] = [sheetAt(book, 1), sheetAt(book, 2)];
    const [flag, total, aligned] = columns[column];
    put(kpis, 'B2', 'Oui');
    for (const line of [2, 3, 4, 5]) {
      put(activities, `${total}${line}`, 0);
      put(activities, `${aligned}${line}`, 0);
      put(activities, `K${line}`, 0);
      put(activities, `${flag}${line}`, 'Non');
    }
    fc.assert(
      fc.property(amount, amount, amount, fc.boolean(), (first, second, third, unassessed) => {
        put(activities, `${total}2`, first);
        put(activities, `${total}3`, second);
        put(activities, `${total}5`, third);
        put(activities, `${aligned}2`, Math.min(first, 10));
        put(activities, `${flag}3`, unassessed ? 'Oui' : 'Non');
        recalculate(book);
        const kpi = kpiOf(
          [
            { eligible: true, total: first, aligned: Math.min(first, 10) },
            { eligible: true, unassessed, total: second, aligned: 0 },
            { eligible: false, total: third, aligned: 0 },
          ],
          10,
        );
        const isEmpty = kpi.denominator === 0;
        const { eligible, nonMaterial, nonEligible } = kpi;
        expect(parts(kpis, column, [5, 6, 7, 8, 9])).toEqual([
          kpi.denominator,
          ...[eligible, kpi.aligned, nonMaterial, nonEligible].map((part) => part.amount),
        ]);
        expect(kpis[`${column}14`].v).toBe(isEmpty ? '' : kpi.mayLeaveOut ? 'Oui' : 'Non');
        // The sheet rounds to a tenth: 1.25 is half of one away from 1.3.
        if (!isEmpty) {
          const off = kpis[`${column}11`].v - kpi.aligned.percent;
          expect(close(Math.abs(off))).toBeLessThanOrEqual(0.05);
        }
      }),
      { numRuns: 20, examples: [[493, 142, 165, false]] },
    );
  });

  it('test each KPI alone, and count nothing as aligned without DNSH or safeguards', async () => {
    const book = await readBack('taxonomy-calculation', 'en');
    const [activities, kpis] = [sheetAt(book, 1), sheetAt(book, 2)];
    recalculate(book);
    expect(parts(kpis, 'B', [8, 14])).toEqual([46.5, 'Yes']);
    expect(parts(kpis, 'C', [7, 8, 14])).toEqual([18, 2, 'Yes']);
    // What is unassessed for turnover would be too much of CapEx.
    put(activities, 'E3', 'Yes');
    recalculate(book);
    expect(parts(kpis, 'B', [8, 14])).toEqual([46.5, 'Yes']);
    expect(parts(kpis, 'C', [8, 14])).toEqual([10, 'No']);
    for (const proof of ['N', 'O']) {
      put(activities, `${proof}2`, 'No');
      recalculate(book);
      expect(kpis.B7.v).toBe(0);
      put(activities, `${proof}2`, 'Yes');
    }
  });

  it('leave OpEx blank but for its denominator where it is not material', async () => {
    const book = await readBack('taxonomy-calculation', 'en');
    const kpis = sheetAt(book, 2);
    recalculate(book);
    expect(parts(kpis, 'D', [5, 6, 9, 13, 14])).toEqual([20, '', '', '', '']);
    put(kpis, 'B2', 'Yes');
    recalculate(book);
    expect(parts(kpis, 'D', [5, 6, 9, 14])).toEqual([20, 5, 15, 'Yes']);
  });
});

it('averages the four quarter ends of an adverse impact, once there are four', async () => {
  const book = await readBack('pai-sheet', 'en');
  for (const at of [1, 2]) {
    const sheet = sheetAt(book, at);
    for (const [cell, value] of [
      ['G2', 10],
      ['H2', 0],
      ['I2', 12],
    ] as const)
      put(sheet, cell, value);
    recalculate(book);
    expect(sheet.K2.v).toBe('');
    put(sheet, 'J2', 6);
    recalculate(book);
    expect(sheet.K2.v).toBe(7);
    expect(sheet.K3.v).toBe('');
  }
});

it('moves every date with the closing date', async () => {
  const book = await readBack('csrd-workplan', 'en');
  const plan = sheetAt(book, 1);
  put(plan, 'B1', serialOf('2030-06-30'));
  put(plan, 'E4', 10);
  recalculate(book);
  expect(plan.F4.v).toBe(serialOf('2030-04-21'));
  expect(plan.F20.v).toBe(serialOf('2030-06-30'));
});

it('counts working days as the worked example does', async () => {
  const book = await readBack('rating-register', 'fr');
  const ratings = sheetAt(book, 1);
  for (const notified of ['2026-12-23', '2027-04-30', '2027-05-05', '2028-07-12']) {
    put(ratings, 'D4', serialOf(notified));
    recalculate(book);
    expect(ratings.E4.v).toBe(serialOf(correctionDays(notified, 2).at(-1)?.day ?? ''));
  }
});

it('weighs the answers of a vendor', async () => {
  const book = await readBack('ai-vendor-questions', 'en');
  const questions = sheetAt(book, 1);
  for (let line = 6; line <= 25; line++) put(questions, `E${line}`, 3);
  put(questions, 'F6', 3);
  recalculate(book);
  expect(questions.B1.v).toBe(1);
  expect(questions.B2.v).toBeGreaterThan(0);
  expect(questions.B3.v).toBe(0);
});
