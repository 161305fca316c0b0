import { guidesIn } from '@/loaders/guides';
import { guidesMarkdown } from '@/publishing/markdown/llms';

jest.mock('next-intl/server', () => ({ getTranslations: async () => (key: string) => key }));
jest.mock('@/publishing/markdown/guide-markdown', () => ({
  guideMarkdown: async (slug: string) => `# ${slug}\n${'x'.repeat(1000)}\n`,
}));

const slugs = guidesIn('en').map(({ slug }) => slug);

it('has every guide, in the order of the resource centre', async () => {
  const titles = [...(await guidesMarkdown('en')).matchAll(/^# (.+)$/gm)].map(([, title]) => title);
  expect(titles).toEqual([expect.any(String), ...slugs]);
});

it('links to the guides for which there is no room', async () => {
  const text = await guidesMarkdown('en', 2500);
  expect(text).toContain(`# ${slugs[1]}\n`);
  expect(text).not.toContain(`# ${slugs[2]}\n`);
  for (const slug of slugs.slice(2)) expect(text).toContain(`/en/guides/${slug}/index.md)`);
});
