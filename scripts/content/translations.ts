import '@/scripts/language';
import { execFileSync } from 'node:child_process';
import { parseArgs } from 'node:util';
import { parse } from 'yaml';
import { revisionOf } from '@/authoring/check/rules/translations';
import {
  type TranslationProgress,
  type TranslationState,
  translationProgress,
} from '@/authoring/translation-progress';
import type { Locale } from '@/lib/i18n/locales';
import { say } from '@/lib/say/say';
import { splitMdx } from '@/loaders/mdx/parse';
import { displayPath } from '@/loaders/paths';

const git = (...options: readonly string[]): string =>
  execFileSync('git', options, { encoding: 'utf8', stdio: ['ignore', 'pipe', 'ignore'] });

const words: Record<TranslationState, string> = {
  current: say('up to date'),
  outdated: say('outdated: the original has changed since'),
  unmarked: say('does not say what it was made from'),
  missing: say('missing'),
  broken: say('has errors, see npm run check -- content'),
};

/** Revision of a file as it was at a commit; undefined when it cannot be read. */
function revisionAt(commit: string, file: string, locale: Locale): string | undefined {
  try {
    const mdx = splitMdx(git('show', `${commit}:${file}`));
    return revisionOf(locale, { frontMatter: parse(mdx.frontMatter), mdx });
  } catch {
    return undefined;
  }
}

/** What changed in the original since a translation, word by word; undefined when Git does not know. */
function changesSince({ folder, original, madeFrom }: TranslationProgress): string | undefined {
  const file = displayPath(`${folder}/${original}.mdx`);
  const commits = git('log', '--format=%H', '--', file).split('\n').filter(Boolean);
  const made = commits.find((commit) => revisionAt(commit, file, original) === madeFrom);
  return made && git('diff', '--word-diff=plain', '--unified=0', made, '--', file);
}

const { positionals, values } = parseArgs({
  allowPositionals: true,
  options: { help: { type: 'boolean' } },
});
if (values.help) {
  console.log(
    `npm run translations [-- ${say('name')} …] [--lang fr|en]\n\n${say('Lists where every translation stands; with names of guides or legal texts, what changed in their originals since they were translated.')}`,
  );
  process.exit();
}
const all = translationProgress();
const unknown = positionals.filter((name) => !all.some(({ text }) => text === name));
if (unknown.length > 0) {
  console.error(
    say('There is no guide or legal text called #{unknown}.', { unknown: unknown.join(', ') }),
  );
  process.exit(2);
}
const shown = all.filter(({ text }) => positionals.length === 0 || positionals.includes(text));
for (const progress of shown) {
  const { text, original, locale, state } = progress;
  console.log(`${text}  ${original} → ${locale}  ${words[state]}`);
  if (state !== 'outdated' || positionals.length === 0) continue;
  console.log(changesSince(progress) ?? `  ${say('Git has no version that it was made from.')}`);
}
const current = shown.filter(({ state }) => state === 'current').length;
console.log(say('translations: #{current} of #{all} up to date', { current, all: shown.length }));
