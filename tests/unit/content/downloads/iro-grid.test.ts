import fc from 'fast-check';
import { scoreOf, severityOf } from '@/loaders/downloads/examples/compute';
import { opened } from '@/tests/unit/content/downloads/spreadsheets';

const grade = fc.constantFrom(1, 2, 3, 4, 5);

it('scores as the worked example does', async () => {
  const { calculated } = await opened('iro-grid', 'en');
  fc.assert(
    fc.property(
      fc.tuple(grade, grade, grade, grade, grade, fc.boolean()),
      ([scale, scope, irremediability, likelihood, threshold, rights]) => {
        const severity = severityOf({ scale, scope, irremediability });
        const score = scoreOf(severity, likelihood, rights);
        const inputs = { F5: scale, G5: scope, H5: irremediability, J5: likelihood };
        expect(
          calculated({ B1: threshold, D5: 'No', E5: rights ? 'Yes' : 'No', ...inputs }, [
            'I5',
            'P5',
            'Q5',
          ]),
        ).toEqual([severity, expect.closeTo(score), score >= threshold ? 'Yes' : 'No']);
      },
    ),
    { numRuns: 20 },
  );
});

it('scores potential harm after measures that work, actual harm as it occurred', async () => {
  const { calculated } = await opened('iro-grid', 'en');
  const harm = { B1: 3, C5: 'Negative impact', F5: 5, G5: 2, H5: 5, J5: 4, L5: 5, M5: 2 };
  const told = ['O5', 'P5', 'Q5', 'S5'];
  expect(calculated({ ...harm, D5: 'No', E5: 'No', K5: 'No' }, told)).toEqual([
    'Before measures',
    4,
    'Yes',
    'Yes',
  ]);
  expect(calculated({ ...harm, K5: 'Yes' }, told)).toEqual(['After measures', 2, 'No', 'No']);
  expect(calculated({ ...harm, E5: 'Yes', K5: 'Yes' }, told)).toEqual([
    'After measures',
    5,
    'Yes',
    'Yes',
  ]);
  expect(calculated({ ...harm, D5: 'Yes' }, told)).toEqual(['As it occurred', 5, 'Yes', 'Yes']);
});
