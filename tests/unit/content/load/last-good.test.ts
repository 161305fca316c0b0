import { rmSync } from 'node:fs';
import path from 'node:path';
import { loadGuide } from '@/loaders/guides';
import { soundContent } from '@/tests/broken-content';
import { freshFixture } from '@/tests/fixture';

const GUIDE = 'content/guides/waterguide';

afterEach(() => {
  jest.replaceProperty(process.env, 'NODE_ENV', 'test');
});
const fixture = freshFixture((each) => {
  soundContent(each).write({ 'messages/fr.json': '{}' }).enter();
  jest.replaceProperty(process.env, 'NODE_ENV', 'development');
});

const title = (): string => loadGuide('waterguide', 'en').text.title;

describe('in the preview', () => {
  it('a file with errors is loaded as it was before it had them', () => {
    const before = title();
    fixture.replace(`${GUIDE}/en.mdx`, /^title: .*/m, 'title: Short');
    expect(title()).toBe(before);
    fixture.replace(`${GUIDE}/guide.yaml`, 'tag: nature', 'tag: late');
    expect(loadGuide('waterguide', 'en').data.tag).toBe('nature');
  });

  it('a passage that cannot be parsed is left out of the prose', () => {
    fixture.replace(`${GUIDE}/en.mdx`, 'Record the volumes', 'Record {the volumes');
    const { sections } = loadGuide('waterguide', 'en').prose;
    expect(sections.map(({ id }) => id)).toEqual(['what', 'steps']);
  });

  it('a guide without a translation shows the original', () => {
    rmSync(path.join(fixture.root, GUIDE, 'en.mdx'));
    const guide = loadGuide('waterguide', 'en');
    expect([guide.shownIn, guide.text.title]).toEqual(['fr', 'L’eau dans l’entreprise']);
    expect(loadGuide('airguide', 'en').shownIn).toBe('en');
  });
});

it('elsewhere a file with errors is an error', () => {
  title();
  jest.replaceProperty(process.env, 'NODE_ENV', 'test');
  fixture.replace(`${GUIDE}/en.mdx`, /^title: .*/m, 'title: Short');
  expect(title).toThrow('"title" has 5 characters');
});
