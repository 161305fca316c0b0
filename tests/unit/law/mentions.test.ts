import { checkMessages } from '@/authoring/messages/check-messages';
import { unreviewedTexts } from '@/authoring/stated-law/unreviewed';
import { whereIs } from '@/authoring/stated-law/where';
import { changesBetween } from '@/law/as-at';
import { whyNoEntry, whyNoFigure } from '@/loaders/law';
import { FILE, site } from './law-fixture';
import { madeUpRegister } from './register';

const GUIDE = 'content/guides/csrdguide';

beforeEach(() => {
  site.copy('content/legal').copy(GUIDE).copy('messages');
  site.write({
    'content/glossary.yaml': `terms:
  - id: csrd
    acronym: { fr: CSRD, en: CSRD }
    expansion: { fr: Directive, en: Directive }
    definition: { fr: "Plus de {reporting-scope.employees}.", en: "More than {reporting-scope.employees}." }
`,
    'components/pictures/part.tsx': "const shown = figure('reporting-scope.employees');\n",
  });
  const data = site.read(`${GUIDE}/guide.yaml`).replace(/^subjects:.*\n/m, '');
  site.write({
    [`${GUIDE}/guide.yaml`]: data.replace(
      /^reviewedOn: .*$/m,
      'reviewedOn: 2025-12-15\nsubjects: [reporting]',
    ),
  });
  site.replace(
    `${GUIDE}/fr.mdx`,
    /^## /m,
    'Il faut <Figure of="reporting-scope.employees" />, donc 1 000 salariés.\n\n## ',
  );
});

const places = (id: string) =>
  whereIs(id).map(({ file, how, what }) => `${file} ${how} ${what.replace(/\s/g, ' ')}`);

it('finds a figure in guide, glossary and picture, by its name and by its value', () => {
  expect(places('reporting-scope.employees')).toEqual(
    expect.arrayContaining([
      `${GUIDE}/fr.mdx names reporting-scope.employees`,
      `${GUIDE}/fr.mdx shows 1 000 salariés`,
      'content/glossary.yaml names reporting-scope.employees',
      'components/pictures/part.tsx names reporting-scope.employees',
    ]),
  );
});

it('finds in code the rules whose figures are drawn, and the subjects whose changes are', () => {
  site.write({
    'law/sample-company/company.ts':
      "export const watched = ['reporting'];\nexport const rule = 'reporting-scope';\n",
  });
  expect(places('reporting-scope.employees')).toContain(
    'law/sample-company/company.ts names reporting-scope',
  );
  const [change] = madeUpRegister().reporting?.changes ?? [];
  expect(places(change?.id ?? '')).toContain('law/sample-company/company.ts names reporting');
});

it('finds the words of an act, a milestone or a rule that messages name', () => {
  site.replace(
    'messages/en.json',
    /"lead": "/,
    '"lead": "{dir-2026-2.cited} {in-force.date} {reporting-scope.first-year} ',
  );
  for (const id of ['dir-2026-2', 'in-force', 'reporting-scope'])
    expect(places(id).filter((place) => place.startsWith('messages/en.json names'))).toHaveLength(
      1,
    );
});

it('says where, line and column', () => {
  const [mention] = whereIs('reporting-scope.employees').filter(({ file }) =>
    file.endsWith('.tsx'),
  );
  expect(mention).toMatchObject({ line: 1, column: 23 });
  const lines = site.read(`${GUIDE}/fr.mdx`).split('\n');
  for (const { file, line } of whereIs('reporting-scope.employees'))
    if (file.endsWith('fr.mdx'))
      expect(lines[line - 1]).toMatch(/reporting-scope\.employees|salariés|euros|%/);
});

it('finds a rule with its figures, and the entries of the register that name it', () => {
  expect(places('reporting-scope')).toEqual(
    expect.arrayContaining([
      'content/law/reporting.yaml names reporting-scope',
      'content/glossary.yaml names reporting-scope.employees',
    ]),
  );
});

it('finds an act by its name', () => {
  site.replace(`${GUIDE}/en.mdx`, /^## /m, 'It rests on Directive (EU) 2026/2.\n\n## ');
  expect(places('dir-2026-2')).toContain(`${GUIDE}/en.mdx shows Directive (EU) 2026/2`);
});

it('refuses an id that nothing has', () => {
  expect(() => whereIs('reporting-scop')).toThrow('The register of law has no "reporting-scop".');
  expect(() => whereIs('reporting-scope.nothing')).toThrow('has no');
});

it('lists texts not reviewed since their law changed', () => {
  const changes = changesBetween(madeUpRegister(), '2025-12-15', '2026-11-21');
  expect(unreviewedTexts(changes)).toEqual([
    { file: `${GUIDE}/guide.yaml`, reviewedOn: '2025-12-15', changes: changes.length },
  ]);
  site.replace(`${GUIDE}/guide.yaml`, 'reviewedOn: 2025-12-15', 'reviewedOn: 2026-11-21');
  expect(unreviewedTexts(changes)).toEqual([]);
});

it.each([
  ['acts', 'dir-2026-2', undefined],
  ['acts', 'dir-2026-3', 'has no act "dir-2026-3". Did you mean "dir-2026-2"?'],
  ['rules', 'open-question', 'is unsure and never published'],
  ['milestones', 'in-force', undefined],
  ['changes', 'in-force', 'has no change "in-force"'],
] as const)('lets texts name published entries alone: %s %s', (list, id, message) => {
  if (message) expect(whyNoEntry(list, id)).toContain(message);
  else expect(whyNoEntry(list, id)).toBeUndefined();
});

describe('a figure named in a text', () => {
  it.each([
    ['reporting-scope.employees', undefined],
    ['reporting-scope.employes', 'Did you mean "reporting-scope.employees"?'],
    // The name of an act is no amount, however close.
    ['fine.ceiling', 'has no figure "fine.ceiling"; the rule "fine" has fine.maximum-fine.'],
    ['in-force-act.cited', 'The register of law has no figure'],
    ['open-question.years', 'is unsure and never published'],
    ['nothing.at-all', 'The register of law has no figure'],
  ])('%s', (name, message) => {
    const why = whyNoFigure(name, '2026-11-22');
    if (message) expect(why).toContain(message);
    else expect(why).toBeUndefined();
  });

  it('is refused once it is not the law', () => {
    site.replace(
      FILE,
      /(operator: at-most, value: 3, unit: percent \})/,
      'operator: at-most, value: 3, unit: percent, id: cap }',
    );
    expect(whyNoFigure('fine.maximum-fine', '2026-11-22')).toContain('any more');
  });

  it('is checked in messages', () => {
    for (const locale of ['fr', 'en'])
      site.write({ [`messages/${locale}.json`]: '{ "asOf": "{reporting-scope.staff}" }' });
    const missing = checkMessages(site.root).filter(({ message }) =>
      message.includes('has no figure "reporting-scope.staff"'),
    );
    expect(missing).toHaveLength(2);
  });
});
