import { spawnSync } from 'node:child_process';
import { help } from './help';
import { npm } from './npm';

help(`npm run build:release

Builds the site as npm run build does, once npm run check -- deploy finds every setting ready; else builds nothing.`);

for (const args of [['check', '--', 'deploy'], ['build']]) {
  const [program = '', all = []] = npm('run', ...args);
  const { status } = spawnSync(program, all, { stdio: 'inherit' });
  if (status !== 0) process.exit(status ?? 1);
}
