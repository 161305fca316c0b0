import '@/scripts/language';
import { readFileSync } from 'node:fs';
import { createInterface } from 'node:readline/promises';
import { parseArgs } from 'node:util';
import { type Answers, createGuide, type Prompt, prompts } from '@/authoring/new-guide';
import { localeRoot, locales } from '@/lib/i18n/locales';
import { didYouMean } from '@/lib/say/did-you-mean';
import { say } from '@/lib/say/say';
import { displayPath } from '@/loaders/paths';
import { ContentError } from '@/loaders/problems';

const allPrompts = prompts();

/** Answers given as command-line flags. */
function readFlags(): Partial<Answers> {
  const names = allPrompts.map(({ name }) => name);
  const { values, tokens } = parseArgs({
    options: {
      help: { type: 'boolean' },
      ...Object.fromEntries(names.map((name) => [name, { type: 'string' as const }])),
    },
    strict: false,
    tokens: true,
  });
  const refusals = tokens.flatMap((token) => {
    if (token.kind === 'positional')
      return [
        say('"#{value}" does not belong to a flag; put text in quotation marks.', {
          value: token.value,
        }),
      ];
    if (token.kind !== 'option' || token.name === 'help') return [];
    if (!names.some((name) => name === token.name))
      return [
        say('Unknown flag "#{flag}".#{hint}', {
          flag: token.rawName,
          hint: didYouMean(token.name, names),
        }),
      ];
    return token.value === undefined || token.value.startsWith('--')
      ? [say('#{flag} needs a value.', { flag: token.rawName })]
      : [];
  });
  if (refusals.length > 0) throw new Error(refusals.join('\n'));
  if (values.help) {
    console.log(
      `${say('npm run new:guide -- [flags]; asks for whatever the flags leave out, at the terminal or in piped lines.')}\n`,
    );
    for (const { name, text, choices } of allPrompts)
      console.log(
        `  --${name}  ${text}${choices ? say(': #{choices}', { choices: choices.join(', ') }) : ''}`,
      );
    process.exit();
  }
  return values as Partial<Answers>;
}

/** Prompts until the answer is valid. Choices can be given by name or number. */
async function ask(prompt: Prompt, answers: Partial<Answers>): Promise<string> {
  const { text, choices, proposal, refuse } = prompt;
  const proposed = proposal?.(answers);
  if (choices) console.log(choices.map((item, index) => `  ${index + 1} ${item}`).join('\n'));
  for (;;) {
    const typed = (
      await terminal().question(`${text}${proposed ? ` [${proposed}]` : ''}: `)
    ).trim();
    const answer = meant(prompt, typed, answers);
    const refusal = refuse(answer, answers);
    if (!refusal) return answer;
    console.log(refusal);
  }
}

/** A typed answer: choices may be given by number, and an empty line takes what is proposed. */
const meant = ({ choices, proposal }: Prompt, typed: string, answers: Partial<Answers>): string =>
  choices?.[Number(typed) - 1] ?? (typed || proposal?.(answers) || '');

/** Answers piped in, a line each, to the questions that flags leave open. */
function pipedLines(): string[] {
  const text = readFileSync(process.stdin.fd, 'utf8');
  return text.trim() === '' ? [] : text.replace(/\r?\n$/, '').split(/\r?\n/);
}

let readline: ReturnType<typeof createInterface> | undefined;
const terminal = () => {
  readline ??= createInterface({ input: process.stdin, output: process.stdout });
  return readline;
};

/** Uses flags first, then prompts for the rest when stdin is a terminal, or takes them from its lines. */
async function answer(): Promise<Answers> {
  const given = readFlags();
  const answers: Partial<Answers> = {};
  const refusals: string[] = [];
  const open = allPrompts.map(({ name }) => name).filter((name) => given[name] === undefined);
  const lines = open.length > 0 && !process.stdin.isTTY ? pipedLines() : [];
  const piped = lines.length > 0 ? open : [];
  for (const prompt of allPrompts) {
    const { name, text, choices, proposal, refuse } = prompt;
    if (given[name] === undefined && process.stdin.isTTY) {
      answers[name] = await ask(prompt, answers);
      continue;
    }
    const line = given[name] === undefined ? lines.shift() : undefined;
    if (line !== undefined) given[name] = meant(prompt, line.trim(), answers);
    const value = given[name] ?? (refusals.length === 0 ? proposal?.(answers) : undefined) ?? '';
    const refusal = value
      ? refuse(value, answers)
      : say('is missing. #{text}#{choices}.', {
          text,
          choices: choices ? say(': #{choices}', { choices: choices.join(', ') }) : '',
        });
    if (!refusal) answers[name] = value;
    else if (value || !proposal) refusals.push(`--${name}: ${refusal}`);
  }
  if (refusals.length > 0 && piped.length > 0)
    refusals.push(say('Piped lines answer, one each: #{piped}.', { piped: piped.join(', ') }));
  if (refusals.length > 0) throw new Error(refusals.join('\n'));
  return answers as Answers;
}

try {
  const answers = await answer();
  const folder = displayPath(createGuide(answers));
  const addresses = locales.map((locale) => `${localeRoot(locale)}guides/${answers.name}/`);
  console.log(
    [
      '',
      say('Created #{folder} as a draft, which is not published.', { folder }),
      '',
      say('1. See it: npm run dev, then http://localhost:3000#{addresses}', {
        addresses: addresses.join(say(' and ')),
      }),
      say('2. Write it: replace every TODO in the files of #{folder}', { folder }),
      say('3. Check it: npm run check -- content'),
      say('4. Publish it: remove "draft: true" from guide.yaml, and commit'),
      '',
      say('docs/writing-a-guide.md explains each step.'),
    ].join('\n'),
  );
} catch (cause) {
  if (cause instanceof ContentError) {
    console.error(
      `${say('No files were written, because the guide would have errors:')}\n${cause.message}`,
    );
  } else {
    console.error((cause as Error).message);
  }
  process.exitCode = 1;
} finally {
  readline?.close();
}
