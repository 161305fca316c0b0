import { printMarkdown } from '@/lib/markdown';
import type { Guide } from '@/loaders/guides';
import { parseMdx } from '@/loaders/mdx/parse';
import { guideVocabulary } from '@/loaders/mdx/vocabulary';
import { proseMarkdown } from '@/publishing/markdown/guide-markdown';

jest.mock('next-intl/server', () => ({
  getTranslations: async ({ namespace }: { namespace: string }) => {
    const [, group = ''] = namespace.split('.');
    return (key: string) => labels[group]?.[key] ?? key;
  },
}));
const labels: Record<string, Record<string, string>> = {
  step: { deliverable: 'Deliverable:', by: 'Due:' },
  decision: { yes: 'Yes:', no: 'No:' },
  example: { label: 'Example:', fictional: 'A fictional company.' },
};

const source = {
  id: 'act',
  kind: 'directive',
  name: { fr: 'Directive (UE) 2022/2464', en: 'Directive (EU) 2022/2464' },
  url: 'https://law.example/act',
  certainty: 'verified',
} as const;

/** Prose as the Markdown of a guide, in English. */
async function write(body: string): Promise<string> {
  const prose = { tree: parseMdx(body) };
  const guide = { slug: 'csrdguide', prose, law: { sources: [source] } } as unknown as Guide;
  return printMarkdown(await proseMarkdown({ guide, locale: 'en' }));
}

it('supports every component that writers may use', () => {
  const missing = guideVocabulary.components.filter(({ toMarkdown }) => !toMarkdown);
  expect(missing.map(({ name }) => name)).toEqual([]);
});

it('rejects a component without a Markdown form', async () => {
  await expect(write('<Chart />')).rejects.toThrow(/<Chart> has no Markdown/);
});

it('strips heading ids, and leaves the tree that pages share as it was', async () => {
  const prose = { tree: parseMdx('## Scope [#scope]') };
  const guide = { slug: 'csrdguide', prose } as unknown as Guide;
  expect(printMarkdown(await proseMarkdown({ guide, locale: 'en' }))).toBe('## Scope\n');
  expect(prose.tree).toEqual(parseMdx('## Scope [#scope]'));
});

it('makes every link absolute', async () => {
  const text = await write(
    '[a](page:about#team) [g](page:guides/griguide) [h](#scope) [o](https://o.example/)',
  );
  expect(text).toBe(
    '[a](https://www.vigie-esg.example/en/about/#team) [g](https://www.vigie-esg.example/en/guides/griguide/) [h](https://www.vigie-esg.example/en/guides/csrdguide/#scope) [o](https://o.example/)\n',
  );
});

it('links citations to their source', async () => {
  expect(await write('In scope <Cite source="act">Art. 2</Cite>.')).toBe(
    'In scope ([Directive (EU) 2022/2464, Art.\u00a02](https://law.example/act)).\n',
  );
  expect(await write('<Cite source="act" />')).toBe(
    '([Directive (EU) 2022/2464](https://law.example/act))\n',
  );
  await expect(write('<Cite source="other" />')).rejects.toThrow(/No source "other"/);
});

it('numbers steps, lists pillars and quotes notes, titles in bold', async () => {
  const text = await write(
    [
      '<Steps>\n<Step title="One">\n\nFirst.\n\n- a\n- b\n\n</Step>\n<Step title="Two">\n\nThen.\n\n</Step>\n</Steps>',
      '<Pillars>\n<Pillar title="Strategy">\n\nText.\n\n</Pillar>\n</Pillars>',
      '<Note kind="caution" title="Don\'t">\n\nMind.\n\n</Note>',
    ].join('\n\n'),
  );
  expect(text).toBe(`1. **One**

   First.

   - a
   - b

2. **Two**

   Then.

- **Strategy**

  Text.

> **Don’t**
>
> Mind.
`);
});

it('converts a component on a single line', async () => {
  expect(await write('<Note>Mind *this*.</Note>')).toBe('> Mind _this_.\n');
});

it('ends a step with its deliverable and its date', async () => {
  const step = '<Step title="Scope" deliverable="Signed note" by="June">\n\nWrite.\n\n</Step>';
  expect(await write(`<Steps>\n${step}\n</Steps>`)).toBe(`1. **Scope**

   Write.

   **Deliverable:** Signed note

   **Due:** June
`);
});

it('numbers the questions of a decision, with what each answer leads to', async () => {
  const question =
    '<Question title="Listed?">\n<Yes>\n\nGo to **2**.\n\n- a\n\n</Yes>\n<No>\n\nOut.\n\n</No>\n</Question>';
  expect(await write(`<Decision>\n${question}\n</Decision>`)).toBe(`1. **Listed?**

   - **Yes:** Go to **2**.

     - a

   - **No:** Out.
`);
});

it('says that the company of an example is fictional', async () => {
  const text = await write(
    '<Example title="a mill">\n\n| A | B |\n| - | - |\n| 1 | 2 |\n\n</Example>',
  );
  expect(text).toMatch(/^\*\*Example: a mill\*\*\n\n_A fictional company\._\n\n\| A \| B \|/);
});
