import { existsSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { figuresIn } from '@/authoring/check/rules/figures-in-text';
import { keyOfValue } from '@/authoring/check/rules/law-values';
import { entriesOf, subjectOf } from '@/law/entries';
import { figuresOf, ruleOfFigure } from '@/law/figures';
import { figuresNamed } from '@/law/placeholders';
import type { Register } from '@/law/register';
import { locales } from '@/lib/i18n/locales';
import { say } from '@/lib/say/say';
import { siteFolders } from '@/lib/source-folders';
import { soundRegister } from '@/loaders/law';
import { nameList } from '@/loaders/mdx/tree';
import { displayPath } from '@/loaders/paths';
import type { Place } from '@/loaders/problems';
import { type SiteTexts, siteTexts } from './texts';

/** A place that names an entry of the register by its id, or shows what it says. */
interface Mention extends Place {
  /** Path as people read it. */
  file: string;
  how: 'names' | 'shows';
  /** The id or the words found there. */
  what: string;
}

/** Whether a word is an id, or a figure of the rule with that id. */
const isMeant = (word: string, id: string): boolean => word === id || word.startsWith(`${id}.`);

/** Mentions by file and line, each once. */
const inOrder = (mentions: readonly Mention[]): Mention[] =>
  [...new Map(mentions.map((mention) => [JSON.stringify(mention), mention])).values()].sort(
    (a, b) => a.file.localeCompare(b.file, 'en') || a.line - b.line || a.column - b.column,
  );

/** A line of a comment, where an id is an example. */
const COMMENT = /^\s*(?:\/\/|\/?\*)/;

/** Places in the code that name an id, or a figure of a rule, in a string. */
function codeMentions(id: string): Mention[] {
  const quoted = new RegExp(
    `(['"\`])((?:[^'"\`\\n]*[\\s{])?)(${id.replaceAll('.', '\\.')}(?:\\.[a-z0-9.-]+)?)(?=['"\`\\s}])`,
    'g',
  );
  return siteFolders.flatMap(sources).flatMap((file) =>
    readFileSync(file, 'utf8')
      .split('\n')
      .flatMap((line, index) =>
        (COMMENT.test(line) ? [] : [...line.matchAll(quoted)]).map(
          ({ 0: all, 3: what = '', index: start }): Mention => ({
            file: displayPath(file),
            line: index + 1,
            column: start + all.length - what.length + 1,
            how: 'names',
            what,
          }),
        ),
      ),
  );
}

function sources(folder: string): string[] {
  const root = path.join(process.cwd(), folder);
  if (!existsSync(root)) return [];
  return readdirSync(root, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && /\.tsx?$/.test(entry.name))
    .map((entry) => path.join(entry.parentPath, entry.name))
    .sort();
}

/**
 * Every place that names a rule, figure, act, milestone or change by its id, or shows what it says: a
 * value it has or had, its date, or its name, in texts on its subject.
 * @throws when the register has no such entry.
 */
export function whereIs(id: string): Mention[] {
  const { everything: register } = soundRegister();
  const shown = shownBy(register, id);
  const texts = siteTexts(register);
  return inOrder([
    ...texts.documents.flatMap(({ file, document }) =>
      document
        .texts()
        .filter(({ text, path }) => path.at(-1) !== 'id' && isMeant(text, id))
        .map(
          ({ text, path }): Mention => ({
            file,
            ...document.placeOf(path),
            how: 'names',
            what: text,
          }),
        ),
    ),
    ...elementMentions(texts, id),
    ...texts.passages.flatMap((stated) => passageMentions(stated, id, shown)),
    ...codeMentions(id),
    // Code that names a rule draws all of its figures, and code that names a subject its changes.
    ...(id.includes('.') ? codeMentions(ruleOfFigure(id)).filter(isWhole(ruleOfFigure(id))) : []),
    ...(entriesOf(register).changes.has(id)
      ? codeMentions(shown.subject).filter(isWhole(shown.subject)).filter(isPicture)
      : []),
  ]);
}

const isWhole =
  (name: string) =>
  ({ what }: Mention): boolean =>
    what === name;

/** Subjects are named elsewhere too, as names of frameworks; the pictures' company watches them. */
const isPicture = ({ file }: Mention): boolean => file.startsWith('law/sample-company/');

/** What readers see of an entry. */
interface Shown {
  subject: string;
  /** Figures in the form they are read in texts. */
  keys: ReadonlySet<string>;
  /** Its name in each language. */
  names: readonly string[];
}

function shownBy(register: Register, id: string): Shown {
  const { acts, rules, milestones, changes } = entriesOf(register);
  const rule = rules.get(ruleOfFigure(id));
  const dated = milestones.get(id) ?? changes.get(id);
  const act = acts.get(id);
  const figures = rule ? [...figuresOf(rule)].filter(([name]) => isMeant(name, id)) : [];
  if (!dated && !act && (!rule || (id.includes('.') && figures.length === 0)))
    throw new Error(say('The register of law has no "#{id}".', { id }));
  return {
    subject: subjectOf(register, ruleOfFigure(id)) ?? '',
    keys: new Set([
      ...figures.flatMap(([, values]) =>
        values.flatMap(({ criterion }) => keyOfValue(criterion) ?? []),
      ),
      ...(dated ? [`date:${dated.date}`] : []),
    ]),
    names: act ? locales.map((locale) => act.name[locale]) : [],
  };
}

const elementMentions = ({ elements }: SiteTexts, id: string): Mention[] =>
  elements.flatMap(({ file, elements: found, bodyOffset }) =>
    found.flatMap(({ attributes, position }) =>
      attributes.flatMap(({ value }) => {
        const named =
          typeof value === 'string' ? nameList(value).filter((name) => isMeant(name, id)) : [];
        const { line, column } = position?.start ?? { line: 1, column: 1 };
        return named.map(
          (what): Mention => ({
            file,
            line: line + bodyOffset,
            column,
            how: 'names',
            what,
          }),
        );
      }),
    ),
  );

function passageMentions(
  { file, locale, passage: { text, placeOf }, subjects }: SiteTexts['passages'][number],
  id: string,
  { subject, keys, names }: Shown,
): Mention[] {
  const at = (offset: number, what: string, how: Mention['how']): Mention => ({
    file,
    ...placeOf(offset, offset + what.length),
    how,
    what,
  });
  return [
    ...figuresNamed(text)
      .filter(({ name }) => isMeant(name, id))
      .map(({ name, offset }) => at(offset, name, 'names')),
    ...(subjects.includes(subject)
      ? figuresIn(text, locale)
          .filter(({ key }) => keys.has(key))
          .map((figure) => at(figure.offset, figure.text, 'shows'))
      : []),
    ...names.flatMap((name) => {
      const offset = text.indexOf(name);
      return offset === -1 ? [] : [at(offset, name, 'shows')];
    }),
  ];
}
