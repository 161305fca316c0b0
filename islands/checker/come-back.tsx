import { useEffect } from 'react';
import { usePart } from '@/islands/browser/hooks';
import type { CheckerLaw } from '@/law/checker/checker-law';
import type { RegimeId } from '@/law/checker/regimes';
import type { LayerResult } from '@/law/checker/result';
import {
  type ComeBackLaw,
  type Comparison,
  changesSince,
  compare,
  differs,
} from '@/law/checker/since';
import { fetchJson } from '@/lib/browser/loading';
import { formatDate } from '@/lib/dates';
import type { Locale } from '@/lib/i18n/locales';
import { COLON } from '@/lib/sentences';
import { Changes, Following } from './come-back-styles';
import type { Found } from './found';
import { isProtecting } from './headline-text';
import { type CheckerMessages, fill, verdictText } from './messages';

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
}

type LoadedComeBack = ComeBackLaw & { messages: ComeBackMessages };

interface ComeBackProps {
  /** Address of what changed; the request is the same whatever concerns the company. */
  address: string;
  found: Pick<Found, 'answers' | 'profile'>;
  law: CheckerLaw;
  messages: CheckerMessages;
  locale: Locale;
}

const useComeBack = (address: string) => usePart(() => fetchJson<LoadedComeBack>(address));

/** What changed for the company since the day in a link that is opened again. */
export function SinceCheck({ since, ...props }: ComeBackProps & { since: string }) {
  const [data, load] = useComeBack(props.address);
  const isEarlier = since < props.law.day;
  useEffect(() => {
    if (isEarlier) load();
  });
  if (!data || !isEarlier) return null;
  const answers = compare(props.law, props.found.profile, since);
  const changes = changesSince(data.changes, since, new Set(answers.map(({ id }) => id)));
  const changed = answers.filter(differs);
  const say = (message: string) => fill(message, { date: formatDate(since, props.locale) });
  if (changed.length + changes.length === 0)
    return <p role="status">{say(data.messages.nothing)}</p>;
  return (
    <Changes>
      <summary>{say(changed.length > 0 ? data.messages.result : data.messages.law)}</summary>
      {changed.length > 0 && (
        <ul>
          {changed.map((each) => (
            <li key={each.id + each.layer}>{inWords(each, data.messages, props)}</li>
          ))}
        </ul>
      )}
      <ChangeList changes={changes} locale={props.locale} />
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
  { found, messages }: ComeBackProps,
): string {
  const said = (result: LayerResult | undefined): string =>
    !result
      ? messages.verdicts.no
      : result.verdict === 'yes' && isProtecting(id)
        ? messages.verdicts.protected
        : verdictText(result, found.answers, messages);
  return fill(changed, {
    regime: messages.regimes[id],
    layer: messages.layers[layer],
    before: said(before).toLowerCase(),
    now: said(now).toLowerCase(),
  });
}

interface FollowProps extends Pick<ComeBackProps, 'address' | 'messages'> {
  /** The regimes that concern the company. */
  concerned: readonly { id: RegimeId }[];
}

/** What to subscribe to, by text, so as to hear of the next change. */
export function Follow({ address, concerned, messages }: FollowProps) {
  const [data, load] = useComeBack(address);
  const followed = concerned.flatMap(({ id }) => data?.followed[id] ?? []);
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
