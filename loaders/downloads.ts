import { array, type InferType, mixed, object } from 'yup';
import { oncePerBuild } from '@/lib/cache';
import { type Locale, locales } from '@/lib/i18n/locales';
import { say } from '@/lib/say/say';
import { type InLanguage, inLanguage } from './in-language';
import { inContent, namesIn } from './paths';
import * as field from './schema/fields';
import { readYamlFile, requireValue, type YamlFile } from './yaml/file';

/** Letters and digits: the name of a column, a row or a list within its file. */
const key = () =>
  field.text().matches(/^[a-z][A-Za-z0-9]*$/, {
    message: ({ value }) =>
      say('"#{value}" must be one word of letters and digits, as in "dueDate"', { value }),
    excludeEmptyString: true,
  });

type Words = Readonly<Record<Locale, string>>;
/** A key of a list, a day, or text that is the same in every language; a number; words; several words. */
type Written = string | number | Words | readonly Words[];

const isWords = (value: unknown): value is Words =>
  typeof value === 'object' &&
  value !== null &&
  Object.keys(value).length === locales.length &&
  locales.every((locale) => typeof (value as Record<string, unknown>)[locale] === 'string');
const isWritten = (value: unknown): value is Written =>
  ['string', 'number'].includes(typeof value) ||
  isWords(value) ||
  (Array.isArray(value) && value.every(isWords));

/** What stands in a cell. */
const cell = () =>
  mixed<Written>(isWritten)
    .typeError(
      say(
        'must be a number, the key of a list, or a text in every language, as in { #{locales} }',
        { locales: locales.map((each) => `${each}: "…"`).join(', ') },
      ),
    )
    .optional();
/** Texts by key, which cells name or offer as answers. */
const lists = () => field.entries(() => field.entries(field.bilingual));

const place = {
  kind: field.optionalOneOf(['number', 'percent', 'date']),
  /** To be filled in by the reader: the cell is yellow. */
  input: field.flag(),
  /** The list whose keys cells give. */
  list: key().optional(),
  /** The computation of loaders/downloads/computed.ts that fills the cell. */
  computed: field.id().optional(),
  value: cell(),
};
const setting = object({
  ...place,
  label: field.bilingual(),
  /** A figure of the register of law, such as `ratings-notice.notice`. */
  figure: field.text().optional(),
  /** The column that its computation is about. */
  of: key().optional(),
}).exact();
const column = object({
  ...place,
  id: key(),
  title: field.bilingual(),
  /** In characters. */
  width: field.wholeNumber().required(field.required),
  /** Answers that the cells offer: a list, or numbers. */
  choices: mixed<string | readonly number[]>(
    (value): value is string | readonly number[] =>
      typeof value === 'string' ||
      (Array.isArray(value) && value.every((each) => typeof each === 'number')),
  )
    .typeError(say('must be the name of a list, or numbers, as in [1, 2, 3]'))
    .optional(),
}).exact();
const sheet = object({
  name: field
    .bilingual()
    .test(
      'name',
      say('must have at most 31 characters in each language, and none of [ ] : * ? / \\'),
      (name) => Object.values(name).every((each) => /^[^[\]:*?/\\]{1,31}$/.test(each)),
    ),
  /** Lines above the table, which its formulas refer to, or sums of it. */
  settings: array(setting).optional(),
  columns: array(column).min(1, say('needs at least one column')).required(field.required),
  rows: array(field.entries(cell)).required(say('is missing; write [] for none')),
  /** Lines below the rows for readers to fill in, with the formulas of their columns. */
  emptyRows: field.wholeNumber().optional(),
}).exact();

/** A file of `content/downloads`: a spreadsheet to take away. */
const downloadSchema = object({
  title: field.bilingual(),
  /** One sentence: what is in it and what it is for. */
  purpose: field.bilingual(),
  /** The guide it belongs to. */
  guide: field.id(),
  /** The file of content/law whose law it follows. */
  subject: field.id(),
  lists: lists(),
  sheets: array(sheet).min(1, say('needs at least one sheet')).required(field.required),
}).exact();

/** `content/downloads.yaml`: what all spreadsheets share. */
const sharedDownloadSchema = object({
  /** Names and sentences of the first sheet, which says what the file is. */
  firstSheet: object({
    name: field.bilingual(),
    file: field.bilingual(),
    purpose: field.bilingual(),
    howTo: field.bilingual(),
    yellow: field.bilingual(),
    formulas: field.bilingual(),
    examples: field.bilingual(),
    source: field.bilingual(),
    guide: field.bilingual(),
    madeOn: field.bilingual(),
    unionLaw: field.bilingual(),
    frenchLaw: field.bilingual(),
    licence: field.bilingual(),
    licenceAddress: field.bilingual(),
    noLicence: field.bilingual(),
    scope: field.bilingual(),
    noAdvice: field.bilingual(),
  }).exact(),
  /** How a page names the formats, and the language of the file. */
  offer: object({ xlsx: field.text(), csv: field.text(), language: field.bilingual() }).exact(),
  /** Between several texts in one cell. */
  between: field.bilingual(),
  lists: lists(),
}).exact();

type Lists = Readonly<Record<string, Readonly<Record<string, Words>>>>;
type Row = Readonly<Record<string, Written>>;
export type Sheet = Omit<InferType<typeof sheet>, 'rows'> & { readonly rows: readonly Row[] };
export type Download = Omit<InferType<typeof downloadSchema>, 'lists' | 'sheets'> & {
  readonly lists?: Lists;
  readonly sheets: readonly Sheet[];
};
type SharedDownload = Omit<InferType<typeof sharedDownloadSchema>, 'lists'> & {
  readonly lists: Lists;
};

/** Names of the spreadsheets, as in guides, addresses and files: `<Download of="iro-grid" />`. */
export const downloadIds = (): string[] => namesIn('downloads', 'yaml');

/** Reads a spreadsheet's file. Never throws for bad content. */
export const readDownload = (id: string): YamlFile<Download> =>
  readYamlFile(
    inContent('downloads', `${id}.yaml`),
    downloadSchema,
    say('There is no such spreadsheet.'),
  );

/** Reads what all spreadsheets share. Never throws for bad content. */
export const readSharedDownload = (): YamlFile<SharedDownload> =>
  readYamlFile(
    inContent('downloads.yaml'),
    sharedDownloadSchema,
    say('This file is missing; it has what the spreadsheets of content/downloads share.'),
  );

/** A spreadsheet in one language, with the lists that all of them share among its own. */
export type StatedDownload = InLanguage<Download & Pick<SharedDownload, 'lists'>>;

/**
 * A spreadsheet as its file gives it, not typeset.
 * @throws ContentError listing every problem of the file.
 */
export const loadDownload = oncePerBuild((id: string, locale: Locale): StatedDownload => {
  const download = requireValue(readDownload(id));
  const { lists } = requireValue(readSharedDownload());
  return inLanguage({ ...download, lists: { ...lists, ...download.lists } }, locale);
});

/** What all spreadsheets share. @throws ContentError listing every problem of the file. */
export const loadSharedDownload = oncePerBuild((locale: Locale) =>
  inLanguage(requireValue(readSharedDownload()), locale),
);
