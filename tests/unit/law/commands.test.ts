import { changes, show, where } from '@/scripts/content/law-commands';
import { site } from './law-fixture';

beforeEach(() => {
  site.copy('messages').write({
    'content/glossary.yaml': 'terms: []\n',
    'content/guides/x/guide.yaml': '',
  });
  process.env.SITE_TODAY = '2026-11-22';
});
afterEach(() => {
  delete process.env.SITE_TODAY;
});

it('show prints the history of a figure', () => {
  expect(show('reporting-scope.employees').split('\n')).toEqual([
    '# reporting-scope.employees',
    '#   2023-01-05 to 2026-03-17: more-than 500\u00a0employees',
    '#   2026-03-18 to now: more-than 1,000\u00a0employees',
  ]);
});

it('show prints an entry, its file, and the state of a milestone', () => {
  expect(show('wave-2-report')).toMatch(
    /^# content\/law\/reporting.yaml\nid: wave-2-report\n[\s\S]*# 2026-11-22: deferred, now 2028$/,
  );
  expect(show('fine')).toContain('# fine.maximum-fine');
  expect(show('reporting').split('\n')).toEqual(
    expect.arrayContaining(['# content/law/reporting.yaml', '# wave-2-report', '# large']),
  );
  expect(() => show('nothing')).toThrow('The register of law has no "nothing".');
});

it('where ends with the number of places', () => {
  expect(where('large')).toMatch(
    /content\/law\/reporting.yaml:\d+:\d+ {2}names {2}large\n[\s\S]*large: 1 place in 1 file$/,
  );
});

it('speaks the language of the terminal', () => {
  jest.replaceProperty(process, 'env', { ...process.env, LC_ALL: 'fr_FR.UTF-8' });
  expect(show('reporting-scope.employees').split('\n').slice(1)).toEqual([
    '#   du 2023-01-05 au 2026-03-17\u202f: more-than 500\u00a0salariés',
    '#   du 2026-03-18 à aujourd’hui\u202f: more-than 1\u202f000\u00a0salariés',
  ]);
  expect(where('large')).toMatch(/large\u202f: 1 endroit dans 1 fichier$/);
  jest.restoreAllMocks();
});

it('changes lists what happened, and refuses what is not a day', () => {
  expect(changes('2026-03-01', '2026-03-31').split('\n').slice(0, 3)).toEqual([
    '2026-03-18  reporting  dir-2026-2 is in force',
    '2026-03-18  reporting  reporting-scope: a new wording is the law (dir-2026-2)',
    '2026-03-18  reporting  fine: a new wording is the law (dir-2026-2)',
  ]);
  expect(changes('2025-04-16', '2025-04-17')).toContain(
    'wave-2-report is deferred by dir-2026-2, now wave-2-report-2028',
  );
  expect(() => changes('2026-02-30')).toThrow('"2026-02-30" is not a day');
});
