import { check } from '@/lib/checker/result';
import { frenchCompanies, profileOfFrench } from './french-companies';
import { law } from './law-fixture';
import { type FrenchCompany, portal, portalCsrdYear } from './portail-rse';
import { itAgreesWithThePortal } from './portail-rse-parity';

const isExempt = ({ group }: FrenchCompany) => group?.inParentReport === true;

itAgreesWithThePortal('csrd', 270, [
  {
    because: 'Commercial Code, Art. L. 232-6-3: companies alone, where no legal form is asked here',
    ours: 'yes',
    applies: ({ form, isBank }) => form === 'no-company' && !isBank,
  },
  {
    because:
      'Ordinance No 2023-1142: the exemption of subsidiaries, which the portal does not deduct',
    ours: 'unknown',
    applies: isExempt,
  },
  {
    because: 'Commercial Code, Art. D. 230-1: more than €50m, where a range of the portal has 50',
    ours: 'no',
    applies: ({ turnover, balance }) => turnover === 50 || balance === 25,
  },
]);

/** The first financial year that the French layer gives. */
const ourYear = (company: FrenchCompany): number | undefined => {
  const layer = check(law, profileOfFrench(company))
    .find(({ id }) => id === 'csrd')
    ?.layers.find((each) => each.layer === 'fr');
  const years = layer?.rules.filter(({ verdict }) => verdict === 'yes').map(({ from }) => from);
  return years?.length ? Math.min(...years.map(Number)) : undefined;
};

it('gives the same first financial year, except for exactly 500 employees', () => {
  const asked = frenchCompanies().filter(
    (company) => !company.group && company.form !== 'no-company' && portal.csrd(company),
  );
  const apart = asked.filter((company) => ourYear(company) !== portalCsrdYear(company));
  expect(asked.length).toBeGreaterThan(60);
  // Ordinance No 2023-1142, Art. 33(II)(1): more than 500.
  expect(apart.filter(({ employees, turnover }) => employees !== 500 && turnover !== 50)).toEqual(
    [],
  );
});
