import { useEffect, useMemo, useState } from 'react';
import { loadLazily } from '@/islands/browser/hooks';
import { fromFragment, toFragment } from '@/law/checker/address';
import { type AnswerName, type Answers, moreFields } from '@/law/checker/answers';
import type { CheckerLaw } from '@/law/checker/checker-law';
import { type Group, groupOf, groups } from '@/law/checker/groups';
import { profileOf } from '@/law/checker/profile';
import { datesOfProfile } from '@/law/checker/profile-dates';
import { type RegimeId, regimes } from '@/law/checker/regimes';
import { check } from '@/law/checker/result';
import { fetchJson } from '@/lib/browser/loading';
import type { Locale } from '@/lib/i18n/locales';
import { type CheckerMessages, fill, type WithLaw } from './messages';
import { QuestionFields } from './question-fields';
import { RegimeItem } from './regime-item';
import { ResultActions } from './result-actions';
import { Group as GroupPart, Layout, Questions, Results } from './styles';

type LoadedLaw = CheckerLaw & { messages: WithLaw };

interface CheckerProps {
  /** Address of the law, which loads once the island starts. */
  law: string;
  /** Address of its coming dates, which load on demand. */
  calendar: string;
  /** Those that do not come with the law. */
  messages: Omit<CheckerMessages, keyof WithLaw>;
  locale: Locale;
  /** Addresses of the guides by regime, of the demo page. */
  guides: Partial<Record<RegimeId, string>>;
  demo: string;
}

/**
 * Which regimes concern a company. Everything is computed here: the answers are in the fragment of the
 * address, which browsers do not send.
 */
export function Checker({ law: address, calendar, locale, guides, demo, ...props }: CheckerProps) {
  const law = useLaw(address);
  // What the law brings is shown with a result alone.
  const messages = { ...props.messages, ...law?.messages } as CheckerMessages;
  const [answers, setAnswers] = useAnswers();
  const profile = useMemo(() => profileOf(answers), [answers]);
  const results = useMemo(() => (law ? check(law, profile) : []), [law, profile]);
  const dates = useMemo(
    () => (law ? datesOfProfile(law, results) : new Set<string>()),
    [law, results],
  );
  const isStarted = law !== undefined && Object.values(answers).some(Boolean);
  const onAnswer = (name: AnswerName, value: string) => setAnswers({ ...answers, [name]: value });
  const inGroup = (group: Group) => results.filter((result) => groupOf(result, answers) === group);

  return (
    <Layout>
      <Questions>
        <QuestionFields
          {...{ answers, messages, locale, onAnswer }}
          more={moreFields(answers, results)}
        />
        <p>{messages.disclaimer}</p>
      </Questions>
      <Results aria-labelledby="checker-results">
        <h3 id="checker-results">{messages.results}</h3>
        <p role="status">
          {isStarted
            ? fill(messages.count, {
                yes: inGroup('yes').length,
                unknown: inGroup('unknown').length,
                no: inGroup('no').length,
              }) +
              (inGroup('elsewhere').length > 0
                ? ` ${fill(messages.countElsewhere, { count: inGroup('elsewhere').length })}`
                : '')
            : messages.start}
        </p>
        {isStarted &&
          groups
            .filter((group) => inGroup(group).length > 0)
            .map((group) => (
              <GroupPart key={group}>
                <h4>{messages.groups[group]}</h4>
                {inGroup(group).map((result) => (
                  <RegimeItem
                    key={result.id}
                    isProtecting={protecting.has(result.id)}
                    guide={guides[result.id]}
                    {...{ result, answers, law, profile, messages, locale }}
                  />
                ))}
              </GroupPart>
            ))}
        {isStarted && (
          <ResultActions
            {...{ law, answers, results, dates, calendar, demo, messages, locale }}
            concerned={inGroup('yes')}
            onReset={() => setAnswers({})}
          />
        )}
        {isStarted && <p>{messages.keep}</p>}
      </Results>
    </Layout>
  );
}

const protecting = new Set<RegimeId>(
  regimes.flatMap((regime) => ('protects' in regime ? regime.id : [])),
);

/** The law, once it has come; the page offers a reload when it does not. */
function useLaw(address: string): LoadedLaw | undefined {
  const [law, setLaw] = useState<LoadedLaw>();
  useEffect(() => {
    loadLazily(() => fetchJson<LoadedLaw>(address)).then(setLaw, () => undefined);
  }, [address]);
  return law;
}

/** The answers, kept in the address so that it can be shared and returned to. */
function useAnswers(): [Answers, (answers: Answers) => void] {
  const [answers, setAnswers] = useState<Answers>({});
  useEffect(() => {
    const read = () => {
      const given = fromFragment(location.hash);
      if (Object.keys(given).length > 0) setAnswers(given);
    };
    read();
    addEventListener('hashchange', read);
    return () => removeEventListener('hashchange', read);
  }, []);
  return [
    answers,
    (given) => {
      setAnswers(given);
      const fragment = toFragment(given);
      history.replaceState(history.state, '', fragment ? `#${fragment}` : location.pathname);
    },
  ];
}
