import { fromFragment, toFragment } from '@/law/checker/address';
import {
  asKept,
  asWrittenIn,
  type Counted,
  parseQuantity,
  readingsOf,
} from '@/law/checker/quantity-input';
import { quantityOf } from '@/law/checker/told';

it.each([
  ['1240', 1240],
  ['1 240', 1240],
  ['1\u202f240', 1240],
  ['1,240', 1240],
  ['1,240,000', 1_240_000],
  ["1'240", 1240],
  ['1\u2019240', 1240],
  ['=2700000', 2_700_000],
  ['1.240.000', 1_240_000],
  ['1.240,5', 1240.5],
  ['1,5', 1.5],
  ['0.9', 0.9],
  ['0,900', 0.9],
  ['0.125', 0.125],
  ['1 240,5', 1240.5],
  ['1 240,500', 1240.5],
  ['48.', 48],
  ['900-1100', { min: 900, max: 1100 }],
  ['900 à 1 100', { min: 900, max: 1100 }],
  ['entre 900 et 1100', { min: 900, max: 1100 }],
  ['between 900 and 1,100', { min: 900, max: 1100 }],
  ['environ 1 000', { min: 900, max: 1100 }],
  ['about 1,000', { min: 900, max: 1100 }],
  ['plus de 500', { min: 500 }],
  ['> 500', { min: 500 }],
  ['less than 50', { max: 50 }],
])('reads "%s"', (text, quantity) => {
  expect(parseQuantity(text)).toEqual(quantity);
});

it.each([
  ['€1.1bn', 1100],
  ['1.1 Md€', 1100],
  ["1.1 milliard d'euros", 1100],
  ['220 M€', 220],
  ['€220m', 220],
  ['about 2 billion', { min: 1800, max: 2200 }],
  ['450-500 millions d\u2019euros', { min: 450, max: 500 }],
])('reads the amount "%s"', (text, quantity) => {
  expect(parseQuantity(text, 'millions')).toEqual(quantity);
});

it.each(['beaucoup', '12 people', '1100-900', '-5', '1e9', '--', '1,2,3'])(
  'refuses "%s", which is not a quantity',
  (text) => {
    expect(parseQuantity(text)).toBeNull();
  },
);

it.each<[text: string, counted: Counted, readings: string[]]>([
  ['48,312', 'millions', ['48.312', '48312']],
  ['about 48,312', 'millions', ['about 48.312', 'about 48312']],
  ['48,312-50,100', 'millions', ['48.312-50.100', '48312-50100']],
  ['450000000', 'millions', ['450', '=450000000']],
  ['450 000 000', 'millions', ['450', '=450000000']],
  ['450,000,000', 'millions', ['450', '=450000000']],
  ['1 2 3', 'millions', ['123']],
  ['48.312', 'people', ['48.31', '48312']],
  ['1 2 3', 'people', ['123']],
  ['12 34', 'people', ['1234']],
])('asks about "%s" (%s), and reads what is chosen', (text, counted, readings) => {
  expect(parseQuantity(text, counted)).toBeNull();
  expect(readingsOf(text, counted)).toEqual(readings);
  for (const reading of readings) expect(parseQuantity(reading, counted)).not.toBeNull();
});

it.each<[text: string, counted: Counted]>([
  ['48,3', 'millions'],
  ['999999', 'millions'],
  ['1 000 000', 'millions'],
  ['48,312', 'people'],
  ['450000000', 'people'],
  ['many', 'people'],
])('does not ask about "%s" (%s)', (text, counted) => {
  expect(readingsOf(text, counted)).toEqual([]);
});

it('reads a comma before three digits as English pages mean it', () => {
  expect(asKept('en', '1,100-1,250')).toBe('1100-1250');
  expect(asKept('fr', '1.100')).toBe('1,100');
});

describe('a number with decimals, however it is written', () => {
  const values = [0.125, 1.5, 1.24, 48.31, 48.312, 312.045, 999.999, 1240.5, 48_312.125, 124_000.5];
  const written = (value: number, separator: string, mark: string) => {
    const [whole = '', decimals = ''] = String(value).split('.');
    return `${whole.replace(/\B(?=(\d{3})+$)/g, separator)}${mark}${decimals}`;
  };
  const styles = {
    fr: ['', ' ', '\u00a0', '\u202f', "'"].map((separator) => [separator, ',']),
    en: [...['', ' ', ','].map((separator) => [separator, '.'])],
  };
  const cases = (['fr', 'en'] as const).flatMap((locale) =>
    styles[locale].flatMap(([separator = '', mark = '']) =>
      values.map((value) => [locale, written(value, separator, mark), value] as const),
    ),
  );

  it.each(cases)('is never read a thousandfold, %s: "%s"', (locale, text, value) => {
    const answers = { turnover: asWrittenIn(locale, text) };
    expect(quantityOf(answers, 'turnover')).toBeCloseTo(value * 1e6, 3);
    // The address gives the other language the same number.
    const shared = fromFragment(toFragment(answers));
    expect(quantityOf(shared, 'turnover')).toBeCloseTo(value * 1e6, 3);
    expect(asWrittenIn(locale, asWrittenIn(locale, text))).toBe(text);
  });
});
