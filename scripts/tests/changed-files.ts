import { execFileSync } from 'node:child_process';

/**
 * Changed, added and untracked files of the repository in the current directory.
 * @param since a branch: compares with the merge base; by default, with the last commit.
 * @throws with git's error message when the branch does not exist.
 */
export function changedFiles(since?: string): string[] {
  const git = (...args: string[]): string[] =>
    execFileSync('git', args, { encoding: 'utf8', stdio: ['ignore', 'pipe', 'pipe'] })
      .split(/[\0\n]/)
      .filter(Boolean);
  const [base = 'HEAD'] = since === undefined ? [] : git('merge-base', 'HEAD', since);
  return [
    // Deleted files are left out: the type check reports imports of them.
    ...git('diff', '--name-only', '--relative', '--diff-filter=d', '-z', base),
    ...git('ls-files', '--others', '--exclude-standard', '-z'),
  ].sort();
}
