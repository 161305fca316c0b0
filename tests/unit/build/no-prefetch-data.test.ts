import { readFileSync } from 'node:fs';
import * as replacement from '@/postprocess/no-prefetch-data';

/** After an update of Next that moves this, builds would go on, and take longer. */
it('replaces what Next imports, under the name that it imports it by', () => {
  const entry = readFileSync('node_modules/next/dist/esm/server/app-render/entry-base.js', 'utf8');
  const [, names = '', request = ''] =
    /export \{([^}]*)\} from '([^']*segment-data)'/.exec(entry) ?? [];
  expect(
    names
      .split(',')
      .map((name) => name.trim())
      .sort(),
  ).toEqual(Object.keys(replacement).sort());
  expect(readFileSync('next.config.mjs', 'utf8')).toContain(`'${request}': `);
});
