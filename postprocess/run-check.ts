import { spawnSync } from 'node:child_process';
import path from 'node:path';
import type { ContentProblem } from '@/lib/content/problems/problem';
import type { Stamp } from './stamp';

export interface CheckResult {
  readonly problems: readonly ContentProblem[];
  /** What it has set for the processes that come after it: where results are kept, and the guides to reuse. */
  readonly variables: Readonly<Record<string, string | undefined>>;
}

/**
 * Runs `checkSite` in a process of its own, whose memory ends with it: the 0.3 GB that the check of a large site leaves
 * would stay until the end of the build. Its results come to the build through the cache.
 * @throws when the process fails, after what it has printed itself.
 */
export function runCheck(projectDir: string, stamp: Stamp): readonly ContentProblem[] {
  const check = path.join(projectDir, 'postprocess', 'check-process.ts');
  const { status, signal, stdout, error } = spawnSync(
    process.execPath,
    // Syntax trees are short-lived: a large young generation saves a tenth of the time (MiB).
    ['--max-semi-space-size=64', '--import', 'tsx', check],
    {
      cwd: projectDir,
      env: { ...process.env, COLLECT_LATE: 'yes' },
      input: JSON.stringify(stamp),
      stdio: ['pipe', 'pipe', 'inherit'],
      maxBuffer: Number.POSITIVE_INFINITY,
    },
  );
  if (error) throw error;
  if (status !== 0)
    throw new Error(`The check of the content ended early (${signal ?? `exit code ${status}`}).`);
  const { problems, variables }: CheckResult = JSON.parse(stdout.toString());
  Object.assign(process.env, variables);
  return problems;
}
