import '@/scripts/language';
import { spawnSync } from 'node:child_process';
import { didYouMean } from '@/lib/say/did-you-mean';
import { say } from '@/lib/say/say';
import { clientComponents } from '@/lib/source-folders';
import { type CheckArguments, parseArguments, refuse, report } from './check/report';
import { conclude } from './tests/parts';

/** What there is to check, in the order of the help. */
const explained = (): [name: string, what: string][] => [
  ['types', say('types of everything, tests included')],
  ['lint', say('lint and formatting')],
  [
    `content [${say('what')} …]`,
    say(
      'everything under content/, or only a guide (csrdguide), a legal text (privacy), glossary, style, or a file or folder; SITE_TODAY asks what will stop builds on a later day',
    ),
  ],
  [
    `spelling [${say('what')} …]`,
    say(
      'the spelling of content/ and messages/; words that no dictionary has are in content/spelling.yaml',
    ),
  ],
  [
    'messages',
    say('messages/: that every language has them, and that code has the last name of each key'),
  ],
  ['licences', say('those of production packages')],
  [
    'reviews',
    say(
      'what is to be reviewed within 30 days, by when and by whom: guides, law, claims, answers; and what will then be an error. Exit code 1 while anything is due; SITE_TODAY asks for another day',
    ),
  ],
  [
    'sources [--read <id>]',
    say(
      'what the register cites: whether acts, articles, procedures and pages have changed since they were read, and which pages rest on them; --read <id> once one is read. Exit code 1 while something is to be read again',
    ),
  ],
  ['deploy', say('whether every setting is ready for a release')],
  [
    'links',
    say(
      'whether the external addresses of content/ and messages/ still answer: one question per second to a host, and none for a week once an address has answered',
    ),
  ],
];

const usage = (): string =>
  [
    `npm run check [-- <${say('name')}> … [${say('what')} …] [--format terminal|json|github] [--lang fr|en]]`,
    '',
    say('Without a name: types, lint, content, spelling, messages and licences.'),
    '',
    ...explained().map(([name, what]) => `${name}\n    ${what}`),
    '',
    say(
      'The messages of content, spelling, messages, reviews and links are in French where the terminal is (LC_ALL, LANG), or with --lang fr.',
    ),
    say('Exit code: 0 without errors, 1 with errors, 2 for invalid arguments.'),
  ].join('\n');

const USUAL = ['types', 'lint', 'content', 'spelling', 'messages', 'licences'];

/** Runs a package's program. */
function run(program: string, ...args: string[]): void {
  const { status } = spawnSync(process.execPath, [`node_modules/${program}`, ...args], {
    stdio: 'inherit',
  });
  if (status !== 0) process.exitCode = 1;
}

/** Prints what is wrong, and sets the exit code. */
function complain(faults: readonly string[]): void {
  for (const fault of faults) console.error(fault);
  if (faults.length > 0) process.exitCode = 1;
}

type Check = (args: CheckArguments) => void | Promise<void>;

const checks: Readonly<Record<string, Check>> = {
  types() {
    run('next/dist/bin/next', 'typegen');
    // The compiler spends a third of its time collecting garbage that fits in memory.
    Object.assign(process.env, { GOGC: 'off', GOMEMLIMIT: '2GiB' });
    run('typescript/bin/tsc', '--noEmit');
    complain(clientComponents('.'));
  },
  async lint() {
    run('@biomejs/biome/bin/biome', 'check', '--error-on-warnings', '.');
    complain((await import('./check/properties')).undefinedProperties());
  },
  async content({ names, format }) {
    const { checkContent, contentPath } = await import('@/authoring/check/content');
    const { firstStop, isRoutine } = await import('@/authoring/check/reviews');
    const { rehearsed, today } = await import('@/lib/dates');
    const isRehearsal = rehearsed() > new Date() && format === 'terminal';
    const problems = checkContent(rehearsed(), names.map(contentPath));
    report(isRehearsal ? problems.filter((each) => !isRoutine(each)) : problems, 'content', format);
    if (!isRehearsal) return;
    const day = today();
    console.log(say('Reviews due by #{day}: SITE_TODAY=#{day} npm run check -- reviews', { day }));
    // It is no error of a guide or file that is checked alone.
    const stop = names.length === 0 && firstStop(day);
    if (stop) complain([stop]);
  },
  async spelling({ names, format }) {
    const { spellingProblems } = await import('./check/spelling');
    const { contentPath, problemsOf } = await import('@/authoring/check/content');
    const problems = spellingProblems();
    const only = names.length > 0 ? problemsOf(problems, names.map(contentPath)) : problems;
    report(only, 'spelling', format);
  },
  async messages({ format }) {
    const { checkMessages } = await import('@/authoring/messages/check-messages');
    report(checkMessages(), 'messages', format);
  },
  licences: async () => (await import('./packages/licences')).checkLicences(),
  async reviews({ format }) {
    await import('./settings');
    (await import('./check/reviews')).checkReviews(format);
  },
  async sources({ format, read }) {
    await import('./settings');
    const { checkSources, markRead } = await import('./check/sources');
    await (read ? markRead(read) : checkSources(format));
  },
  async deploy() {
    await import('./settings');
    const { allVariables } = await import('@/lib/config/variables');
    const env = { ...process.env };
    // Modules of lib/config/ read theirs as they load, and would stop at the first malformed one.
    for (const { name } of allVariables) delete process.env[name];
    const { releaseProblems } = await import('@/lib/config/release');
    const problems = releaseProblems(env);
    complain(problems.map((problem) => `- ${problem}`));
    if (problems.length === 0) console.log('Every setting is ready for a release.');
    else console.error(`Not ready for a release: ${problems.length} to put right (.env.example).`);
  },
  async links({ format }) {
    const { addressesIn, checkExternalLinks, keptAnswers } = await import('@/authoring/links');
    const problems = await checkExternalLinks(addressesIn(process.cwd()), {
      kept: keptAnswers('build/links.json'),
      ask: fetch,
      tell: (line) => console.error(line),
    });
    report(problems, 'links', format);
  },
};

/** The arguments of this process. Exits with the usage when they ask for it, or are not known. */
function readArguments(): CheckArguments {
  try {
    const { isHelp, ...args } = parseArguments(process.argv.slice(2), process.env);
    if (!isHelp) return args;
    console.log(usage());
    return process.exit(0);
  } catch (cause) {
    return refuse(`${(cause as Error).message}\n\n${usage()}`);
  }
}

const { names, format, read } = readArguments();
const isCheck = (name: string): boolean => Object.hasOwn(checks, name);
const [topics, what] = [names.filter(isCheck), names.filter((name) => !isCheck(name))];
const [name] = what;
if (topics.length === 0 && name !== undefined)
  refuse(
    `${say('There is no check "#{name}".', { name })}${didYouMean(name, Object.keys(checks))}\n\n${usage()}`,
  );
const failed: string[] = [];
for (const each of topics.length > 0 ? topics : USUAL) {
  process.exitCode = 0;
  if (topics.length !== 1) console.log(`\n> ${each}`);
  try {
    await checks[each]?.({ names: what, format, read });
  } catch (cause) {
    refuse((cause as Error).message);
  }
  if (process.exitCode !== 0) failed.push(each);
}
const again = topics.length === 1 ? undefined : `npm run check -- ${failed.join(' ')}`;
// What a program reads is JSON alone.
if (format !== 'json') conclude(failed, again);
