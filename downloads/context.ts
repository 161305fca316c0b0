import type { Register } from '@/law/register';
import type { Written } from '@/lib/i18n/written';

/** What a spreadsheet is made from: the law of a day, and the language. */
export interface DownloadContext {
  readonly register: Register;
  /** `YYYY-MM-DD`. */
  readonly day: string;
  readonly locale: Written;
}
