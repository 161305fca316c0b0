import { readFileSync } from 'node:fs';
import path from 'node:path';
import { allVariables } from '@/lib/config/variables';
import { listFiles } from '@/lib/exported-files';

const brand = allVariables.find(({ name }) => name === 'SITE_BRAND')?.fallback ?? '';
/** How the name is spelt, which is none of the site's texts. */
const ABOUT_SPELLING = ['content/style.yaml', 'content/spelling.yaml'];

it('is written out in no text, since another name may be configured', () => {
  expect(brand).not.toBe('');
  const texts = ['content', 'messages'].flatMap((folder) =>
    listFiles(folder).map((file) => path.join(folder, file)),
  );
  expect(texts.length).toBeGreaterThan(50);
  expect(
    texts
      .filter((file) => !ABOUT_SPELLING.includes(file))
      .filter((file) => readFileSync(file, 'utf8').includes(brand)),
  ).toEqual([]);
});
