import type { Answers } from '@/law/checker/answers';
import type { RegimeResult } from '@/law/checker/result';
import { quantityOf } from '@/law/checker/told';
import { rangeOf } from '@/law/evaluation/criterion';
import { readDraft, writeDraft } from '@/lib/browser/draft';
import { DRAFT_KEY, withoutLines } from '@/lib/form/draft';
import { companySizes } from '@/lib/form/fields';
import type { Found } from './found';
import { type CheckerMessages, counted, fill } from './messages';

interface DemoAskProps {
  found: Pick<Found, 'answers' | 'concerned'>;
  messages: Pick<CheckerMessages, 'demo' | 'demoAny' | 'demoMessage' | 'regimes'>;
  /** Address of the demo page. */
  demo: string;
}

/** The way from a verdict to a demo on it: the request has the texts and the size of the company already. */
export function DemoAsk({ found: { answers, concerned }, messages, demo }: DemoAskProps) {
  const line = messageOn(concerned, messages);
  return (
    <a className="button" href={demo} onClick={() => addToDraft(line, answers, messages)}>
      {line ? counted(messages.demo, concerned.length) : messages.demoAny}
    </a>
  );
}

/** What a request for a demo says of the result; undefined when there is nothing to say. */
export const messageOn = (
  concerned: readonly RegimeResult[],
  { demoMessage, regimes }: Pick<CheckerMessages, 'demoMessage' | 'regimes'>,
): string | undefined =>
  concerned.length === 0
    ? undefined
    : fill(demoMessage, { regimes: concerned.map(({ id }) => regimes[id]).join(', ') });

/** Adds the line to the draft of a demo request, below the visitor's own words, and loses nothing else of it. */
function addToDraft(
  line: string | undefined,
  answers: Answers,
  { demoMessage }: Pick<CheckerMessages, 'demoMessage'>,
): void {
  const draft = readDraft(DRAFT_KEY);
  const own = withoutLines(draft.message ?? '', [demoMessage]);
  const companySize = draft.companySize || sizeOf(answers);
  writeDraft(DRAFT_KEY, {
    ...draft,
    ...(companySize && { companySize }),
    message: [own, line].filter(Boolean).join('\n\n'),
  });
}

/** The size of a company as the form asks for it: `51-200` or `500+`; undefined when the headcount spans several sizes. */
function sizeOf(answers: Answers): string | undefined {
  const { min, max } = rangeOf(quantityOf(answers, 'employees') ?? {});
  return companySizes.find((size) => {
    const [from = 0, until] = size.match(/\d+/g)?.map(Number) ?? [];
    return until ? from <= min && max <= until : from < min;
  });
}
