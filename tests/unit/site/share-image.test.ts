import { drawableBrand, struckFigureOf } from '@/components/share/card';
import { drawCard } from '@/components/share/share-image';
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
  it.each(['\u00a0', '\u202f'])('never breaks at a no-break space', (space) => {
    expect(lines(`Prévoir 450${space}millions`, 12)).toEqual(['Prévoir', `450${space}millions`]);
    expect(lines(`Prévoir 450${space}millions`, 11)).toBeNull();
  });
});

describe('with the fonts of the site', () => {
  let face: Typeface;
  beforeAll(async () => {
    face = await loadTypeface('newsreader.woff2', { weight: 500, tracking: -0.022 });
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
});

it('names the variable, its value, the characters and the remedy otherwise', () => {
  expect(() => drawableBrand('Éco株')).toThrow(
    'SITE_BRAND is "Éco株", but the font of share images has no "株". Set it to a name without this character, or add it to app/fonts/newsreader.woff2 (app/fonts/README.md).',
  );
  expect(() => drawableBrand('株会')).toThrow('has no "株", "会". Set it to a name without these');
});
