import { groupOf } from '@/law/checker/groups';
import { profileOf } from '@/law/checker/profile';
import { check } from '@/law/checker/result';
import { matrixOf } from '@/law/companies/matrix';
import { subsidiary, typicalWalks } from '@/tests/checker-walks';
import { law } from '../checker/law-fixture';

const companies = typicalWalks.map(([name, answers], index) => ({
  line: index + 2,
  name,
  answers,
}));

it('answers for each company what the checker answers for it alone', async () => {
  const rows = await matrixOf(law, companies, () => false);
  expect(rows).toHaveLength(companies.length);
  for (const [index, row] of (rows ?? []).entries()) {
    const { answers = {} } = companies[index] ?? {};
    for (const result of check(law, profileOf(answers))) {
      const { answer } = row.cells[result.id];
      expect(answer === 'exempt' ? 'no' : answer).toBe(groupOf(result, answers));
      const verdicts = result.layers.map(({ verdict }) => verdict);
      expect(answer === 'exempt').toBe(
        verdicts.includes('exempt') && groupOf(result, answers) === 'no',
      );
    }
  }
});

it('says which layer of law concerns a company alone', async () => {
  const answers = { ...subsidiary, inParentReport: 'yes', listed: 'yes' };
  const [row] = (await matrixOf(law, [{ line: 2, name: 'A', answers }], () => false)) ?? [];
  const csrd = check(law, profileOf(answers)).find(({ id }) => id === 'csrd');
  const met = csrd?.layers.filter(({ verdict }) => verdict === 'yes') ?? [];
  expect(row?.cells.csrd.only).toBe(met.length === 1 ? met[0]?.layer : undefined);
});
