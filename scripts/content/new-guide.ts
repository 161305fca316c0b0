import '@/scripts/language';
import { createGuide } from '@/authoring/new-guide';
import { localeRoot, locales } from '@/lib/i18n/locales';
import { say } from '@/lib/say/say';
import { displayPath } from '@/loaders/paths';
import { help } from '../help';

const USAGE = `npm run new:guide -- WaterGuide\n\n${say(
  'Creates the draft of a guide; its name in lower-case letters, waterguide, becomes its address.',
)}`;

help(USAGE);
const [name, ...others] = process.argv.slice(2);
try {
  if (name === undefined || others.length > 0) throw new Error(USAGE);
  const folder = displayPath(createGuide(name));
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
      say('3. Check it: npm run check -- content'),
      say('4. Publish it: remove "draft: true" from guide.yaml, and commit'),
      '',
      say('docs/writing-a-guide.md explains each step.'),
    ].join('\n'),
  );
} catch (cause) {
  console.error((cause as Error).message);
  process.exitCode = 1;
}
