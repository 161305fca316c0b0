import '@/scripts/language';
import { createInterface } from 'node:readline/promises';
import { createGuide, refusal } from '@/authoring/new-guide';
import { localeRoot, locales } from '@/lib/i18n/locales';
import { say } from '@/lib/say/say';
import { readLaw } from '@/loaders/law';
import { displayPath } from '@/loaders/paths';
import { help } from '../help';

const SUBJECTS = say('Its subject, a file of content/law: #{subjects}.', {
  subjects: readLaw()
    .map(({ subject }) => subject)
    .join(', '),
});
const USAGE = `npm run new:guide -- WaterGuide esrs\n\n${say(
  'Creates the draft of a guide; its name in lower-case letters, waterguide, becomes its address.',
)} ${SUBJECTS}`;

/** The answer to a question; none where nobody is there to answer. */
async function ask(question: string): Promise<string | undefined> {
  if (!process.stdin.isTTY) return undefined;
  const terminal = createInterface(process.stdin, process.stdout);
  const answer = await terminal.question(`${question}\n> `);
  terminal.close();
  return answer.trim();
}

help(USAGE, Number.POSITIVE_INFINITY);
const [name, given, ...others] = process.argv.slice(2);
try {
  if (name === undefined || others.length > 0) throw new Error(USAGE);
  const subject = given ?? (await ask(SUBJECTS));
  if (subject === undefined) throw new Error(refusal(name) ?? USAGE);
  const folder = displayPath(createGuide(name, subject));
  const addresses = locales.map((locale) => `${localeRoot(locale)}guides/${name.toLowerCase()}/`);
  console.log(
    [
      '',
      say('Created #{folder} as a draft, which is not published.', { folder }),
      '',
      say('1. See it: npm run dev, then http://localhost:3000#{addresses}', {
        addresses: addresses.join(say(' and ')),
      }),
      say('2. Write it: replace every TODO in the files of #{folder}', { folder }),
      say('3. Check it: npm run check -- content #{name}', { name: name.toLowerCase() }),
      say(
        '4. Publish it: remove "draft: true" from guide.yaml, run npm run check -- content, paste the translationOf line that it gives into en.mdx, run npm run format, and commit',
      ),
      '',
      say('docs/writing-a-guide.md explains each step.'),
    ].join('\n'),
  );
} catch (cause) {
  console.error((cause as Error).message);
  process.exitCode = 1;
}
