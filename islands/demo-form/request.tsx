/**
 * What validates and sends the form, with Formik and yup. It is as large as all the rest of the form: load
 * it with a dynamic import only, once the form is used.
 */
import { useLayoutEffect, useMemo } from 'react';
import { fieldNames } from '@/form/fields';
import { messageOf } from '@/form/schema';
import { ErrorSummary, type FieldMessage } from './error-summary';
import { FailureNotice } from './failure-notice';
import type { FormMessages } from './messages';
import { type RequestSettings, useRequest } from './use-request';

/** State of the request, as the form shows it. */
export interface Progress {
  /** What to correct, in form order. */
  errors: readonly FieldMessage[];
  phase: 'idle' | 'submitting' | 'failed';
}

interface RequestProps extends RequestSettings {
  messages: FormMessages;
  /** Fallback address for the request, if there is one. */
  email: string | null;
  onProgress: (progress: Progress) => void;
}

/** Sends the form that contains it, and shows above it what went wrong. */
export function Request({ messages, email, onProgress, ...settings }: RequestProps) {
  const { errors: codes, refusals, submitting, failure, values } = useRequest(settings);
  const errors = useMemo(
    () =>
      fieldNames.flatMap((name): FieldMessage[] => {
        const code = codes[name];
        return code ? [[name, messageOf(messages.errors, code)]] : [];
      }),
    [codes, messages],
  );
  const phase = submitting ? 'submitting' : failure ? 'failed' : 'idle';
  // Before the next paint, so that fields and summary say the same.
  useLayoutEffect(() => onProgress({ errors, phase }), [errors, phase, onProgress]);

  return (
    <>
      {errors.length > 0 && (
        <ErrorSummary title={messages.summaryTitle} errors={errors} attempt={refusals} />
      )}
      {failure && (
        <FailureNotice failure={failure} values={values} messages={messages} email={email} />
      )}
    </>
  );
}
