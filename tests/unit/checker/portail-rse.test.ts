import { writeFileSync } from 'node:fs';
import portalTable from '@/components/method/portal.json';
import { type Answers, moreQuestions } from '@/law/checker/answers';
import { profileOf } from '@/law/checker/profile';
import { check } from '@/law/checker/result';
import { answersOf, frenchCompanies } from './french-companies';
import { law } from './law-fixture';
import {
  type FrenchCompany,
  isDelegable,
  type PortalRegime,
  portal,
  portalCsrdYear,
} from './portail-rse';

// Measures what the page on the method states: the answers of visitors, in French law, beside those of the portal.
// After a change of either: UPDATE_PORTAL=1 npm run test:unit -- portail-rse

/** Why the checker answers otherwise, by the ids of the page's texts, which name the provision. */
const differences: readonly {
  id: string;
  regime: PortalRegime;
  applies: (company: FrenchCompany) => boolean;
}[] = [
  {
    id: 'above',
    regime: 'csrd',
    applies: ({ employees, turnover, balance, group }) =>
      [employees, group?.employees].some((staff) => staff === 250 || staff === 500) ||
      turnover === 50 ||
      balance === 25,
  },
  {
    id: 'institution',
    regime: 'csrd',
    applies: ({ isBank, group }) => isBank && group !== undefined,
  },
  {
    id: 'listed',
    regime: 'csrd',
    applies: ({ isListed, group }) => isListed && group !== undefined,
  },
  {
    id: 'overseas',
    regime: 'beges',
    applies: ({ employees, overseas }) =>
      overseas === 250 || (employees >= 500 && employees - overseas <= 500),
  },
  {
    id: 'system',
    regime: 'energy',
    applies: ({ hasEnergySystem, energy }) => hasEnergySystem && energy < 23.6,
  },
  {
    id: 'turnover',
    regime: 'sapin',
    applies: ({ turnover, group }) => turnover === 100 || group?.turnover === 100,
  },
  {
    id: 'association',
    regime: 'sapin',
    applies: ({ form }) => form === 'no-company',
  },
  {
    id: 'group',
    regime: 'sapin',
    applies: ({ group }) => group !== undefined,
  },
  {
    id: 'plan',
    regime: 'vigilance',
    applies: ({ group }) => group?.inParentPlan === true,
  },
];

/** The portal's answer: whether a company is subject and, of the CSRD, from which financial year. */
function theirs(regime: PortalRegime, company: FrenchCompany): string {
  if (!portal[regime](company)) return 'no';
  if (regime !== 'csrd') return 'yes';
  return isDelegable(company) ? 'exempt' : String(portalCsrdYear(company));
}

function ours(regime: PortalRegime, answers: Answers): string {
  const layer = check(law, profileOf(answers))
    .find(({ id }) => id === regime)
    ?.layers.find((each) => each.layer === 'fr');
  if (regime !== 'csrd' || layer?.verdict !== 'yes') return String(layer?.verdict);
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
    differences.find((each) => each.regime === regime && each.applies(company))?.id;
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
        .filter((each) => each.regime === regime)
        .map(({ id }) => ({ id, companies: reasons.filter((reason) => reason === id).length })),
    },
  };
}

const results = (Object.keys(portal) as PortalRegime[]).map(measured);

it('answers as the portal does, or a provision explains why not', () => {
  expect(results.flatMap(({ unexplained }) => unexplained)).toEqual([]);
  for (const { row } of results) {
    expect(row.open).toBe(0);
    for (const { companies: count } of row.reasons) expect(count).toBeGreaterThan(0);
  }
});

it('is what the page states', () => {
  const table = { companies: companies.length, rows: results.map(({ row }) => row) };
  if (process.env.UPDATE_PORTAL)
    writeFileSync('components/method/portal.json', `${JSON.stringify(table, null, 2)}\n`);
  expect(portalTable).toEqual(table);
});
