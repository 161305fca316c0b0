import { execFileSync } from 'node:child_process';

/**
 * Files of the repository in the current directory that were changed or added, untracked ones included.
 * @param since a branch: what changed since it was left; without one, since the last commit.
 * @throws with git's own words when there is no such branch.
 */
export function changedFiles(since?: string): string[] {
  const git = (...args: string[]): string[] =>
    execFileSync('git', args, { encoding: 'utf8', stdio: ['ignore', 'pipe', 'pipe'] })
      .split(/[\0\n]/)
      .filter(Boolean);
  const [base = 'HEAD'] = since === undefined ? [] : git('merge-base', 'HEAD', since);
  return [
    // What is gone, the compiler misses where it is still imported.
    ...git('diff', '--name-only', '--relative', '--diff-filter=d', '-z', base),
    ...git('ls-files', '--others', '--exclude-standard', '-z'),
  ].sort();
}
