import { spawn } from 'node:child_process';
import { rmSync } from 'node:fs';
import { copyProject } from './copy-project';

/**
 * Builds and serves a copy of the project with the AUTH_* variables of the environment, which are fixed
 * at build time; the project's own out/ is left untouched. The copy is deleted on exit.
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
