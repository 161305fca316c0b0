/**
 * Values of `--project` in every form Playwright accepts: `--project=a`, `--project a b`.
 * Only their servers are started; Playwright reports unknown names.
 */
export function selectedProjects(argv: readonly string[]): string[] {
  let isName = false;
  return argv.flatMap((argument) => {
    const [, name] = /^--project=(.*)$/.exec(argument) ?? [];
    if (name !== undefined) return name;
    if (argument.startsWith('-')) isName = argument === '--project';
    else if (isName) return argument;
    return [];
  });
}

/** Whether a project is selected; `*` is a wildcard, as in Playwright. */
export const isSelected = (name: string, asked: readonly string[]): boolean =>
  asked.some((pattern) => {
    const literal = pattern.split('*').map((part) => part.replace(/[.+?^${}()|[\]\\]/g, '\\$&'));
    return new RegExp(`^${literal.join('.*')}$`, 'i').test(name);
  });
