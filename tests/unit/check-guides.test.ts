import { rmSync } from 'node:fs';
import path from 'node:path';
import { checkGuides } from '@/lib/content/check/guides';
import { loadGuide } from '@/lib/content/load/guides';
import { formatProblem } from '@/lib/content/problems/problem';
import { Fixture } from '../fixture';

const GUIDE = 'content/guides/csrdguide';
let fixture: Fixture;

beforeEach(() => {
  fixture = new Fixture().copy(GUIDE);
  jest.spyOn(process, 'cwd').mockReturnValue(fixture.root);
  // The guide alone, without those it links to.
  for (const file of ['fr.mdx', 'en.mdx']) {
    const text = fixture.read(`${GUIDE}/${file}`);
    fixture.write({ [`${GUIDE}/${file}`]: text.replace(/page:guides\/\w+/g, 'page:resources') });
  }
  fixture.replace(`${GUIDE}/guide.yaml`, /^related:.*\n/m, '');
});

afterEach(() => {
  jest.restoreAllMocks();
  fixture.remove();
});

/** Problems found on a day on which no review is due, but for the translation, older once a test edits. */
const problems = (today = '2026-11-22') =>
  checkGuides(today)
    .map(formatProblem)
    .filter((line) => !line.includes('has changed since this translation'));
/** Line of a text in a file, 1-based. */
const lineOf = (file: string, text: string) =>
  fixture
    .read(file)
    .split('\n')
    .findIndex((line) => line.includes(text)) + 1;

it('finds nothing wrong with a sound guide', () => {
  expect(problems()).toEqual([]);
});

it('names a misspelt key of the front matter and the one that was meant', () => {
  fixture.replace(`${GUIDE}/fr.mdx`, /^title:/m, 'titel:');
  expect(problems()).toEqual([
    `${GUIDE}/fr.mdx:2:1  error  "title" is missing.`,
    `${GUIDE}/fr.mdx:2:1  error  The key "titel" is not known. Did you mean "title"?`,
  ]);
});

it('says that the front matter is missing', () => {
  fixture.write({ [`${GUIDE}/en.mdx`]: '## What [#what]\n' });
  expect(problems()).toContain(
    `${GUIDE}/en.mdx:1:1  error  The front matter is missing; start the file with title, description … between two lines of "---".`,
  );
});

it('never runs front matter written as code', () => {
  fixture.write({ [`${GUIDE}/en.mdx`]: '---js\nglobalThis.ran = true\n---\n' });
  expect(problems()).toContain(
    `${GUIDE}/en.mdx:1:1  error  Front matter must be YAML between two lines of three hyphens.`,
  );
  expect(globalThis).not.toHaveProperty('ran');
});

it('names a missing translation', () => {
  rmSync(path.join(fixture.root, GUIDE, 'en.mdx'));
  expect(problems()).toEqual([
    `${GUIDE}/en.mdx  error  This translation is missing; every guide is written in fr and en.`,
  ]);
});

it('refuses a language the site does not have', () => {
  fixture.write({ [`${GUIDE}/de.mdx`]: '' });
  expect(problems()).toEqual([
    `${GUIDE}/de.mdx  error  The site has no language "de"; its languages are fr and en.`,
  ]);
});

describe('MDX', () => {
  const append = (text: string) => {
    const file = `${GUIDE}/fr.mdx`;
    const lines = fixture.read(file).trimEnd().split('\n').length;
    fixture.write({ [file]: `${fixture.read(file).trimEnd()}\n\n${text}\n` });
    return `${file}:${lines + 2}`;
  };

  it.each([
    [
      '<Stepz>\n\ntexte\n\n</Stepz>',
      '1  error  <Stepz> is not a component of guides. Did you mean "Steps"?',
    ],
    [
      '<Step titre="x">y</Step>',
      '1  error  <Step> has no attribute "titre". Did you mean "title"?',
    ],
    [
      '<Step title={1}>y</Step>',
      '1  error  <Step> takes plain text attributes only, as in title="…"; braces are removed.',
    ],
    [
      'Total {1 + 1}',
      '7  error  Braces hold code, which is removed from guides; write plain text.',
    ],
    ['[x](page:abouts)', '1  error  There is no page "abouts". Did you mean "about"?'],
    ['[x](#scopes)', '1  error  No heading here has the id "scopes". Did you mean "scope"?'],
    [
      '[x](http://a.example)',
      '1  error  "http://a.example" is not an address guides may link to; use page:…, #… or https://…',
    ],
    [
      '[x](javascript:alert(1))',
      '1  error  "javascript:alert(1)" is not an address guides may link to; use page:…, #… or https://…',
    ],
    [
      '<Cite source="csrdd" />',
      '1  error  guide.yaml has no "csrdd" under sources. Did you mean "csrd"?',
    ],
    [
      '<script>alert(1)</script>',
      '1  error  Raw HTML such as <script> is not available; use Markdown, or one of: Steps, Step, Pillars, Pillar, Note, Timeline, KeyFigures, Cite.',
    ],
    ['| | B |\n|---|---|\n| a | b |', '1  error  A column of this table has no heading; name it.'],
    [
      'import x from "y"',
      '1  error  import and export are not available in guides; the components are already there.',
    ],
    [
      '![alt](x.png)',
      '1  error  Images are not available in guides; the cover comes from guide.yaml.',
    ],
  ])('%s', (text, expected) => {
    const place = append(text);
    expect(problems()).toContain(`${place}:${expected}`);
  });

  it('places a broken component by line', () => {
    const place = append('<Note title="x">\n\ntexte');
    expect(problems()).toEqual([
      `${place}:1  error  <Note> is never closed; add </Note> after what it holds.`,
    ]);
  });

  it('asks for an id on a heading, and for one level at a time', () => {
    const place = append('## Sans id\n\n#### Trop bas [#low]');
    expect(problems()).toEqual(
      expect.arrayContaining([
        `${place}:1  error  The heading "Sans id" has no id; end it with one, such as "[#scope]".`,
        expect.stringContaining('"Trop bas" jumps from level 2 to 4; use "###".'),
      ]),
    );
  });

  it('refuses an id the page uses itself', () => {
    append('## Sources [#sources]');
    expect(problems()).toContainEqual(
      expect.stringContaining('The id "sources" is used by the page itself; choose another.'),
    );
  });

  it('asks for the source of an article that is named', () => {
    append("## Droit [#law]\n\nVoir l'article 19 bis.");
    expect(problems()).toContainEqual(
      expect.stringContaining(
        'This section names "article 19" and cites no source; add <Cite source="…">.',
      ),
    );
  });

  it('names a section that exists in one language only', () => {
    const place = append('## Seulement ici [#only-here]');
    expect(problems()).toEqual([
      `${place}:1  error  The section "only-here" is in fr.mdx only; add it to en.mdx, with the same id, or remove it.`,
    ]);
  });
});

describe('guide.yaml', () => {
  const yaml = `${GUIDE}/guide.yaml`;

  it('refuses an unknown status', () => {
    fixture.replace(yaml, 'status: cancelled', 'status: done');
    expect(problems()).toEqual([
      expect.stringMatching(
        new RegExp(
          `^${yaml}:${lineOf(yaml, 'status: done')}:13  error  "milestones\\[\\d+\\]\\.status" "done" is not known; use one of: proposed, deferred, cancelled, or remove this line\\.$`,
        ),
      ),
    ]);
  });

  it('wants a milestone that is replaced to be deferred, to one that is there and later', () => {
    const replace = (by: string) => {
      fixture.replace(yaml, /replacedBy: [\w-]+/, `replacedBy: ${by}`);
      return `${yaml}:${lineOf(yaml, `replacedBy: ${by}`)}:17  error  milestones "wave-2-original"`;
    };
    expect(problems()).toEqual([]);

    const unknown = replace('wave-2-reports');
    expect(problems()).toEqual([
      `${unknown} names the milestone "wave-2-reports", which is not there. Did you mean "wave-2-report"?`,
    ]);
    const earlier = replace('wave-1-report');
    expect(problems()).toEqual([
      `${earlier} is replaced by "wave-1-report", which is not later; correct one of the dates.`,
    ]);
    const dropped = replace('wave-3-report');
    expect(problems()).toEqual([
      `${dropped} is replaced by "wave-3-report", which is cancelled; make this one cancelled too, without replacedBy.`,
    ]);
    replace('wave-2-report');
    fixture.replace(yaml, / {4}status: deferred\n(?= {4}replacedBy: wave-2-report)/, '');
    expect(problems()).toEqual([
      expect.stringMatching(
        /"milestones\[\d+\]" has a replacedBy but is not deferred; add "status: deferred", or remove replacedBy\.$/,
      ),
    ]);
  });

  it('refuses a date that is not on the calendar', () => {
    fixture.replace(yaml, /date: "2023-01-05"/, 'date: "2023-02-30"');
    expect(problems()).toContainEqual(
      expect.stringMatching(
        new RegExp(
          `^${yaml}:${lineOf(yaml, '2023-02-30')}:11 {2}error {2}.*"2023-02-30" is not a date`,
        ),
      ),
    );
  });

  it('refuses a source without an address', () => {
    fixture.replace(yaml, /^ {4}url: .*\n/m, '');
    expect(problems()).toContainEqual(expect.stringContaining('"sources[0].url" is missing.'));
  });

  it('refuses a source that nothing cites', () => {
    fixture.write({
      [yaml]: `${fixture.read(yaml).trimEnd()}\n  - id: unused\n    act: { fr: A, en: A }\n    title: { fr: A, en: A }\n    url: https://a.example/\n`,
    });
    expect(problems()).toContain(
      `${yaml}:${lineOf(yaml, 'id: unused')}:5  error  The source "unused" is never used; cite it or remove it.`,
    );
  });

  const append = (text: string) =>
    fixture.write({ [yaml]: `${fixture.read(yaml).trimEnd()}\n${text}\n` });

  it('refuses a related guide that does not exist, or is the guide itself', () => {
    append('related: [csrdguides, csrdguide]');
    const line = lineOf(yaml, 'related:');
    expect(problems()).toEqual([
      expect.stringMatching(
        new RegExp(`^${yaml}:${line}:11 {2}error {2}There is no guide "csrdguides"`),
      ),
      `${yaml}:${line}:23  error  A guide cannot be related to itself; name another.`,
    ]);
  });

  it('refuses more than three related guides, and one named twice', () => {
    append('related: [a, b, c, a]');
    expect(problems()).toEqual(
      expect.arrayContaining([
        expect.stringContaining('"related" may name at most 3 guides.'),
        expect.stringContaining('"related" names the same guide twice.'),
      ]),
    );
  });

  it('warns of a review that is overdue, from the day after, and shows the guide all the same', () => {
    expect(problems('2027-05-20')).toEqual([]);
    expect(problems('2027-05-21')).toEqual([
      `${yaml}:${lineOf(yaml, 'reviewBy:')}:11  warning  This guide was to be reviewed by 2027-05-20; review it, then change reviewedOn and reviewBy.`,
    ]);
  });

  it('says where YAML is broken', () => {
    fixture.write({ [yaml]: 'guideName: "open\n' });
    expect(problems()).toEqual([
      `${yaml}:2:1  error  A quotation mark is opened above and never closed.`,
    ]);
  });
});

describe('figures in prose', () => {
  const place = (file: string, text: string) => {
    const line = lineOf(file, text);
    const column = (fixture.read(file).split('\n')[line - 1] ?? '').indexOf(text) + 1;
    return `${file}:${line}:${column}`;
  };
  const unknown = (figure: string) =>
    `error  guide.yaml does not know "${figure}"; correct the text, or add the figure under thresholds, milestones or since, with its source.`;

  it('refuses a threshold that differs from guide.yaml', () => {
    const file = `${GUIDE}/en.mdx`;
    fixture.replace(file, /fewer than 250 employees/, 'fewer than 251 employees');
    expect(problems()).toEqual([`${place(file, '251')}  ${unknown('251 employees')}`]);
  });

  it('refuses a date that differs, in the front matter too', () => {
    const file = `${GUIDE}/fr.mdx`;
    fixture
      .replace(file, 'le 5 janvier 2023', 'le 6 janvier 2023')
      .replace(file, /^ {2}- "État antérieur/m, '  - "50,5 millions d\'euros. État antérieur');
    expect(problems()).toEqual([
      `${place(file, '50,5')}  ${unknown("50,5 millions d'euros")}`,
      `${place(file, '6 janvier 2023')}  ${unknown('6 janvier 2023')}`,
    ]);
  });

  it('knows it once guide.yaml has it', () => {
    fixture
      .replace(`${GUIDE}/en.mdx`, /fewer than 250 employees/, 'fewer than 251 employees')
      .replace(`${GUIDE}/guide.yaml`, 'value: 500', 'value: 251');
    expect(problems()).not.toContainEqual(expect.stringContaining('251'));
  });
});

it('reports every problem in one run', () => {
  fixture
    .replace(`${GUIDE}/fr.mdx`, /^title:/m, 'titel:')
    .replace(`${GUIDE}/guide.yaml`, 'status: deferred', 'status: done');
  expect(problems().length).toBeGreaterThanOrEqual(3);
});

it('refuses to load a guide with errors, and lists them', () => {
  fixture.replace(`${GUIDE}/fr.mdx`, /^title:/m, 'titel:');
  expect(() => loadGuide('csrdguide', 'fr')).toThrow(/titel/);
});

it('loads a guide typeset, with its sections', () => {
  const guide = loadGuide('csrdguide', 'fr');
  expect(guide.prose.sections[0]?.title).toContain('\u202f?');
  expect(guide.prose.sections.length).toBeGreaterThanOrEqual(5);
});
