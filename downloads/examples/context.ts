import type { Register } from '@/law/register';
import type { Written } from '@/lib/i18n/written';

/** The law that an example is computed under, and its language. */
export interface ExampleContext {
  readonly register: Register;
  /** `YYYY-MM-DD`. */
  readonly day: string;
  readonly locale: Written;
}
