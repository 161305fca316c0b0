import { readFileSync } from 'node:fs';
import { bundleIslands, readRegistry } from '@/browser/islands/build/bundle';
import { listFiles } from '@/lib/exported-files';
import { linkedText } from '@/lib/linked-text';
import { siteFolders, sourcesIn } from '@/lib/source-folders';

describe('readRegistry', () => {
  it('lists every island with its component, however its entry is wrapped', () => {
    expect(readRegistry()).toContainEqual({
      name: 'typedPhrase',
      component: 'TypedPhrase',
      file: './typed-phrase/typed-phrase',
    });
    expect(readRegistry("export {\n  A as a, // Comment\n  B as b,\n} from './a/a';")).toEqual([
      { name: 'a', component: 'A', file: './a/a' },
      { name: 'b', component: 'B', file: './a/a' },
    ]);
  });

  it.each(["export * from './a';", 'export const a = () => null;'])(
    'says in which line and how to write what it cannot read: %s',
    (line) => {
      expect(() => readRegistry(`// Comment\n${line}\n`)).toThrow(
        /registry\.ts, line 2: .* export \{ Component as name \} from/,
      );
    },
  );
});

describe('bundleIslands', () => {
  it('gives each island a script of its own, and all of them one React', async () => {
    const { needed, scripts } = await bundleIslands(false);
    const contentOf = (file: string) => scripts.find(({ name }) => name === file)?.content ?? '';
    const loaded = (island: string) => (needed[island] ?? []).map(contentOf).join('\n');
    for (const { name } of readRegistry()) {
      expect(needed[name]?.[0]).toMatch(new RegExp(`^${name}-\\w{8}\\.js$`));
      expect(contentOf(needed[name]?.[0] ?? '')).not.toContain('hydrateRoot');
      expect(loaded(name)).toContain('hydrateRoot');
    }
    // Its own styles, and no code of the others.
    expect(loaded('carousel')).toContain('carousel-controls');
    expect(loaded('typedPhrase')).not.toContain('carousel-controls');
  });
});

describe('linkedText', () => {
  const addresses = { terms: '/terms/', privacy: '/privacy/' };

  it('separates the links of a message, in the order of the message', () => {
    const text = linkedText(
      ({ privacy, terms }) => `See our ${privacy?.('policy')} and ${terms?.('terms')}.`,
      addresses,
    );
    expect(text).toEqual([
      'See our ',
      { text: 'policy', href: '/privacy/' },
      ' and ',
      { text: 'terms', href: '/terms/' },
      '.',
    ]);
  });
});

it('has an id of its own for every styled component, which servers and pages would count otherwise', () => {
  const files = ['.ts', '.tsx'].flatMap((extension) => listFiles('browser', extension));
  const styled = /\bstyled(?:\.\w+|\(\w+\))(?:\.withConfig\(\{ componentId: '([\w-]+)')?/g;
  const made = files.flatMap((file) =>
    [...readFileSync(`browser/${file}`, 'utf8').matchAll(styled)].map(([, id]) => ({ file, id })),
  );
  expect(made.length).toBeGreaterThan(20);
  const first = new Map(made.toReversed().map((each) => [each.id, each]));
  const others = made.filter((each) => !each.id || first.get(each.id) !== each);
  expect(others.map(({ file, id }) => `${file}: ${id ?? 'none'}`)).toEqual([]);
});

it('places every island on a page', () => {
  const code = sourcesIn(siteFolders).map((file) => readFileSync(file, 'utf8'));
  const place = (name: string) => RegExp(`<Island\\b[^>]*name="${name}"`);
  const others = readRegistry().filter(({ name }) => !place(name).test(code.join()));
  expect(others.map(({ name }) => `nothing places <Island name="${name}">`)).toEqual([]);
});
