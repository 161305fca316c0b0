import type { Choice } from '@/law/checker/answers';
import type { RegimeId } from '@/law/checker/regimes';
import type { Column } from '@/law/companies/columns';
import type { Answer } from '@/law/companies/matrix';
import type { Fault } from '@/law/companies/read-companies';
import type { Locale } from '@/lib/i18n/locales';

/** Labels and messages of the matrix in the page's language. */
export interface CompaniesMessages {
  paste: string;
  placeholder: string;
  read: string;
  file: string;
  drop: string;
  example: string;
  reading: string;
  /** Contain `{companies}` and `{lines}`. */
  count: string;
  noHeading: string;
  unreadable: string;
  failed: string;
  /** Contains `{most}` and `{left}`. */
  left: string;
  /** Contain `{heading}`, `{closest}`. */
  ignored: string;
  meant: string;
  twice: string;
  /** Contains `{line}` and `{heading}`. */
  unused: string;
  notes: string;
  problems: Readonly<
    Record<'title' | 'line' | 'column' | 'written' | 'instead' | 'whole' | 'more', string>
  >;
  /** Contain `{choices}`, `{first}`, `{second}`. */
  faults: Readonly<Record<Fault, string>>;
  filters: Readonly<
    Record<'title' | 'name' | 'regime' | 'anyRegime' | 'answer' | 'anyAnswer' | 'shown', string>
  >;
  table: string;
  company: string;
  /** Contains `{line}`. */
  unnamed: string;
  /** Contains `{name}`. */
  open: string;
  address: string;
  /** Contain `{from}`, `{to}`, `{count}`. */
  range: string;
  pages: string;
  previous: string;
  next: string;
  csv: string;
  xlsx: string;
  fileName: string;
  clear: string;
  regimes: Readonly<Record<RegimeId, string>>;
  answers: Readonly<Record<Answer | 'protected', string>>;
  layers: Readonly<Record<'eu' | 'fr', string>>;
  headings: Readonly<Record<Column, string>>;
  choices: Readonly<Record<Choice, Readonly<Record<string, string>>>>;
}

/** Addresses of what answers, which load when there is something to answer. */
export interface Sources {
  law: string;
  columns: string;
}

export interface CompaniesProps extends Sources {
  /** Address of the template, which is the example too. */
  template: string;
  /** Address of the checker: in the site, and in full for files. */
  checker: string;
  checkerUrl: string;
  messages: CompaniesMessages;
  locale: Locale;
}
