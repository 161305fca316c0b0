import { useFormik } from 'formik';
import { type RefObject, useEffect, useRef, useState } from 'react';
import type { DemoFormConfig } from '@/config/demo-form';
import { readDraft, restoreDraft, writeDraft } from '@/lib/browser/draft';
import type { ErrorCode } from '@/lib/demo-request/codes';
import { type FieldName, fieldNames, honeypotName } from '@/lib/demo-request/fields';
import { type FieldError, validateRequest } from '@/lib/demo-request/validate';
import type { Locale } from '@/lib/i18n/locales';
import { type Failure, send } from './send';

/** Where the draft is kept; the form says so, for enhance/draft.ts to keep it while the island cannot. */
export const DRAFT_KEY = 'demoRequestDraft';

type Answers = Record<FieldName, string>;
export type Codes = Partial<Record<FieldName, ErrorCode>>;

const empty = Object.fromEntries(fieldNames.map((name) => [name, ''])) as Answers;

export interface DemoRequestForm {
  formRef: RefObject<HTMLFormElement | null>;
  /** Error codes by field; empty until the first attempt to submit. */
  errors: Codes;
  /** Counts failed attempts, so that the summary takes the focus each time. */
  refusals: number;
  submitting: boolean;
  sent: boolean;
  failure: Failure | null;
  values: Answers;
  onInput: () => void;
  onSubmit: (event: React.FormEvent<HTMLFormElement>) => void;
}

/**
 * State of the demo form. The fields are uncontrolled, so that nothing typed before hydration is lost;
 * Formik mirrors them.
 */
export function useDemoRequest(locale: Locale, config: DemoFormConfig): DemoRequestForm {
  const formRef = useRef<HTMLFormElement>(null);
  const requestId = useRef('');
  const [refusals, setRefusals] = useState(0);
  const [sent, setSent] = useState(false);
  const [failure, setFailure] = useState<Failure | null>(null);

  const formik = useFormik<Answers>({
    initialValues: empty,
    validateOnBlur: false,
    validateOnChange: refusals > 0,
    validate: (values) => codesOf(validateRequest(values).errors),
    onSubmit: async (values, helpers) => {
      setFailure(null);
      const honeypot = fieldOf(formRef.current, honeypotName)?.value ?? '';
      const request = { ...values, requestId: requestId.current, locale };
      const outcome = await send(request, honeypot, config);
      if (outcome.kind === 'success') {
        writeDraft(DRAFT_KEY, null);
        setSent(true);
      } else if (outcome.kind === 'invalid') {
        helpers.setErrors(codesOf(outcome.errors));
        setRefusals((count) => count + 1);
      } else {
        setFailure(outcome);
      }
    },
  });

  useRestoredDraft(formRef, (kept) => {
    requestId.current = kept ?? crypto.randomUUID();
    void formik.setValues(readAnswers(formRef.current), false);
  });

  const follow = (): Answers => {
    const answers = readAnswers(formRef.current);
    writeDraft(DRAFT_KEY, { ...answers, requestId: requestId.current });
    void formik.setValues(answers, refusals > 0);
    return answers;
  };

  return {
    formRef,
    errors: refusals > 0 ? (formik.errors as Codes) : {},
    refusals,
    submitting: formik.isSubmitting,
    sent,
    failure,
    values: formik.values,
    onInput: follow,
    onSubmit: (event) => {
      event.preventDefault();
      if (formik.isSubmitting) return;
      const answers = follow();
      if (validateRequest(answers).request === null) setRefusals((count) => count + 1);
      void formik.setValues(answers, false).then(() => formik.submitForm());
    },
  };
}

/**
 * Once, when the scripts have arrived: fills what is still empty from the draft.
 * @param onRestored takes the number the draft had, if there was one.
 */
function useRestoredDraft(
  formRef: RefObject<HTMLFormElement | null>,
  onRestored: (requestId: string | undefined) => void,
): void {
  // biome-ignore lint/correctness/useExhaustiveDependencies: only on arrival.
  useEffect(() => {
    const { requestId, [honeypotName]: _, ...draft } = readDraft(DRAFT_KEY);
    if (formRef.current) restoreDraft(formRef.current, draft);
    onRestored(requestId);
  }, []);
}

const codesOf = (errors: readonly FieldError[]): Record<string, ErrorCode> =>
  Object.fromEntries(errors.map(({ field, code }) => [field, code]));

type Control = HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement;

const fieldOf = (form: HTMLFormElement | null, name: string): Control | null =>
  (form?.elements.namedItem(name) as Control | null) ?? null;

const readAnswers = (form: HTMLFormElement | null): Answers =>
  Object.fromEntries(fieldNames.map((name) => [name, fieldOf(form, name)?.value ?? ''])) as Answers;
