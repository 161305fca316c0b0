import { writeFileSync } from 'node:fs';
import portalTable from '@/components/opendata/portal.json';
import { type Answers, moreQuestions } from '@/law/checker/answers';
import { layerOf } from './law-fixture';
import {
  answersOf,
  type FrenchCompany,
  frenchCompanies,
  isDelegable,
  portal,
  portalCsrdYear,
} from './portail-rse';

type PortalRegime = keyof typeof portal;

// Measures what the page on the method states: the answers of visitors, in French law, beside those of the portal.
// After a change of either: UPDATE_PORTAL=1 npm run test:unit -- portail-rse

const hasGroup = ({ group }: FrenchCompany) => group !== 'alone';
const staffIs = (staff: number) => (company: FrenchCompany) =>
  company.employees === staff || (hasGroup(company) && company.groupEmployees === staff);

/** Why the checker answers otherwise, by the ids of the page's texts, which name the provision. */
const differences: [PortalRegime, id: string, applies: (company: FrenchCompany) => boolean][] = [
  [
    'csrd',
    'above',
    (company) =>
      staffIs(250)(company) ||
      staffIs(500)(company) ||
      company.turnover === 50 ||
      company.balance === 25,
  ],
  ['csrd', 'institution', (company) => company.activity === 'bank' && hasGroup(company)],
  ['csrd', 'listed', (company) => company.listed === 'yes' && hasGroup(company)],
  ['whistleblowing', 'financial', (company) => company.activity === 'bank'],
  ['whistleblowing', 'issuer', (company) => company.listed === 'yes'],
  [
    'beges',
    'overseas',
    ({ employees, employeesMainland, employeesOverseas }) =>
      employeesOverseas === 250 || (employees >= 500 && employeesMainland <= 500),
  ],
  ['energy', 'system', (company) => company.energySystem === 'yes' && company.finalEnergy < 23.6],
  [
    'sapin',
    'turnover',
    (company) => company.turnover === 100 || (hasGroup(company) && company.groupTurnover === 100),
  ],
  ['sapin', 'association', ({ form }) => form === 'association'],
  ['sapin', 'group', hasGroup],
  ['vigilance', 'plan', (company) => hasGroup(company) && company.inParentPlan === 'yes'],
];

/** The portal's answer: whether a company is subject and, of the CSRD, from which financial year. */
function theirs(regime: PortalRegime, company: FrenchCompany): string {
  if (!portal[regime](company)) return 'no';
  if (regime !== 'csrd') return 'yes';
  return isDelegable(company) ? 'exempt' : String(portalCsrdYear(company));
}

function ours(regime: PortalRegime, answers: Answers): string {
  const layer = layerOf(answers, regime, 'fr');
  if (regime !== 'csrd' || layer.verdict !== 'yes') return layer.verdict;
  const years = layer.rules.filter(({ verdict }) => verdict === 'yes').map(({ from }) => from);
  return String(Math.min(...years.map(Number)));
}

const companies = frenchCompanies();
const more = new Set<string>(moreQuestions.flatMap(({ fields }) => fields({})));
const withoutMore = (answers: Answers): Answers =>
  Object.fromEntries(Object.entries(answers).filter(([name]) => !more.has(name)));

function measured(regime: PortalRegime) {
  const all = companies.map((company) => ({
    company,
    theirs: theirs(regime, company),
    ours: ours(regime, answersOf(company)),
  }));
  const apart = all.filter((each) => each.ours !== each.theirs);
  const open = apart.filter((each) => each.ours === 'unknown').length;
  const reasonOf = (company: FrenchCompany) =>
    differences.find(([of, , applies]) => of === regime && applies(company))?.[1];
  const reasons = apart.map(({ company }) => reasonOf(company));
  return {
    unexplained: apart.filter(({ company }) => reasonOf(company) === undefined),
    row: {
      regime,
      same: all.length - apart.length,
      open,
      opposite: apart.length - open,
      openAtFirst: companies.filter(
        (company) => ours(regime, withoutMore(answersOf(company))) === 'unknown',
      ).length,
      reasons: differences
        .filter(([of]) => of === regime)
        .map(([, id]) => ({ id, companies: reasons.filter((reason) => reason === id).length })),
    },
  };
}

const results = (Object.keys(portal) as PortalRegime[]).map(measured);

it('answers as the portal does, or a provision explains why not', () => {
  expect(results.flatMap(({ unexplained }) => unexplained)).toEqual([]);
  for (const { row } of results) {
    // Left open by the law itself: issuers, and whose consolidated turnover counts.
    if (row.regime !== 'whistleblowing' && row.regime !== 'sapin') expect(row.open).toBe(0);
    for (const { companies: count } of row.reasons) expect(count).toBeGreaterThan(0);
  }
});

it('is what the page states', () => {
  const table = { companies: companies.length, rows: results.map(({ row }) => row) };
  if (process.env.UPDATE_PORTAL)
    writeFileSync('components/opendata/portal.json', `${JSON.stringify(table, null, 2)}\n`);
  expect(portalTable).toEqual(table);
});
