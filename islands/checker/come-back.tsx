import { useEffect, useMemo } from 'react';
import { usePart } from '@/islands/browser/hooks';
import type { LayerResult } from '@/law/checker/result';
import { type ComeBackLaw, type Comparison, type SinceDay, sinceDay } from '@/law/checker/since';
import { fetchJson } from '@/lib/browser/loading';
import { formatDate } from '@/lib/dates';
import type { Locale } from '@/lib/i18n/locales';
import { COLON, lowerFirst } from '@/lib/sentences';
import { Changes, Following, Line } from './come-back-styles';
import type { ResultContext } from './found';
import { fill } from './messages';
import { SINCE, showPart } from './places';
import { verdictText } from './verdict-text';

/** Messages that come with the law of those who come back. */
export interface ComeBackMessages {
  /** Contain `{date}`. */
  nothing: string;
  law: string;
  result: string;
  /** Contains `{regime}`, `{layer}`, `{before}` and `{now}`. */
  changed: string;
  followLead: string;
  calendars: string;
  feeds: string;
}

type LoadedComeBack = ComeBackLaw & { messages: ComeBackMessages };

interface ComeBackProps extends ResultContext {
  /** Address of what changed; the request is the same whatever concerns the company. */
  address: string;
}

const useComeBack = (address: string) => usePart(() => fetchJson<LoadedComeBack>(address));

/** What changed since the day of an address that is opened again, in a sentence and in full. */
export interface Told extends SinceDay {
  sentence: string;
  messages: ComeBackMessages;
}

/**
 * Compares the law of an earlier day with that of the page.
 * @param since the earlier day; there is nothing to tell without one.
 */
export function useSince(
  { address, law, today, found, locale }: ComeBackProps,
  since: string | undefined,
): Told | undefined {
  const [data, load] = useComeBack(address);
  // The law of another day is compared with none.
  const isEarlier = since !== undefined && since < today && law.day === today;
  useEffect(() => {
    if (isEarlier) load();
  });
  return useMemo(() => {
    if (!data || !isEarlier) return undefined;
    const { messages } = data;
    const told = sinceDay(law, found.profile, since, data.changes);
    const which = told.answers.length > 0 ? 'result' : told.changes.length > 0 ? 'law' : 'nothing';
    const sentence = fill(messages[which], { date: formatDate(since, locale) });
    return { ...told, sentence, messages };
  }, [data, isEarlier, since, law, found, locale]);
}

/** What changed, in a sentence that leads to the rest of it. */
export const SinceLine = ({ told }: { told: Told }) => (
  <Line role="status">
    {told.changes.length + told.answers.length > 0 ? (
      <button type="button" onClick={() => showPart(SINCE)}>
        {told.sentence}
      </button>
    ) : (
      told.sentence
    )}
  </Line>
);

/** The answers that changed, and the law. */
export function SincePart({ told, ...context }: ResultContext & { told: Told }) {
  const { answers, changes, sentence, messages } = told;
  if (answers.length + changes.length === 0) return null;
  return (
    <Changes id={SINCE} tabIndex={-1} aria-labelledby={`${SINCE}-title`}>
      <h3 id={`${SINCE}-title`}>{sentence}</h3>
      {answers.length > 0 && (
        <ul>
          {answers.map((each) => (
            <li key={each.id + each.layer}>{inWords(each, messages, context)}</li>
          ))}
        </ul>
      )}
      <ChangeList changes={changes} locale={context.locale} />
    </Changes>
  );
}

interface ChangeListProps {
  changes: ComeBackLaw['changes'];
  locale: Locale;
}

const ChangeList = ({ changes, locale }: ChangeListProps) => (
  <ul>
    {changes.map(({ date, text, source, url }) => (
      <li key={date + text}>
        <time dateTime={date}>{formatDate(date, locale)}</time>
        {COLON[locale]}
        {text} {url ? <a href={url}>{source}</a> : source}
      </li>
    ))}
  </ul>
);

function inWords(
  { id, layer, before, now }: Comparison,
  { changed }: ComeBackMessages,
  { found, messages }: ResultContext,
): string {
  const said = (result: LayerResult | undefined): string =>
    result ? verdictText(id, result, found.answers, messages) : messages.verdicts.no;
  return fill(changed, {
    regime: messages.regimes[id],
    layer: lowerFirst(messages.layers[layer]),
    before: lowerFirst(said(before)),
    now: lowerFirst(said(now)),
  });
}

/** What to subscribe to, by text, so as to hear of the next change. */
export function Follow({ address, found, messages }: ComeBackProps) {
  const [data, load] = useComeBack(address);
  const followed = found.concerned.flatMap(({ id }) => {
    const each = data?.followed[id];
    return each ? [{ id, ...each }] : [];
  });
  const calendars = new Map(
    followed.flatMap((each) => each.calendars.map(({ name, url }) => [url, name])),
  );
  return (
    <Following onToggle={load}>
      <summary>{messages.follow}</summary>
      {data && (
        <>
          <p>{data.messages.followLead}</p>
          <Links title={data.messages.calendars} links={[...calendars]} />
          <Links
            title={data.messages.feeds}
            links={followed.map(({ id, feed }) => [feed, messages.regimes[id]])}
          />
        </>
      )}
    </Following>
  );
}

const Links = ({ title, links }: { title: string; links: (readonly [string, string])[] }) => (
  <>
    <h4>{title}</h4>
    <ul role="list">
      {links.map(([url, name]) => (
        <li key={url}>
          <a href={url}>{name}</a>
        </li>
      ))}
    </ul>
  </>
);
