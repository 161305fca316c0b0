import { allVariables, variableGroups } from '@/lib/config/variables';

type Group = (typeof variableGroups)[number];
type Variable = Group['variables'][number];

const readWhen = ({ readBy }: Group): string =>
  readBy === 'build' ? 'read when the site is built' : 'read when the server starts';

const WRITTEN = `# Written by npm run write -- variables from lib/config/variables/: change a variable there. docs/configuration.md explains
# each one.`;

/** Text of `.env.example`: every variable, commented out, with its default or an example. */
export const envExample = (): string =>
  `${WRITTEN} Copy this to .env, which Git ignores; the build, the server, the receiver and its commands read it.
# A value with $ or # goes in quotes that it does not contain, with \\$ for every $.\n\n${variableGroups
    .map((group) => `# --- ${group.title}, ${readWhen(group)} ---\n${lines(group)}`)
    .join('\n')}`;

/** Text of `deploy/receiver.env.example`: what the receiver reads where it is installed alone. */
export const receiverEnvExample = (): string =>
  `${WRITTEN} For a receiver that is installed alone: docs/operating.md.

# --- The site: the same values as those it is built with ---
${lines({ variables: allVariables.filter(({ server }) => server) })}
${variableGroups
  .filter(({ readBy }) => readBy === 'server')
  .map((group) => `# --- ${group.title} ---\n${lines(group)}`)
  .join('\n')}`;

const lines = ({ variables }: Pick<Group, 'variables'>): string =>
  variables
    .map(({ name, fallback, example = '' }) => `# ${name}=${fallback ?? example}\n`)
    .join('');

/** Markdown of docs/configuration.md. */
export const configurationPage = (): string =>
  [
    '# Configuration',
    '',
    'Every setting is an environment variable, set in the environment or in `.env` (see `.env.example`). A malformed',
    'value stops whatever reads it, with a message that names the variable and says what to set. `npm run',
    'check -- deploy` names everything that keeps a release back, misspelt names included.',
    '',
    'In `.env`, a value with `$` or `#` goes in quotes that it does not contain, with `\\$` for every `$`. One that would',
    'not be read as it is written is refused. Secrets in files are read as they are.',
    '',
    '- **Release**: `npm run build:release` refuses to build without it.',
    '- **Secret**: may be in a file, named by `<NAME>_FILE`, as container platforms mount them. The value is then',
    '  kept out of the command line and of `docker inspect`. It is never printed or logged.',
    '- **Server too**: the server and the receiver read it when they start, besides the build.',
    '',
    'This page is written by `npm run write -- variables` from `lib/config/variables/`.',
    '',
    ...variableGroups.flatMap((group) => [
      `## ${group.title}`,
      '',
      `${readWhen(group).replace('read', 'Read')}, by \`${group.reader}\`.`,
      '',
      ...table([['Variable', 'Default', 'Meaning'], ...group.variables.map(row)]),
      '',
    ]),
  ].join('\n');

/** Markdown, in columns of one width as the formatter wants them. */
function table([head = [], ...rows]: string[][]): string[] {
  const widths = head.map((_, column) =>
    Math.max(...[head, ...rows].map((cells) => cells[column]?.length ?? 0)),
  );
  const line = (cells: string[], filler = ' ') =>
    `| ${cells.map((cell, column) => cell.padEnd(widths[column] ?? 0, filler)).join(' | ')} |`;
  return [
    line(head),
    line(
      head.map(() => ''),
      '-',
    ),
    ...rows.map((cells) => line(cells)),
  ];
}

function row({ name, fallback, meaning, ...variable }: Variable): string[] {
  const value = fallback === undefined ? '' : `\`${fallback}\``;
  return [`\`${name}\``, value, [meaning, ...notes(variable)].join('. ')];
}

const notes = ({ required, secret, server }: Partial<Variable>): string[] => [
  ...(required ? [['**Release**', required].filter((part) => part !== true).join(', ')] : []),
  ...(secret ? ['**Secret**'] : []),
  ...(server ? ['**Server too**'] : []),
];
