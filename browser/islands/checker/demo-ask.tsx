import type { Answers } from '@/law/checker/answers';
import { datesOfProfile } from '@/law/checker/profile-dates';
import { quantityOf } from '@/law/checker/told';
import { rangeOf } from '@/law/evaluation/criterion';
import { readDraft, writeDraft } from '@/lib/browser/draft';
import { type Carried, DRAFT_KEY, withoutLine } from '@/lib/form/draft';
import { companySizes } from '@/lib/form/fields';
import type { ResultContext } from './found';
import { counted, fill, type WithLaw } from './messages';
import { verdictOf } from './verdict-of';

interface Asked extends Omit<ResultContext, 'today' | 'messages'> {
  messages: WithLaw;
}

interface DemoAskProps extends Asked {
  /** Address of the demo page. */
  demo: string;
  /** The page that it stands on. */
  page: 'landing' | 'simulator';
}

/** The way from a verdict to a demo on it: the form has the verdict and the size of the company already. */
export function DemoAsk({ demo, page, ...context }: DemoAskProps) {
  const { concerned } = context.found;
  const { messages } = context;
  return (
    <a className="button" href={demo} onClick={() => addToDraft(page, context)}>
      {concerned.length > 0 ? counted(messages.demo, concerned.length) : messages.demoAny}
    </a>
  );
}

/** What a request for a demo says of the result: the verdict as it was read, and the texts by name. */
function messageOn({ found, law, messages, locale }: Asked): string {
  const { first, second, count } = verdictOf(found, law, messages, locale);
  const verdict = [`${first}.`, second, count].filter(Boolean).join(' ');
  const names = found.concerned.map(({ id }) => messages.regimes[id]).join(', ');
  return fill(messages.demoMessage, { verdict, regimes: names && ` (${names})` });
}

/** Adds the verdict to the draft of a demo request, below the visitor's own words, and loses nothing else of it. */
function addToDraft(page: DemoAskProps['page'], context: Asked): void {
  const { found, law, messages, locale } = context;
  const draft = readDraft(DRAFT_KEY);
  const own = withoutLine(draft.message ?? '', messages.demoMessage);
  const companySize = draft.companySize || sizeOf(found.answers);
  const carried: Carried = {
    origin: `${page}-verdict`,
    verdict: JSON.stringify({
      locale,
      ...verdictOf(found, law, messages, locale),
      dates: [...datesOfProfile(law, found.results)],
    }),
  };
  writeDraft(DRAFT_KEY, {
    ...draft,
    ...carried,
    ...(companySize && { companySize }),
    message: [own, messageOn(context)].filter(Boolean).join('\n\n'),
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
