import { useCallback, useEffect, useMemo, useRef, useState } from 'react';
import { useAfterPaint, usePart } from '@/browser/islands/runtime/hooks';
import { type AddressDay, dayIn, fromFragment, toFragment } from '@/law/checker/address';
import { type AnswerName, type Answers, moreFields } from '@/law/checker/answers';
import type { RegimeId } from '@/law/checker/regimes';
import { readDraft, writeDraft } from '@/lib/browser/draft';
import { fetchJson } from '@/lib/browser/loading';
import { VERDICT_KEY } from '@/lib/form/draft';
import type { Locale } from '@/lib/i18n/locales';
import type { CheckerMessages, LoadedLaw, PageMessages } from './messages';
import { ANSWERS, foldQuestions, showResult } from './places';
import { QuestionFields } from './question-fields';
import { Fold, Layout, Line, Questions, Sample, Start } from './styles';
import { type Said, Verdict } from './verdict';

/** A result that shows what answers give before there are any. */
export interface SampleResult {
  /** Who it is about, as the beginning of a sentence, and the texts that concern it beside the headed one. */
  company: string;
  said: Said;
  also: readonly string[];
  /** The link that gives the company's answers, and the fragment that holds them. */
  open: string;
  address: string;
}

interface CheckerProps {
  /** Address of the law, which loads with the first answer. */
  law: string;
  /** Address of its coming dates, which load on demand. */
  calendar: string;
  /** Those that do not come with the law. */
  messages: PageMessages;
  locale: Locale;
  /** Addresses of the guides by regime, of the demo page. */
  guides: Partial<Record<RegimeId, string>>;
  demo: string;
  sample: SampleResult | undefined;
}

/**
 * Which regimes concern a company. Everything is computed here: the answers are in the fragment of the
 * address, which browsers do not send.
 */
export function Checker({ law: address, locale, guides, demo, ...props }: CheckerProps) {
  const [part, load] = usePart(() => loadResult(address));
  const today = part?.law.day;
  const { answers, asOf, latest, ask, onShown } = useAddress();
  // The fields answer at once; the law follows when the browser has time.
  const settled = useAfterPaint(answers);
  const isStarted = Object.values(answers).some(Boolean);
  useEffect(() => {
    if (isStarted) load();
  });
  const law = useMemo(() => part && { ...part.law, day: asOf ?? part.law.day }, [part, asOf]);
  const found = useMemo(() => law && part?.find(law, settled), [law, part, settled]);
  const messages = useMemo(
    () => ({ ...props.messages, ...part?.law.messages }) as CheckerMessages,
    [props.messages, part],
  );
  const onAnswer = (name: AnswerName, value: string) => {
    const { answers: given, asOf } = latest.current;
    if (value !== (given[name] ?? '')) ask({ answers: { ...given, [name]: value }, asOf });
  };
  const isShown = part && law && today && found && isStarted;
  const disclaimer = <p className="measure soft">{props.messages.disclaimer}</p>;
  return (
    <Layout className="grid" onFocus={load}>
      <Fold className="fold" id={ANSWERS} open>
        <summary>{props.messages.answers}</summary>
        <Questions className="grid">
          <QuestionFields
            {...{ answers, messages: props.messages, locale, onAnswer }}
            more={found ? moreFields(settled, found.results) : []}
          />
          {isShown ? (
            <part.VerdictLine {...{ found, law, messages, locale }} />
          ) : (
            <Line data-screen-only>
              <p>{props.messages.line}</p>
            </Line>
          )}
        </Questions>
      </Fold>
      {isShown ? (
        <part.ResultPart
          {...{ law, today, found, messages, locale, guides, demo, onShown }}
          calendar={props.calendar}
          onAsOf={(day) => ask({ answers, asOf: day })}
          onReset={() => ask({ answers: {} })}
        />
      ) : (
        <Start as="div" className="quiet">
          <p>{props.messages.start}</p>
          {props.sample && !isStarted && <SampleVerdict {...props.sample} />}
          {disclaimer}
        </Start>
      )}
      {isShown && disclaimer}
    </Layout>
  );
}

const SampleVerdict = ({ company, said, also, open, address }: SampleResult) => (
  <Sample className="stack">
    <p>{company}</p>
    <Verdict said={said} />
    <p>{said.count}</p>
    <ul role="list">
      {also.map((text) => (
        <li key={text} className="line">
          {text}
        </li>
      ))}
    </ul>
    <a href={`#${address}`}>{open}</a>
  </Sample>
);

/** The law, and what holds answers against it and shows the result. */
async function loadResult(address: string) {
  const [law, part] = await Promise.all([fetchJson<LoadedLaw>(address), import('./result-part')]);
  return { law, ...part };
}

/**
 * The answers, and the day whose law is asked for, kept in the address so that it can be shared and returned to. Whoever
 * comes without them finds those of the latest verdict in this tab.
 */
function useAddress() {
  const [{ answers, asOf }, setAsked] = useState<Asked>({ answers: {} });
  // Several fields may answer before these are rendered, as when a browser restores them.
  const latest = useRef<Asked>({ answers: {} });
  // Whoever comes with answers comes for the result, once that is there.
  const isAwaited = useRef(false);
  const ask = useCallback((asked: Asked) => {
    latest.current = asked;
    setAsked(asked);
    const isAsking = Object.values(asked.answers).some(Boolean);
    const fragment = toFragment(asked.answers, asked);
    history.replaceState(history.state, '', isAsking ? `#${fragment}` : location.pathname);
    if (!isAsking) writeDraft(VERDICT_KEY, null);
  }, []);
  useEffect(() => {
    const read = (fragment: string) => {
      const given = fromFragment(fragment);
      if (Object.keys(given).length === 0) return false;
      ask({ answers: given, ...dayIn(fragment) });
      foldQuestions(true);
      isAwaited.current = !showResult();
      return true;
    };
    const readAddress = () => read(location.hash);
    if (!readAddress()) read(readDraft(VERDICT_KEY).answers ?? '');
    // By the link to the sample, or from the history.
    addEventListener('hashchange', readAddress);
    return () => removeEventListener('hashchange', readAddress);
  }, [ask]);
  const onShown = () => {
    if (isAwaited.current) showResult();
    isAwaited.current = false;
  };
  return { answers, asOf, latest, ask, onShown };
}

interface Asked extends AddressDay {
  answers: Answers;
}
