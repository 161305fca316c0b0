/**
 * What validates and sends the form, with Formik and yup. It is as large as all the rest of the form: load
 * it with a dynamic import only, once the form is used.
 */
import { useFormik } from 'formik';
import {
  type ReactNode,
  type RefObject,
  useEffect,
  useLayoutEffect,
  useMemo,
  useRef,
  useState,
} from 'react';
import type { DemoFormConfig } from '@/lib/config/demo-form';
import type { Carried } from '@/lib/form/draft';
import { type FieldName, fieldNames, honeypotName } from '@/lib/form/fields';
import {
  type ErrorCode,
  type FieldError,
  type FormValues,
  messageOf,
  validateRequest,
} from '@/lib/form/schema';
import type { Locale } from '@/lib/i18n/locales';
import { type Answers, fieldOf, noAnswers, readAnswers } from './draft';
import { fieldId } from './fields';
import type { FormMessages } from './messages';
import { type Failure, send } from './send';
import { Box } from './styles';

type Codes = Partial<Record<FieldName, ErrorCode>>;
const noErrors: Codes = {};

/** What submitting resolves to, unless Formik finds an error. */
const VALID = 'valid';

interface RequestSettings {
  form: HTMLFormElement;
  carried: RefObject<Carried & { requestId: string }>;
  locale: Locale;
  config: DemoFormConfig;
  onReceived: () => void;
}

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

/**
 * Takes over a form from the browser: validates it and sends it. The fields are uncontrolled, so that
 * nothing typed before is lost; Formik mirrors them.
 */
function useRequest(settings: RequestSettings) {
  const { form, carried, locale, config, onReceived } = settings;
  // So that the summary takes the focus each time.
  const [refusals, setRefusals] = useState(0);
  const [failure, setFailure] = useState<Failure | null>(null);
  const proof = useProof(config, carried);

  const formik = useFormik<Answers>({
    initialValues: noAnswers,
    validateOnBlur: false,
    validateOnChange: refusals > 0,
    validate: (values) => codesOf(validateRequest(values).errors),
    onSubmit: async (values, helpers) => {
      setFailure(null);
      const honeypot = fieldOf(form, honeypotName)?.value ?? '';
      const { requestId, origin = '' } = carried.current;
      const request = { ...values, requestId, origin, locale };
      const outcome = await send(request, honeypot, config, proof.current);
      if (outcome.kind === 'success') onReceived();
      else if (outcome.kind === 'invalid') {
        helpers.setErrors(codesOf(outcome.errors));
        setRefusals((count) => count + 1);
      } else setFailure(outcome);
      return VALID;
    },
  });

  useFormEvents(form, {
    onInput: () => void formik.setValues(readAnswers(form), refusals > 0),
    onSubmit: () => {
      if (formik.isSubmitting) return;
      void formik
        .setValues(readAnswers(form), false)
        .then(() => formik.submitForm())
        .then((outcome) => {
          if (outcome !== VALID) setRefusals((count) => count + 1);
        });
    },
  });

  return {
    errors: refusals > 0 ? (formik.errors as Codes) : noErrors,
    refusals,
    submitting: formik.isSubmitting,
    failure,
    values: formik.values,
  };
}

/** Has the browser begin its proof of work while the visitor types. */
function useProof({ endpoint, success }: DemoFormConfig, carried: RequestSettings['carried']) {
  const proof = useRef<Promise<string | null>>(Promise.resolve(null));
  useEffect(() => {
    if (endpoint === null || success !== 'receiver') return;
    const load = import('@/lib/browser/proof');
    proof.current = load
      .then(({ prove }) => prove(endpoint, carried.current.requestId))
      .catch(() => null);
  }, [endpoint, success, carried]);
  return proof;
}

interface FormEvents {
  onInput: () => void;
  onSubmit: () => void;
}

/** Listens to the form, which the browser no longer submits by itself. */
function useFormEvents(form: HTMLFormElement, events: FormEvents): void {
  const latest = useRef(events);
  useEffect(() => {
    latest.current = events;
  });
  useEffect(() => {
    const input = () => latest.current.onInput();
    const submit = (event: Event) => {
      event.preventDefault();
      latest.current.onSubmit();
    };
    form.addEventListener('input', input);
    form.addEventListener('submit', submit);
    return () => {
      form.removeEventListener('input', input);
      form.removeEventListener('submit', submit);
    };
  }, [form]);
}

const codesOf = (errors: readonly FieldError[]): Record<string, ErrorCode> =>
  Object.fromEntries(errors.map(({ field, code }) => [field, code]));

/** An invalid field, and its message. */
type FieldMessage = readonly [FieldName, string];

interface ErrorSummaryProps {
  title: string;
  /** In form order. */
  errors: readonly FieldMessage[];
  /** Takes the focus each time this changes. */
  attempt: number;
}

interface NoticeProps {
  id: string;
  title: string;
  /** What it is about: something else takes the focus again. */
  about: unknown;
  children: ReactNode;
}

/** What went wrong; it takes the focus. */
function Notice({ id, title, about, children }: NoticeProps) {
  const box = useRef<HTMLDivElement>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: each new failure moves the focus.
  useEffect(() => box.current?.focus(), [about]);
  return (
    <Box className="panel stack" ref={box} tabIndex={-1} role="alert" aria-labelledby={id}>
      <h3 id={id}>{title}</h3>
      {children}
    </Box>
  );
}

/** Error summary at the top of the form; each entry links to its field. */
function ErrorSummary({ title, errors, attempt }: ErrorSummaryProps) {
  return (
    <Notice id="demo-summary-title" title={title} about={attempt}>
      <ul role="list">
        {errors.map(([name, message]) => (
          <li key={name}>
            <a
              className="mistake"
              href={`#${fieldId(name)}`}
              onClick={(event) => {
                event.preventDefault();
                document.getElementById(fieldId(name))?.focus();
              }}
            >
              {message}
            </a>
          </li>
        ))}
      </ul>
    </Notice>
  );
}

interface FailureNoticeProps {
  failure: Failure;
  values: FormValues;
  messages: FormMessages;
  email: string | null;
}

/** Why the request failed, what to do and, where there is an address, the same request as an e-mail. */
function FailureNotice({ failure, values, messages, email }: FailureNoticeProps) {
  const reason =
    failure.kind === 'busy'
      ? messages.failure.busy.replace('{seconds}', String(failure.seconds))
      : messages.failure[failure.kind];
  return (
    <Notice id="demo-failure-title" title={messages.failure.title} about={failure}>
      <p>
        {reason} {messages.failure.kept}
      </p>
      {email && (
        <p>
          <a href={mailto(values, messages, email)}>{messages.failure.mail}</a>
        </p>
      )}
    </Notice>
  );
}

/** A `mailto:` URL with the request as its body. */
function mailto(values: FormValues, messages: FormMessages, email: string): string {
  const lines = fieldNames
    .filter((name) => values[name])
    .map((name) => `${messages.fields[name]}: ${values[name]}`);
  const query = `subject=${encodeURIComponent(messages.failure.subject)}&body=${encodeURIComponent(lines.join('\n'))}`;
  return `mailto:${email}?${query}`;
}
