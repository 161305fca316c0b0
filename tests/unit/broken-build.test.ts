import { existsSync } from 'node:fs';
import path from 'node:path';
import { brokenContent, brokenContents, expectedOf } from '../broken-content';
import { Fixture } from '../fixture';

// By its full name: beside it is the door through which Next loads it.
const { adapter } = jest.requireActual<typeof import('@/postprocess/adapter')>(
  '../../postprocess/adapter.ts',
);
jest.mock('../../lib/messages/check-messages', () => ({ checkMessages: () => [] }));

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

it.each(brokenContents().filter((name) => expectedOf(name).some(isError)))(
  'stops the build before it starts, says why, and removes what an earlier one left: %s',
  async (name) => {
    const errors = expectedOf(name).filter(isError);
    site = brokenContent(name).write({ 'out/index.html': 'an earlier build' });
    jest.spyOn(process, 'cwd').mockReturnValue(site.root);
    const configure = async () =>
      adapter.modifyConfig?.({} as never, { projectDir: site.root } as never);
    await expect(configure()).rejects.toThrow('exit 1');
    expect(existsSync(path.join(site.root, 'out'))).toBe(false);
    for (const error of errors) expect(output).toContain(error);
  },
);

it('leaves the site alone when types are all that is asked for', async () => {
  site = new Fixture().write({ 'out/index.html': 'a build' });
  jest.replaceProperty(process, 'argv', ['node', 'next', 'typegen']);
  await adapter.modifyConfig?.({} as never, { projectDir: site.root } as never);
  expect(site.read('out/index.html')).toBe('a build');
});
