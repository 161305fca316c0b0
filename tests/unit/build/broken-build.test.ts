import { existsSync } from 'node:fs';
import path from 'node:path';
import { brokenContent, expectedOf } from '@/tests/broken-content';
import { Fixture } from '@/tests/fixture';

// With its extension: next to it is the entry file that Next loads.
const { adapter } = jest.requireActual<typeof import('@/postprocess/adapter')>(
  '../../../postprocess/adapter.ts',
);
jest.mock('@/lib/messages/check-messages', () => ({ checkMessages: () => [] }));

const isError = (line: string) => line.includes('  error  ');
let site: Fixture;
let output: string;

beforeEach(() => {
  output = '';
  jest.spyOn(console, 'error').mockImplementation((text: string) => {
    output += text;
  });
  jest.spyOn(process, 'exit').mockImplementation((code) => {
    throw new Error(`exit ${code}`);
  });
});
afterEach(() => {
  jest.restoreAllMocks();
  site.remove();
});

/** Runs the adapter as Next does, over the output of an earlier build. */
const start = async (of: Fixture) => {
  site = of.write({ 'out/index.html': 'an earlier build' });
  jest.spyOn(process, 'cwd').mockReturnValue(site.root);
  return adapter.modifyConfig?.({} as never, { projectDir: site.root } as never);
};

// broken-content.test.ts covers what the checks report.
it.each(['unknown-key', 'yaml-tab'])(
  'stops the build before it starts, says why, and removes what an earlier one left: %s',
  async (name) => {
    const errors = expectedOf(name).filter(isError);
    await expect(start(brokenContent(name))).rejects.toThrow('exit 1');
    expect(existsSync(path.join(site.root, 'out'))).toBe(false);
    expect(errors).not.toEqual([]);
    for (const error of errors) expect(output).toContain(error);
  },
);

it('builds despite warnings', async () => {
  expect(expectedOf('lapsed-review').filter(isError)).toEqual([]);
  await expect(start(brokenContent('lapsed-review'))).resolves.toEqual({});
  expect(output).toBe('');
});

it('fails a build with an undeclared island, and removes its export', async () => {
  const manifest = (...modules: string[]) =>
    `globalThis.__RSC_MANIFEST = { "/x": ${JSON.stringify({
      clientModules: Object.fromEntries(modules.map((module) => [module, {}])),
    })} };`;
  const route = (name: string) =>
    `.next/server/app/[locale]/${name}/page_client-reference-manifest.js`;
  site = new Fixture().write({
    'out/fr/index.html': '',
    [route('home')]: manifest('[project]/node_modules/next/a.js'),
    [route('about')]: manifest('[project]/node_modules/next/a.js', '[project]/components/map.tsx'),
  });
  const finish = adapter.onBuildComplete?.({
    projectDir: site.root,
    distDir: path.join(site.root, '.next'),
  } as never);
  await expect(finish).rejects.toThrow('exit 1');
  expect(existsSync(path.join(site.root, 'out'))).toBe(false);
  expect(output).toContain('The page "about" renders the client component components/map.tsx');
});

it('does nothing when only types are generated', async () => {
  site = new Fixture().write({ 'out/index.html': 'a build' });
  jest.replaceProperty(process, 'argv', ['node', 'next', 'typegen']);
  await adapter.modifyConfig?.({} as never, { projectDir: site.root } as never);
  expect(site.read('out/index.html')).toBe('a build');
});
