import '@/scripts/language';
import { parseArgs } from 'node:util';
import { say } from '@/lib/say/say';
import { ContentError } from '@/loaders/problems';
import { changes, check, show, where } from './law-commands';

const usage = (): string =>
  [
    ['where <id>', say('every text, picture and page that names an entry or shows its value')],
    ['show <id>', say('an entry of content/law, with its history and its state today')],
    [
      'changes --since <day> [--until <day>]',
      say('what changed in the law, and which texts were not reviewed since'),
    ],
    [
      'check <file> [--as-of <day>]',
      say(
        'what applies to the company profiles of a JSON file, as JSON, today or under the law of another day',
      ),
    ],
  ]
    .map(([command, what]) => `npm run law -- ${command}\n    ${what}`)
    .concat(
      '',
      say(
        'An id is that of an act, a rule, a milestone or a change, or of a figure: csrd-scope.employees.',
      ),
      say('Messages are in French where the terminal is (LC_ALL, LANG), or with --lang fr.'),
    )
    .join('\n');

const WRONG_USAGE = 2;

/** Output of a command; undefined when the arguments are wrong. */
function run(): string | undefined {
  const { positionals, values } = parseArgs({
    allowPositionals: true,
    options: {
      since: { type: 'string' },
      until: { type: 'string' },
      'as-of': { type: 'string' },
      help: { type: 'boolean' },
    },
  });
  const [command, id] = positionals;
  if (values.help) return usage();
  if (command === 'where' && id) return where(id);
  if (command === 'show' && id) return show(id);
  if (command === 'check' && id) return check(id, values['as-of']);
  if (command === 'changes' && values.since) return changes(values.since, values.until);
  return undefined;
}

try {
  const output = run();
  if (output === undefined) {
    console.error(usage());
    process.exitCode = WRONG_USAGE;
  } else console.log(output);
} catch (cause) {
  console.error((cause as Error).message);
  process.exitCode = cause instanceof ContentError ? 1 : WRONG_USAGE;
}
