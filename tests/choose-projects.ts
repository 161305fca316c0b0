/**
 * Names after `--project`, in each of the ways Playwright takes them: `--project=a`, `--project a b`.
 * Servers are started for these alone; which of them exist, Playwright says.
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

/** Whether a name of a project is asked for; Playwright lets `*` stand for anything. */
export const isSelected = (name: string, asked: readonly string[]): boolean =>
  asked.some((pattern) => {
    const literal = pattern.split('*').map((part) => part.replace(/[.+?^${}()|[\]\\]/g, '\\$&'));
    return new RegExp(`^${literal.join('.*')}$`, 'i').test(name);
  });
