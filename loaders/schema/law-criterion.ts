import { array, lazy, mixed, number, type ObjectSchema, object, string } from 'yup';
import { combinations, operators, units } from '@/law/vocabulary';
import { id, type NamedList, optionalBilingual, optionalOneOf } from './fields';

/** Keys that go together, and what such a criterion is. */
export const criterionShapes = [
  { has: ['measure', 'operator', 'value', 'unit'], may: ['id', 'label', 'noun', 'scope'] },
  { has: ['measure', 'is'], may: ['id', 'scope'] },
  { has: ['rule'], may: ['is'] },
  { has: ['criteria'], may: ['combine'] },
] as const;

const SHAPES =
  'must be { measure, operator, value, unit }, { measure, is }, { rule } or { combine, criteria }';

function hasShape(value: object): boolean {
  const keys = Object.entries(value).flatMap(([key, held]) => (held === undefined ? [] : key));
  return criterionShapes.some(
    ({ has, may }) =>
      has.every((key) => keys.includes(key)) &&
      keys.every((key) => [...has, ...may].some((known) => known === key)),
  );
}

/** One criterion of a rule; its parts are checked on their own, then which of them go together. */
export const criterion: ObjectSchema<object> = object({
  id: id().optional(),
  measure: id().optional(),
  operator: optionalOneOf(operators),
  value: number().typeError('must be a number, without quotation marks').optional(),
  unit: optionalOneOf(units),
  noun: optionalBilingual(),
  label: optionalBilingual(),
  scope: optionalBilingual(),
  is: mixed<boolean | string>(
    (value): value is boolean | string => typeof value === 'boolean' || typeof value === 'string',
  )
    .typeError('must be true, false or a word')
    .meta({ json: { type: ['boolean', 'string'] } })
    .optional(),
  rule: string()
    .typeError('must be the id of a rule')
    .meta({ names: 'rules' satisfies NamedList })
    .optional(),
  combine: optionalOneOf(combinations),
  criteria: lazy(() => criteria()).meta({ json: { type: 'array', items: { type: 'object' } } }),
})
  .exact()
  .test('shape', SHAPES, (value) => value === undefined || hasShape(value))
  .test(
    'noun',
    'needs a noun that says what is counted, exactly when its unit is "count"',
    ({ unit, noun }) => (unit === 'count') === (noun !== undefined),
  );

/** The criteria of a version or of a group. */
export const criteria = () => array(criterion as never).optional();
