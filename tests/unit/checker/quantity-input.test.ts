import { parseQuantity, scaled } from '@/lib/checker/quantity-input';

it.each([
  ['1240', 1240],
  ['1 240', 1240],
  ['1\u202f240', 1240],
  ['1,240', 1240],
  ['1.240', 1240],
  ['1,5', 1.5],
  ['0.9', 0.9],
  ['0,900', 0.9],
  ['0.125', 0.125],
  ['1 240,5', 1240.5],
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

it('leaves what is blank unknown', () => {
  expect(parseQuantity('  ')).toBeUndefined();
});

it.each(['beaucoup', '12 people', '1100-900', '-5', '1e9', '--'])(
  'refuses "%s", which is not a quantity',
  (text) => {
    expect(parseQuantity(text)).toBeNull();
  },
);

it('changes the unit of ranges too', () => {
  expect(scaled({ min: 1.5 }, 1e6)).toEqual({ min: 1_500_000 });
});
