import { spawnSync } from 'node:child_process';
import path from 'node:path';
import { textFiles } from '@/authoring/links';
import { formatDate } from '@/lib/dates';
import { locales } from '@/lib/i18n/locales';
import { languageName, say } from '@/lib/say/say';
import { readLaw } from '@/loaders/law';
import { type ContentProblem, placeAt, warningAt } from '@/loaders/problems';
import { PRODUCT, pageOfSubject, readQuestions, slugOfSubject } from '@/loaders/questions';
import { tryReadContentFile } from '@/loaders/read-file';
import { YamlDocument, type YamlPath } from '@/loaders/yaml/document';
import { linkTargets } from './rules/links';

/** What git prints; nothing where it has no history to compare with. */
function git(...args: string[]): string {
  const cwd = process.cwd();
  const { status, stdout } = spawnSync('git', args, { cwd, encoding: 'utf8', maxBuffer: 1e9 });
  return status === 0 ? stdout : '';
}

/** A file of the project as of the last commit. */
export const lastCommitted = (file: string): string => git('show', `HEAD:./${file}`);

type Committed = ReadonlyMap<string, string>;

/** Files of content/ that differ from the last commit, as they were then. */
export function committedTexts(): Committed {
  const names = git('diff', 'HEAD', '-z', '--name-only', '--no-renames', '--relative', 'content');
  const files = names.split('\0').filter(Boolean);
  return new Map(files.map((file) => [file, lastCommitted(file)]));
}

const textOf = (file: string): string =>
  tryReadContentFile(path.join(process.cwd(), file), []) ?? '';

/** Asks, until an edit is committed, about what it changes in one place and leaves in another. */
export const checkEdits = (committed: Committed, today: string): ContentProblem[] =>
  [...committed].flatMap(([file, before]) => [
    ...(file.endsWith('.yaml') ? checkData(file, before, today) : []),
    ...(file.startsWith('content/legal/') ? checkUpdated(file, before, today) : []),
  ]);

type Named = ReadonlyMap<string, { path: YamlPath; text: string }>;

/** Texts and days of a file by their keys; an id stands for a place in a list. */
function named(document: YamlDocument): Named {
  const texts = document.texts();
  const all = new Map(texts.map(({ path: keys, text }) => [keys.join('/'), text]));
  const nameOf = (keys: YamlPath): string =>
    keys.map((key, at) => all.get([...keys.slice(0, at + 1), 'id'].join('/')) ?? key).join('/');
  return new Map(texts.map((each) => [nameOf(each.path), each]));
}

function checkData(file: string, source: string, today: string): ContentProblem[] {
  const document = new YamlDocument(textOf(file), file);
  const [before, now] = [named(new YamlDocument(source, file)), named(document)];
  const hasChanged = (name: string) => before.get(name)?.text !== now.get(name)?.text;
  const inOneLanguage = [...now].flatMap(([name, { path: keys }]) => {
    const changed = locales.find((each) => each === keys.at(-1));
    const left = locales.find((each) => !hasChanged(name.replace(/\w+$/, each)));
    if (!changed || !left || !before.has(name) || !hasChanged(name)) return [];
    const message = say(
      'The #{changed} of this text has changed since the last commit, and the #{left} has not; change that too where it says the same.',
      { changed: languageName(changed), left: languageName(left) },
    );
    return warningAt(file, message, document.placeOf([...keys.slice(0, -1), left]));
  });
  const isLaw = readLaw().some((each) => each.file === file && each.value);
  return [...inOneLanguage, ...(isLaw ? checkEntries(file, document, before, now, today) : [])];
}

const DATED =
  /^(?:acts|rules|milestones)\/([^/]+)\/(?:.*\/)?(?:date|inForceFrom|transposeBy|from|until)$/;

/** Entries of the register with the days and months that they give, `csddd-applies 2029-07-26`; cancelled ones give none. */
const daysOf = (texts: Named): Set<string> =>
  new Set(
    [...texts].flatMap(([name, { text }]) => {
      const id = DATED.exec(name)?.[1];
      const isOff = texts.has(`milestones/${id}/cancelled/by`);
      return id && text.length > 4 && !isOff ? `${id} ${text}` : [];
    }),
  );

/** A day in words of every language, and as data, unless that says when somebody did something. */
function written(day: string): RegExp {
  const words = locales.map((locale) => formatDate(day, locale).replace(/\s/g, '\\s+'));
  const not = '[\\d-]|\\d(?:er)?\\s|(?:On|By|read|since|\\bon): "?';
  return new RegExp(`(?<!${not})(?:${[day, ...words].join('|')})(?![\\d-])`, 'gi');
}

/** The log of changes, and versions up to a day. */
const PAST =
  /^changes:[\s\S]*|^( +)- from:.*\n(?:\1 {2}.*\n)*?\1 {2}until: (.*)\n(?:\1 {2}.*\n)*/gm;

/** A text with spaces for what is over. */
const withoutPast = (text: string, today: string): string =>
  text.replace(PAST, (past, _indent, until = '') =>
    until < today ? past.replace(/./g, ' ') : past,
  );

/** Texts that still state a day that an entry had, and new rules that none names. */
function checkEntries(
  file: string,
  document: YamlDocument,
  before: Named,
  now: Named,
  today: string,
): ContentProblem[] {
  // The log of changes, wordings that are over and what a program notes of sources say what was so.
  const texts = textFiles(process.cwd())
    .filter((name) => name !== 'content/sources.yaml')
    .map((name) => [name, withoutPast(textOf(name), today)] as const);
  const left = daysOf(now);
  const lost = [...daysOf(before)].filter((each) => !left.has(each));
  const stale = [...new Set(lost.map((each) => each.replace(/^.* /, '')))].flatMap((day) => {
    const ids = lost.filter((each) => each.endsWith(` ${day}`)).map((each) => each.split(' ')[0]);
    const id = `${ids.slice(0, 3).join(', ')}${ids.length > 3 ? ', …' : ''}`;
    const own = ids.map(
      (each) => document.placeOf(now.get(`milestones/${each}/date`)?.path ?? []).line,
    );
    // Many acts are of one day: other files give it for theirs.
    const isOfAct = ids.every((each) => before.has(`acts/${each}/id`));
    const places = texts.filter(
      ([where]) => !isOfAct || !where.startsWith('content/law/') || where === file,
    );
    return places.flatMap(([where, text]) =>
      [...text.matchAll(written(day))].flatMap(({ 0: found, index }) => {
        const place = placeAt(text, index);
        if (where === file && own.includes(place.line)) return [];
        const message = say(
          '"#{found}" is no date of "#{id}" any more since your edit; correct it here too if it is that date.',
          { found, id },
        );
        return warningAt(where, message, place);
      }),
    );
  });
  const pages = texts.filter(([where]) => !where.startsWith('content/law/'));
  const unnamed = [...now].flatMap(([name, { path: keys, text: id }]) => {
    if (name !== `rules/${id}/id` || before.has(name)) return [];
    if (pages.some(([, text]) => text.split(/[^\w-]+/).includes(id))) return [];
    const message = say(
      'No page shows the new rule "#{id}"; name it in content/obligations.yaml, or in a guide or an answer.',
      { id },
    );
    return warningAt(file, message, document.placeOf(keys));
  });
  return [...stale, ...unnamed];
}

/** A legal text says when it last changed. */
function checkUpdated(file: string, before: string, today: string): ContentProblem[] {
  const now = textOf(file);
  const [was, day] = [before, now].map((text) => /^updatedOn: *(\S+)/m.exec(text)?.[1]);
  const wordsOf = (text: string) => text.replace(/^translationOf:.*/m, '').replace(/\s+/g, ' ');
  if (!day || day !== was || day === today || wordsOf(now) === wordsOf(before)) return [];
  const message = say(
    'This text has changed since the last commit, and updatedOn has not; write #{today} in every language, unless it says the same as before.',
    { today },
  );
  return [warningAt(file, message, placeAt(now, now.search(/^updatedOn:/m)))];
}

/** Pages of the last commit that are gone: guides, what the law says, and the questions on each subject. */
export function pagesGone(committed: Committed, today: string): string[] {
  if (committed.size === 0) return [];
  const wasPublished = (slug: string): boolean => {
    const file = `content/guides/${slug}/guide.yaml`;
    const guide = committed.get(file) ?? textOf(file);
    const [, publishedOn = '9'] = /^publishedOn: *(\S+)/m.exec(guide) ?? [];
    return publishedOn <= today && !/^draft: true/m.test(guide);
  };
  const valuesOf = (list: string, key: string): string[] => {
    const file = `content/${list}.yaml`;
    const texts = new YamlDocument(committed.get(file) ?? textOf(file), file).texts();
    return texts.flatMap(({ path: at, text }) => (at[0] === list && at[2] === key ? text : []));
  };
  const pagesOf = (subjects: readonly string[], hasGuide: (slug: string) => boolean): string[] =>
    subjects.flatMap((subject) =>
      subject === PRODUCT || hasGuide(slugOfSubject(subject)) ? pageOfSubject(subject) : [],
    );
  const slugs = [...committed.keys()].map((file) => /^content\/guides\/([^/]+)/.exec(file)?.[1]);
  const had = [
    ...slugs.flatMap((slug) => (slug && wasPublished(slug) ? `guides/${slug}` : [])),
    ...valuesOf('obligations', 'id').map((id) => `obligations/${id}`),
    ...pagesOf(valuesOf('questions', 'subject'), wasPublished),
  ];
  const targets = linkTargets();
  const subjects = (readQuestions().value?.questions ?? []).map(({ subject }) => subject);
  const left = [...targets, ...pagesOf(subjects, (slug) => targets.includes(`guides/${slug}`))];
  return [...new Set(had)].filter((page) => !left.includes(page));
}
