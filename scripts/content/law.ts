import '@/scripts/language';
import { parseArgs } from 'node:util';
import { say } from '@/lib/say/say';
import { ContentError } from '@/loaders/problems';
import { check } from './profiles';

const usage = (): string =>
  [
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
      say('Messages are in French where the terminal is (LC_ALL, LANG), or with --lang fr.'),
    )
    .join('\n');

const WRONG_USAGE = 2;

/** Output of a command; undefined when the arguments are wrong. */
function run(): string | undefined {
  const { positionals, values } = parseArgs({
    allowPositionals: true,
    options: {
      'as-of': { type: 'string' },
      help: { type: 'boolean' },
    },
  });
  const [command, file] = positionals;
  if (values.help) return usage();
  if (command === 'check' && file) return check(file, values['as-of']);
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
