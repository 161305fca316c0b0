import { drawableBrand } from '@/components/share/card';
import { drawCard } from '@/components/share/share-image';
import { struckFigureOf } from '@/components/share/struck-figure-of';
import { breakLines, setTitle, TITLE_ROOM } from '@/components/share/title';
import { loadTypeface, type Typeface } from '@/components/share/typeface';
import { typeset } from '@/lib/typography';
import { coverNames } from '@/loaders/covers';
import { coverColours } from '@/loaders/schema/guide';

/** Every letter is one wide. */
const count = (text: string) => text.length;
const lines = (title: string, width = 20, most = 3) =>
  breakLines(title, count, { width, lines: most })?.lines ?? null;

describe('breakLines', () => {
  it('balances lines instead of filling the first', () => {
    expect(lines('Structured ESG requirements', 22)).toEqual(['Structured ESG', 'requirements']);
  });

  it('leaves no article or preposition at the end of a line, but lets a name stand there', () => {
    expect(lines('Vérifier la conformité', 14)).toEqual(['Vérifier', 'la conformité']);
    expect(lines('Listed SMEs in the EU explained', 16)).toEqual([
      'Listed SMEs',
      'in the EU',
      'explained',
    ]);
  });

  it('breaks where the sentence pauses', () => {
    expect(lines('Normes GRI : rendre compte de tout', 22)?.[0]).toBe('Normes GRI :');
  });

  it.each(['\u00a0', '\u202f'])('never breaks at a no-break space', (space) => {
    expect(lines(`Prévoir 450${space}millions`, 12)).toEqual(['Prévoir', `450${space}millions`]);
    expect(lines(`Prévoir 450${space}millions`, 11)).toBeNull();
  });

  it('says when a title does not fit', () => {
    expect(lines('un deux trois quatre', 6)).toBeNull();
  });
});

describe('with the fonts of the site', () => {
  let face: Typeface;
  beforeAll(async () => {
    face = await loadTypeface('newsreader.woff2', { weight: 500, tracking: -0.022 });
  });

  it('names the text it cannot write', () => {
    expect(() => face.measure('Żywiec')).toThrow(
      '"Żywiec" has a character that app/fonts/newsreader.woff2 lacks.',
    );
  });

  it.each([
    'La CSRD, mode d’emploi',
    'Réussir son analyse de double matérialité',
    'Notations ESG : ce que prévoit le règlement européen',
    // The longest a guide may have.
    'Wholly unabbreviated environmental responsibilities mattered',
    'Anticonstitutionnellement vôtre',
  ])('sets "%s" within its room', (title) => {
    const { size, lines: set } = setTitle(typeset(title, 'fr'), face);
    expect(set.length).toBeLessThanOrEqual(TITLE_ROOM.lines);
    for (const line of set) expect(face.measure(line) * size).toBeLessThanOrEqual(TITLE_ROOM.width);
    expect(set.join(' ')).toBe(typeset(title, 'fr'));
  });

  it('says what to do about a title that does not fit', () => {
    expect(() => setTitle('M'.repeat(60), face)).toThrow(/shorten its longest words/);
  });

  it('sets a long brand and a long host within the left part', () => {
    const drawn: { text: string; end: number }[] = [];
    const spy: Typeface = {
      measure: face.measure,
      draw: (text, { size, x }) => {
        drawn.push({ text, end: x + face.measure(text) * size });
        return '';
      },
    };
    const long = 'observatoire-de-la-conformité-environnementale-sociale.example';
    const cover = { figure: 'rings', colour: 'teal' } as const;
    drawCard(
      { brand: long, title: 'Titre', domain: long, cover },
      { title: spy, brand: spy, text: spy },
    );
    expect(drawn.filter(({ text }) => text === long)).toHaveLength(2);
    for (const { end } of drawn) expect(end).toBeLessThanOrEqual(792);
  });

  it('draws every figure in every colour without text, variables or class names left over', () => {
    const faces = { title: face, brand: face, text: face };
    for (const figure of coverNames()) {
      for (const colour of coverColours) {
        const svg = drawCard(
          { brand: 'A & B', title: 'Un <titre>', domain: 'x', cover: { figure, colour } },
          faces,
        );
        expect(svg).not.toMatch(/var\(|<text|undefined|NaN|&|titre/);
        const classes = new Set([...svg.matchAll(/class="(\w+)"/g)].map(([, name]) => name));
        for (const name of classes) expect(svg).toContain(`.${name} {`);
      }
    }
  });
});

describe('of a page whose law a change replaced', () => {
  const figureOf = (id: Parameters<typeof struckFigureOf>[0]) => {
    const { before, now } = struckFigureOf(id, 'en') ?? {};
    return [before, now?.number];
  };

  it('has the first key figure of its own subject, or of the rules that say whom it concerns', () => {
    expect(figureOf('omnibus')).toEqual(['250', '1,000']);
    expect(figureOf('guides/csrdguide')).toEqual(['250', '1,000']);
    expect(figureOf('guides/csdddguide')).toEqual(['1,000', '5,000']);
    expect(figureOf('obligations/csddd')).toEqual(['1,000', '5,000']);
  });

  it('has none where the figures are of another subject, or unchanged', () => {
    expect(figureOf('guides/doublematguide')).toEqual([undefined, undefined]);
    expect(figureOf('guides/ifrsguide')).toEqual([undefined, undefined]);
    expect(figureOf('landing')).toEqual([undefined, undefined]);
  });

  it('draws it without leaving the image', async () => {
    const face = await loadTypeface('newsreader.woff2', { weight: 500, tracking: -0.022 });
    const ends: number[] = [];
    const spy: Typeface = {
      measure: face.measure,
      draw: (text, { size, x }) => {
        ends.push(x + face.measure(text) * size);
        return '';
      },
    };
    const figure = struckFigureOf('omnibus', 'en');
    if (!figure) throw new Error('The page has no figure.');
    const svg = drawCard(
      {
        brand: 'Vigie ESG',
        title: 'Wholly unabbreviated environmental responsibilities mattered',
        domain: '',
        cover: { figure: 'scale', colour: 'green' },
        struck: { figure, since: 'since 18 March 2026' },
      },
      { title: spy, brand: spy, text: spy },
    );
    expect(svg).not.toMatch(/var\(|undefined|NaN/);
    expect(ends).toHaveLength(5);
    for (const end of ends) expect(end).toBeLessThanOrEqual(1200 - 72);
  });
});

it('accepts a brand whose characters are all in the font of share images', () => {
  expect(drawableBrand('Vigie ESG')).toBe('Vigie ESG');
});

it('names the variable, its value, the characters and the remedy otherwise', () => {
  expect(() => drawableBrand('Éco株')).toThrow(
    'SITE_BRAND is "Éco株", but the font of share images has no "株". Set it to a name without this character, or add it to app/fonts/newsreader.woff2 (app/fonts/README.md).',
  );
  expect(() => drawableBrand('株会')).toThrow('has no "株", "会". Set it to a name without these');
});

it('can draw every host name, as SITE_ORIGIN is converted to ASCII', async () => {
  const face = await loadTypeface('source-sans-3.woff2', { weight: 400 });
  const host = new URL('https://éco_株.abcdefghijklmnopqrstuvwxyz-0123456789.example:8080').host;
  expect(host).toMatch(/^[ -~]+$/);
  expect(face.measure(host)).toBeGreaterThan(0);
});
