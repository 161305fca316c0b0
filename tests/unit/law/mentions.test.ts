import { checkGuideData } from '@/authoring/check/guide-data';
import { checkMessages } from '@/authoring/messages/check-messages';
import { unreviewedTexts } from '@/authoring/stated-law/unreviewed';
import { whereIs } from '@/authoring/stated-law/where';
import { changesBetween } from '@/law/as-at';
import { loadGlossary } from '@/loaders/glossary';
import { readGuideData } from '@/loaders/guide-files';
import { whyNoEntry, whyNoFigure } from '@/loaders/law';
import { Fixture } from '@/tests/fixture';
import { madeUpRegister } from './register';

const GUIDE = 'content/guides/csrdguide';

let site: Fixture;
beforeEach(() => {
  site = new Fixture()
    .copy('tests/fixtures/law')
    .copy('content/style.yaml')
    .copy('content/legal')
    .copy(GUIDE)
    .copy('messages');
  site.write({
    'content/law/reporting.yaml': site.read('tests/fixtures/law/reporting.yaml'),
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
  site.enter();
});
afterEach(() => {
  jest.restoreAllMocks();
  site.remove();
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

it('lets a guide name subjects that exist', () => {
  const problems = () =>
    checkGuideData(readGuideData('csrdguide'), {
      slug: 'csrdguide',
      pageIds: [],
      today: '2026-11-22',
      actualDay: '2026-11-22',
    }).filter(({ message }) => message.includes('content/law'));
  expect(problems()).toEqual([]);
  site.replace(`${GUIDE}/guide.yaml`, 'subjects: [reporting]', 'subjects: [reportin]');
  expect(problems()).toEqual([
    expect.objectContaining({
      message: 'content/law has no file "reportin.yaml". Did you mean "reporting"?',
    }),
  ]);
});

describe('a figure named in a text', () => {
  it('is written out in the glossary', () => {
    const [term] = loadGlossary('fr');
    expect(term?.definition.replace(/\s/g, ' ')).toBe('Plus de 1 000 salariés.');
  });

  it.each([
    ['reporting-scope.employees', undefined],
    ['reporting-scope.employes', 'Did you mean "reporting-scope.employees"?'],
    ['open-question.years', 'is unsure and never published'],
    ['nothing.at-all', 'The register of law has no figure'],
  ])('%s', (name, message) => {
    const why = whyNoFigure(name, '2026-11-22');
    if (message) expect(why).toContain(message);
    else expect(why).toBeUndefined();
  });

  it('is refused once it is not the law', () => {
    site.replace(
      'content/law/reporting.yaml',
      /(operator: at-most, value: 3, unit: percent \})/,
      'operator: at-most, value: 3, unit: percent, id: cap }',
    );
    expect(whyNoFigure('fine.maximum-fine', '2026-11-22')).toContain('any more');
  });

  it('is checked in messages, and may differ in no language', () => {
    const message = (locale: string, text: string) =>
      site.write({ [`messages/${locale}.json`]: JSON.stringify({ asOf: text }) });
    const problems = () =>
      checkMessages(site.root)
        .filter(({ severity }) => severity === 'error')
        .map((problem) => problem.message)
        .filter((text) => /figure "reporting-scope|same placeholders/.test(text));
    message('fr', 'Plus de {reporting-scope.employees}.');
    message('en', 'More than {reporting-scope.employees}.');
    expect(problems()).toEqual([]);
    message('en', 'More than {reporting-scope.turnover}.');
    expect(problems()).toEqual([expect.stringContaining('must use the same placeholders')]);
    message('fr', 'Plus de {reporting-scope.staff}.');
    message('en', 'More than {reporting-scope.staff}.');
    expect(problems()).toEqual([
      expect.stringContaining('has no figure "reporting-scope.staff"'),
      expect.stringContaining('has no figure "reporting-scope.staff"'),
    ]);
  });
});
