import type { Written } from '@/lib/i18n/written';
import type { Register } from '@/lib/law/register';

/** The law that an example is held against, and the language it is told in. */
export interface ExampleContext {
  readonly register: Register;
  /** `YYYY-MM-DD`. */
  readonly day: string;
  readonly locale: Written;
}
