import { useFormik } from 'formik';
import { type RefObject, useEffect, useRef, useState } from 'react';
import type { DemoFormConfig } from '@/config/demo-form';
import type { ErrorCode } from '@/lib/demo-request/codes';
import { type FieldName, fieldNames, honeypotName } from '@/lib/demo-request/fields';
import { type FormValues, validateRequest } from '@/lib/demo-request/validate';
import type { Locale } from '@/lib/i18n/locales';
import { readDraft, writeDraft } from './draft';
import { type Failure, send } from './send';

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
    validate: (values) =>
      Object.fromEntries(validateRequest(values).errors.map(({ field, code }) => [field, code])),
    onSubmit: async (values, helpers) => {
      setFailure(null);
      const honeypot = fieldOf(formRef.current, honeypotName)?.value ?? '';
      const outcome = await send(
        { ...values, requestId: requestId.current, locale },
        honeypot,
        config,
      );
      if (outcome.kind === 'success') {
        writeDraft(null);
        setSent(true);
      } else if (outcome.kind === 'invalid') {
        helpers.setErrors(
          Object.fromEntries(outcome.errors.map(({ field, code }) => [field, code])),
        );
        setRefusals((count) => count + 1);
      } else {
        setFailure(outcome);
      }
    },
  });

  // Once, on hydration: a draft fills the fields that are still empty, and Formik reads the rest.
  // biome-ignore lint/correctness/useExhaustiveDependencies: only on mount.
  useEffect(() => {
    const draft: FormValues = readDraft() ?? {};
    for (const name of fieldNames) {
      const field = fieldOf(formRef.current, name);
      if (field && field.value === '' && draft[name]) field.value = draft[name];
    }
    requestId.current = draft.requestId ?? crypto.randomUUID();
    void formik.setValues(readAnswers(formRef.current), false);
  }, []);

  const follow = (): Answers => {
    const answers = readAnswers(formRef.current);
    writeDraft({ ...answers, requestId: requestId.current });
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

type Control = HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement;

const fieldOf = (form: HTMLFormElement | null, name: string): Control | null =>
  (form?.elements.namedItem(name) as Control | null) ?? null;

const readAnswers = (form: HTMLFormElement | null): Answers =>
  Object.fromEntries(fieldNames.map((name) => [name, fieldOf(form, name)?.value ?? ''])) as Answers;
