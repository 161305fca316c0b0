import type { Locale } from '@/lib/i18n/locales';
import type { Register } from '@/lib/law/register';
import type { ExampleId } from './ids';
import type { ExamplePart } from './parts';

/** The law that an example is held against, and the language it is told in. */
export interface ExampleContext {
  readonly register: Register;
  /** `YYYY-MM-DD`. */
  readonly day: string;
  readonly locale: Locale;
}

export type ShowExample = (context: ExampleContext) => readonly ExamplePart[];

const examples: Partial<Record<ExampleId, ShowExample>> = {};

/** A worked example, computed under the law of a day, in the words of a language. */
export const showExample = (id: ExampleId, context: ExampleContext): readonly ExamplePart[] =>
  examples[id]?.(context) ?? [];
