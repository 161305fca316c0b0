import { createElement } from 'react';
import { renderToString } from 'react-dom/server';
import styled, { ServerStyleSheet } from 'styled-components';
import { bundleIslands, readRegistry } from '@/browser/islands/build/bundle';
import { nameStyled, rulesOf } from '@/browser/islands/build/internals';
import { linkedText } from '@/lib/linked-text';

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
    // Its own class for visitors that have no script, and no code of the others.
    expect(loaded('carousel')).toContain('aria-current');
    expect(loaded('typedPhrase')).not.toContain('aria-current');
  });

  it('gives React alone a compile hint, and not in development', async () => {
    const hinted = async (development: boolean) =>
      (await bundleIslands(development)).scripts.filter(({ content }) =>
        content.startsWith('//# allFunctionsCalledOnLoad\n'),
      );
    expect((await hinted(false)).map(({ content }) => content.includes('hydrateRoot'))).toEqual([
      true,
    ]);
    expect(await hinted(true)).toEqual([]);
  });

  it('leaves what few visitors need for later', async () => {
    const { needed, scripts } = await bundleIslands(false);
    const early = new Set(Object.values(needed).flat());
    const later = scripts.filter(({ name }) => !early.has(name)).map(({ content }) => content);
    const marks = ['msal.js.browser', 'isSubmitting', 'ValidationError'];
    for (const mark of marks) {
      expect(later.filter((content) => content.includes(mark))).not.toEqual([]);
      const before = scripts.filter(
        ({ name, content }) => early.has(name) && content.includes(mark),
      );
      expect(before.map(({ name }) => name)).toEqual([]);
    }
  });
});

it('names styled components after their file and place, whatever else is loaded', () => {
  const code =
    'const A = styled.div`a`;\nconst B = styled(A)`b`;\nconst C = styled.p<{ x: 1 }>`c`;';
  const named = nameStyled(code, 'islands/a/styles.ts');
  expect(named.match(/componentId: '(\w+-\d)'/g)).toHaveLength(3);
  expect(named).toMatch(/styled\(A\)\.withConfig\(\{ componentId: 'i\w{4}-2' \}\)`b`/);
  expect(named).toMatch(/styled\.p\.withConfig\(\{ componentId: 'i\w{4}-3' \}\)<\{ x: 1 \}>`c`/);
  expect(nameStyled(code, 'islands/a/styles.ts')).toBe(named);
  expect(nameStyled(code, 'islands/b/styles.ts')).not.toBe(named);
});

it('names styled components that have attributes, and refuses those it cannot name', () => {
  const named = nameStyled(
    "styled.a.attrs({ rel: 'me' })`a`;\nstyled(A)\n  .attrs({})`b`;",
    'a.ts',
  );
  expect(named).toMatch(/^styled\.a\.withConfig\(\{ componentId: 'i\w{4}-1' \}\)\.attrs\(/);
  expect(named).toMatch(/styled\(A\)\.withConfig\(\{ componentId: 'i\w{4}-2' \}\)\s+\.attrs\(/);
  for (const made of ["styled('a')`a`", 'styled(A.B)`a`', 'styled.a({ top: 0 })'])
    expect(() => nameStyled(made, 'islands/a/styles.ts')).toThrow(
      'islands/a/styles.ts makes 1 styled components, of which 0 can be named.',
    );
});

it('reads the rules of each component from what styled-components writes, and nothing else', () => {
  const sheet = new ServerStyleSheet();
  const [One, Two] = [styled.p`color: red;`, styled.p`color: green;`];
  renderToString(sheet.collectStyles(createElement(One, null, createElement(Two))));
  const rules = rulesOf(sheet.instance.toString());
  expect(rules).toEqual([
    expect.stringMatching(/^\.\w+\{color:red;\}$/),
    expect.stringMatching(/^\.\w+\{color:green;\}$/),
  ]);
  expect(() => rulesOf('.a{color:red}/*other*/')).toThrow('otherwise than');
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

  it('accepts a text that is all link, or has none', () => {
    expect(linkedText(({ terms }) => terms?.('Terms') ?? '', addresses)).toEqual([
      { text: 'Terms', href: '/terms/' },
    ]);
    expect(linkedText(() => 'Nothing', addresses)).toEqual(['Nothing']);
  });
});
