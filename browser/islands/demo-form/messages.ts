import type { FieldName } from '@/lib/form/fields';
import type { ReceiverMessages } from '@/lib/form/messages';

/** Every label and message of the form in the page's language. */
export interface FormMessages
  extends Pick<
    ReceiverMessages,
    'fields' | 'errors' | 'choose' | 'sectors' | 'companySizes' | 'origins'
  > {
  placeholders: Readonly<Partial<Record<FieldName, string>>>;
  hints: Readonly<Partial<Record<FieldName, string>>>;
  required: string;
  honeypot: string;
  submit: string;
  submitting: string;
  summaryTitle: string;
  titlePrefix: string;
  draft: string;
  /** Names the verdict that the visitor comes from. */
  verdict: string;
  success: {
    title: string;
    text: string;
    next: string;
    steps: readonly string[];
    calendar: string;
    guides: string;
  };
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
