import { spawn } from 'node:child_process';
import { rmSync } from 'node:fs';
import { copyProject } from './copy-project';

/**
 * Builds and serves a copy of the project with the AUTH_* settings of the environment: they are fixed
 * when the site is built, and the project's own out/ stays as it is. The copy goes when this ends.
 */
const folder = copyProject();
process.once('exit', () => rmSync(folder, { recursive: true, force: true }));

const { NODE_ENV: _, ...env } = process.env;
const server = spawn(process.execPath, ['--import', 'tsx', 'scripts/start.ts'], {
  cwd: folder,
  stdio: 'inherit',
  env: { ...env, NEXT_TELEMETRY_DISABLED: '1' } as unknown as NodeJS.ProcessEnv,
});
server.once('exit', (code) => process.exit(code ?? 0));
for (const signal of ['SIGINT', 'SIGTERM'] as const)
  process.once(signal, () => server.kill(signal));
