import { existsSync, readdirSync } from 'node:fs';
import path from 'node:path';
import { type Entries, entriesOf, published } from '@/law/entries';
import { figureNames, ruleOfFigure } from '@/law/figures';
import { type FigureValues, valuesOfEntry, valuesOn, withFiguresShown } from '@/law/placeholders';
import type { LawSubject, Register } from '@/law/register';
import { folderVersion, oncePerBuild, Recent } from '@/lib/cache';
import { editDistance } from '@/lib/closest';
import { today } from '@/lib/dates';
import type { Locale } from '@/lib/i18n/locales';
import { oncePerObject } from '@/lib/once-per-object';
import { didYouMean } from '@/lib/say/did-you-mean';
import { say } from '@/lib/say/say';
import { typesetDeep } from '@/lib/typography';
import { evidenceWords } from './evidence';
import { inContent } from './paths';
import { lawSubjectSchema } from './schema/law';
import { readYamlFile, requireValue, type YamlFile } from './yaml/file';

/** The law of one subject, read from its file. */
export interface LawFile extends YamlFile<LawSubject> {
  /** The file's name without its ending: `csrd`. */
  readonly subject: string;
}

const recent = new Recent<readonly LawFile[]>(2);

/**
 * Reads the register of law, sound or not, unless no file of it has changed: checks ask for it at every
 * figure that a text names. A build does not look for changes. Never throws for bad content.
 */
export function readLaw(): readonly LawFile[] {
  const folder = inContent('law');
  if (!existsSync(folder)) return [];
  const version = process.env.NODE_ENV === 'production' ? folder : folderVersion(folder);
  return recent.get(version, () => readFiles(folder));
}

const readFiles = (folder: string): LawFile[] =>
  readdirSync(folder)
    .filter((name) => name.endsWith('.yaml') && !name.startsWith('.'))
    .sort()
    .map((name) => {
      const file = readYamlFile<LawSubject>(path.join(folder, name), lawSubjectSchema, '');
      return Object.assign(file, { subject: name.replace(/\.yaml$/, '') });
    });

interface Registers {
  /** As published. */
  readonly register: Register;
  /** With what is unsure. */
  readonly everything: Register;
}

/** The figures of a register on a day, and the days of its evidence, in words of a language. */
export const valuesOf = oncePerObject(
  (register: Register, day: string, locale: Locale): FigureValues =>
    new Map([...valuesOn(register, day, locale), ...evidenceWords(locale)]),
);

type Written = readonly Pick<LawFile, 'subject' | 'value'>[];

const registersOf = oncePerObject((files: Written, day: string): Registers => {
  const written = Object.fromEntries(
    files.flatMap(({ subject, value }) => (value ? [[subject, value] as const] : [])),
  );
  const law = published(written);
  const shown = (register: Register) =>
    withFiguresShown(register, day, (name, on, locale) =>
      new Map([
        ...valuesOfEntry(law, ruleOfFigure(name), on, locale),
        ...evidenceWords(locale),
      ]).get(name),
    );
  return { register: shown(law), everything: shown(written) };
});

/** What the sound files hold; files with errors are left out. */
export const soundRegister = (files: Written = readLaw()): Registers => registersOf(files, today());

/** In development, only an edit of the register invalidates it and what is derived from it. */
const lawVersion = (): string => folderVersion(inContent('law'));

/**
 * The register of law, without what is unsure.
 * @throws ContentError when a file of it has an error.
 */
export const loadRegister = oncePerBuild((): Register => {
  const files = readLaw();
  const isSound = files.every(({ value }) => value !== undefined);
  const usable = isSound ? files : files.map((file) => ({ ...file, value: requireValue(file) }));
  return soundRegister(usable).register;
}, lawVersion);

/** The same, with the typography of a language applied to its words in that language. */
export const loadTypesetRegister = oncePerBuild(
  (locale: Locale): Register => typesetDeep(loadRegister(), locale),
  lawVersion,
);

/**
 * The figures of the law on the day of the build, in words of a language.
 * @throws ContentError when the register has an error.
 */
export const figureValues = (locale: Locale): FigureValues =>
  valuesOf(loadRegister(), today(), locale);

/** The same, of the files without errors. */
export const soundFigureValues = (locale: Locale): FigureValues =>
  valuesOf(soundRegister().register, today(), locale);

/** Why a text cannot show a figure of the register on a day; undefined when it can. */
export function whyNoFigure(name: string, day = today()): string | undefined {
  const files = readLaw();
  const figure = name.replace(/\.(number|short)$/, '');
  const { register, everything } = soundRegister(files);
  if (valuesOf(register, day, 'en').has(name)) return undefined;
  // A file with errors may hold anything.
  if (files.length === 0 || files.some(({ value }) => value === undefined)) return undefined;
  if (figureNames(register).includes(figure))
    return say('The law of #{day} has no figure "#{figure}" any more; #{instead}.', {
      day,
      figure,
      instead: instead(register, figure),
    });
  return unknownFigure(figure, register, everything);
}

/** The same, for a text that may show a figure of earlier law. */
export function whyNoFigureEver(name: string): string | undefined {
  const files = readLaw();
  const { register, everything } = soundRegister(files);
  if (figureNames(register).includes(name) || files.some(({ value }) => value === undefined))
    return undefined;
  return unknownFigure(name, register, everything);
}

function unknownFigure(name: string, register: Register, everything: Register): string {
  if (figureNames(everything).includes(name))
    return say(
      'The figure "#{name}" is unsure and never published; write the sentence without it.',
      { name },
    );
  const rule = ruleOfFigure(name);
  const values = [...valuesOf(register, today(), 'en').keys()];
  const own = figureNames(register).filter((figure) => ruleOfFigure(figure) === rule);
  if (own.length === 0 && entriesOf(register).rules.has(rule))
    return say(
      'The register of law has no figure "#{name}": the rule "#{rule}" has none. Write the sentence without it, or add it to content/law, with its source.',
      { name, rule },
    );
  // A name of another kind would say another thing: an act is no amount.
  const kind = name.slice(rule.length);
  const typos = values.filter(
    (each) => each.startsWith(`${rule}.`) && editDistance(each, name) <= 2,
  );
  const [known = figureNames(register)] = [
    typos,
    own,
    values.filter((each) => each.endsWith(kind)),
  ].filter(({ length }) => length > 0);
  return say('The register of law has no figure "#{name}".#{hint}', {
    name,
    hint: didYouMean(name, known),
  });
}

function instead(register: Register, name: string): string {
  const next = entriesOf(register).rules.get(ruleOfFigure(name))?.replacedBy;
  return next
    ? say('see the rule "#{next}", which took over', { next })
    : say('rewrite the sentence');
}

/** What an entry of a list is called in messages. */
export const singular = {
  acts: 'act',
  rules: 'rule',
  milestones: 'milestone',
  changes: 'change',
} as const;

/** Why a text cannot name an entry of the register; undefined when it can. */
export function whyNoEntry(list: keyof Entries, id: string): string | undefined {
  const files = readLaw();
  const { register, everything } = soundRegister(files);
  const published = entriesOf(register)[list];
  // A file with errors may hold anything.
  if (published.has(id) || files.some(({ value }) => value === undefined)) return undefined;
  const what = say(singular[list]);
  return entriesOf(everything)[list].has(id)
    ? say(
        'The #{what} "#{id}" is unsure and never published; leave it out until it is established.',
        { what, id },
      )
    : say('No file of content/law has the #{what} "#{id}"; correct it, or add it there.#{hint}', {
        what,
        id,
        hint: didYouMean(id, [...published.keys()]),
      });
}

/** The same, for a subject, which is a file of content/law. */
export function whyNoSubject(subject: string): string | undefined {
  const subjects = readLaw().map((file) => file.subject);
  if (subjects.includes(subject)) return undefined;
  return say('content/law has no file "#{subject}.yaml".#{hint}', {
    subject,
    hint: didYouMean(subject, subjects),
  });
}
