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
