import type { CompanySize, FieldName, Sector } from '@/lib/form/fields';
import type { ErrorMessages } from '@/lib/form/schema';

/** Every label and message of the form in the page's language. */
export interface FormMessages {
  fields: Readonly<Record<FieldName, string>>;
  placeholders: Readonly<Partial<Record<FieldName, string>>>;
  hints: Readonly<Partial<Record<FieldName, string>>>;
  choose: string;
  sectors: Readonly<Record<Sector, string>>;
  companySizes: Readonly<Record<CompanySize, string>>;
  errors: ErrorMessages;
  required: string;
  honeypot: string;
  submit: string;
  submitting: string;
  summaryTitle: string;
  titlePrefix: string;
  draft: string;
  success: { title: string; text: string; next: string; steps: readonly string[]; guides: string };
  failure: {
    title: string;
    kept: string;
    offline: string;
    timeout: string;
    server: string;
    /** Contains `{seconds}`. */
    busy: string;
    retry: string;
    mail: string;
    subject: string;
  };
}
