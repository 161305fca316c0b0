import { spawnSync } from 'node:child_process';
import { readFileSync } from 'node:fs';

const scripts: Record<string, string> = JSON.parse(readFileSync('package.json', 'utf8')).scripts;
/** Ours; the others are programs of packages, which explain themselves. */
const ours = Object.entries(scripts).filter(([, command]) => /^tsx (?!.*&&)/.test(command));

const run = (command: string, ...more: string[]) =>
  spawnSync(process.execPath, ['--import', 'tsx', ...command.split(' ').slice(1), ...more], {
    encoding: 'utf8',
  });

it.each(ours)('npm run %s -- --help explains it, and does nothing else', (_name, command) => {
  const stdout = expect.stringMatching(/^npm (run |test|start)/);
  expect(run(command, '--help')).toMatchObject({ status: 0, stdout });
});

it('npm start -- --port 4000 does nothing, and says why', () => {
  const stderr = expect.stringMatching(/^"--port" is not known\.\n\nnpm start\n/);
  expect(run(scripts.start ?? '', '--port', '4000')).toMatchObject({ status: 2, stderr });
});
