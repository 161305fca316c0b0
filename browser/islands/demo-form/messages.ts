import type { FieldName } from '@/lib/form/fields';
import type { ReceiverMessages } from '@/lib/form/messages';
import type { Messages } from '@/lib/i18n/messages';

/** Every label and message of the form in the page's language: `demoForm.words`, and those of its fields. */
export type FormMessages = Omit<Messages['demoForm']['words'], 'placeholders' | 'hints'> &
  Pick<ReceiverMessages, 'fields' | 'errors' | 'choose' | 'sectors' | 'companySizes'> & {
    placeholders: Readonly<Partial<Record<FieldName, string>>>;
    hints: Readonly<Partial<Record<FieldName, string>>>;
  };
