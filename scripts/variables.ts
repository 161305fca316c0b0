import { allVariables, variableGroups } from '@/lib/config/variables';

type Group = (typeof variableGroups)[number];
type Variable = Group['variables'][number];

const WRITTEN = `# Written by npm run write -- variables from lib/config/variables/: change a variable there. Lines such as "# NAME=value"
# are settings, commented out, with their default unless [example] says otherwise. A malformed value stops whatever reads
# it and names the variable; npm run check -- deploy names everything that stops a release, misspelt names included.
#
# A value with $ or # goes in double quotes, with \\$ for every $.
# [example] the value shown is only an example, not the default.
# [release] npm run build:release refuses to build without it.
# [secret]  may be in a file instead, named by <NAME>_FILE, as containers mount them; it is never printed or logged.
# [server]  the server and the receiver read it too when they start.
#
# `;

/** Text of `.env.example`: every variable with its meaning, commented out. */
export const envExample = (): string =>
  `${WRITTEN}Copy this to .env, which Git ignores; the build, the server, the receiver and its commands read it.\n\n${variableGroups
    .map((group) => part(`${group.title}, read ${READ[group.readBy]}`, group.variables))
    .join('\n')}`;

const READ = { build: 'when the site is built', server: 'when the server starts', check: 'by it' };

/** Text of `deploy/receiver.env.example`: what the receiver reads where it is installed alone. */
export const receiverEnvExample = (): string =>
  [
    `${WRITTEN}For a receiver that is installed alone: docs/operating.md.\n`,
    part(
      'The site: the same values as those it is built with',
      allVariables.filter(({ server }) => server),
    ),
    ...variableGroups
      .filter(({ readBy }) => readBy === 'server')
      .map(({ title, variables }) => part(title, variables)),
  ].join('\n');

const part = (title: string, variables: readonly Variable[]): string =>
  `# --- ${title} ---\n\n${variables.map(entry).join('')}`;

/** A variable: its meaning, in lines of a readable length, then its name and value. */
const entry = ({ name, fallback, example = '', meaning, ...variable }: Variable): string =>
  `${[meaning, ...(example ? ['[example]'] : []), ...notes(variable)].join(' ').replace(/(.{1,116})(?: |$)/g, '# $1\n')}# ${name}=${fallback ?? example}\n\n`;

const notes = ({ required, secret, server }: Partial<Variable>): string[] => [
  ...(required ? [`[${['release', required].filter((part) => part !== true).join(': ')}]`] : []),
  ...(secret ? ['[secret]'] : []),
  ...(server ? ['[server]'] : []),
];
