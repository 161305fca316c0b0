import { spawnSync } from 'node:child_process';
import { readFileSync } from 'node:fs';

const scripts: Record<string, string> = JSON.parse(readFileSync('package.json', 'utf8')).scripts;
/** Ours; the others are programs of packages, which explain themselves. */
const ours = Object.entries(scripts).filter(([, command]) => /^tsx (?!.*&&)/.test(command));

it.each(ours)('npm run %s -- --help explains it, and does nothing else', (_name, command) => {
  const [, ...args] = command.split(' ');
  const asked = spawnSync(process.execPath, ['--import', 'tsx', ...args, '--help'], {
    encoding: 'utf8',
  });
  expect(asked).toMatchObject({
    status: 0,
    stdout: expect.stringMatching(/^npm (run |test|start)/),
  });
});
