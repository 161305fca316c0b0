import { replacedFigure } from '@/law/figures';
import { loadRegister } from '@/loaders/law';
import { struckFigure } from '@/loaders/struck-figure';

const valuesOf = (name: string, day: string) => {
  const found = replacedFigure(loadRegister(), name, day);
  return found && [found.before.criterion.value, found.now.criterion.value, found.now.from];
};

it('takes the last change of a figure up to a day', () => {
  expect(valuesOf('csrd-scope.turnover', '2023-12-23')).toBeUndefined();
  expect(valuesOf('csrd-scope.turnover', '2025-12-31')).toEqual([40e6, 50e6, '2023-12-24']);
  expect(valuesOf('csrd-scope.turnover', '2026-11-22')).toEqual([50e6, 450e6, '2026-03-18']);
});

it('has nothing to strike out of a figure with one value, or none any more', () => {
  expect(valuesOf('vsme-cap.employees', '2026-11-22')).toBeUndefined();
  expect(valuesOf('csrd-scope.balance-sheet', '2026-11-22')).toBeUndefined();
});

it('says the unit once, and both where they differ', () => {
  const parts = (name: string) => {
    const { before, now } = struckFigure(name, 'en') ?? {};
    return [before, now?.number, now?.unit];
  };
  expect(parts('csrd-scope.employees')).toEqual(['250', '1,000', 'employees']);
  expect(parts('csddd-scope.turnover')).toEqual(['€450m', '€1.5bn', undefined]);
  expect(parts('csddd-monitoring.monitoring-interval')).toEqual(['12\u00a0months', '5', 'years']);
});

it('names the article of the act that changed it, not those of the acts it amends', () => {
  const source = (name: string) => struckFigure(name, 'en')?.source.replaceAll('\u00a0', ' ');
  expect(source('csrd-scope.employees')).toBe('Directive (EU) 2026/470, Art. 2(4) and Art. 3');
  expect(source('csddd-scope.employees')).toBe('Directive (EU) 2026/470, Art. 4(2) and (22)');
});
