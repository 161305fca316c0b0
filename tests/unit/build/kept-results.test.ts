import { readFileSync } from 'node:fs';
import { drawCard, type Typefaces } from '@/components/share/draw-card';
import { paint } from '@/components/share/paint';
import { loadTypeface } from '@/components/share/typeface';
import { validateOnce } from '@/lib/content/load/files/validate-once';
import { splitMdx } from '@/lib/content/mdx/file';
import { parseProse } from '@/lib/content/mdx/parse';
import { guideDataSchema } from '@/lib/content/schema/guide';
import { listFiles } from '@/lib/exported-files';
import { KeptJson } from '@/lib/kept-json';
import { cache } from './tested-cache';

describe('a share image', () => {
  const card = {
    brand: 'Vigie ESG',
    title: 'La CSRD, mode d’emploi',
    status: 'Revu en 2026',
    cover: { figure: 'strata', colour: 'green' },
  } as const;
  const faces = async (weight: number): Promise<Typefaces> => {
    const face = await loadTypeface('newsreader.woff2', { weight });
    return { title: face, brand: face, text: face };
  };

  it('is painted once for one drawing', async () => {
    const drawing = drawCard(card, await faces(500));
    const first = await paint(drawing);
    expect(await paint(drawing)).toEqual(first);
    expect(listFiles(cache)).toHaveLength(1);
    delete process.env.BUILD_CACHE_FOLDER;
    expect(await paint(drawing)).toEqual(first);
  });

  it.each([
    ['title', { ...card, title: 'La CSDDD, mode d’emploi' }, 500],
    ['status', { ...card, status: 'Revu en 2027' }, 500],
    ['figure', { ...card, cover: { ...card.cover, figure: 'rings' } }, 500],
    ['colour', { ...card, cover: { ...card.cover, colour: 'ochre' } }, 500],
    ['font', card, 600],
  ] as const)('is painted anew after a change of its %s', async (_, changed, weight) => {
    const before = await paint(drawCard(card, await faces(500)));
    const after = await paint(drawCard(changed, await faces(weight)));
    expect(after.equals(before)).toBe(false);
    expect(listFiles(cache)).toHaveLength(2);
  });

  it('is painted again when code changes its drawing', async () => {
    const drawing = drawCard(card, await faces(500));
    const before = await paint(drawing);
    expect(
      (await paint(drawing.replace('</svg>', '<path d="M0 0h99v99z"/></svg>'))).equals(before),
    ).toBe(false);
  });
});

describe('YAML', () => {
  const yaml = readFileSync('content/guides/csrdguide/guide.yaml', 'utf8');
  const validate = (source: string) => validateOnce(source, guideDataSchema, 'guide.yaml');

  it('has the same value, and tells the same places', () => {
    const first = validate(yaml);
    const second = validate(yaml);
    expect(listFiles(cache)).toHaveLength(1);
    expect(second.value).toEqual(first.value);
    expect(second.document.placeOf(['order'])).toEqual(first.document.placeOf(['order']));
  });

  it('is validated again after a change', () => {
    validate(yaml);
    const { value } = validate(yaml.replace(/^order: .*/m, 'order: 4711'));
    expect(value?.order).toBe(4711);
  });

  it('is reported each time it is wrong', () => {
    const wrong = yaml.replace(/^order: .*/m, 'order: x');
    const problems = validate(wrong).problems;
    expect(problems).toHaveLength(1);
    expect(validate(wrong).problems).toEqual(problems);
  });
});

it.each(['csrdguide/fr.mdx', 'sfdrguide/en.mdx'])('keeps the syntax tree of %s whole', (file) => {
  const { body } = splitMdx(readFileSync(`content/guides/${file}`, 'utf8'));
  const { tree } = parseProse(body);
  new KeptJson('prose', body).write(tree);
  expect(new KeptJson('prose', body).read()).toEqual(tree);
});
