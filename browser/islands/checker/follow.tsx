import type { ResultContext } from './found';

/** What to subscribe to, by text, so as to hear of the next change. */
export function Follow({ found, law, messages: { follow, regimes } }: ResultContext) {
  const texts = found.concerned.map(({ id }) => ({ id, ...law.followed[id] }));
  const calendars = new Map(
    texts.flatMap((each) => each.calendars.map(({ name, url }) => [url, name])),
  );
  return (
    <details className="fold" data-screen-only>
      <summary>{follow.title}</summary>
      <p>{follow.lead}</p>
      <Links title={follow.calendars} links={[...calendars]} />
      <Links title={follow.feeds} links={texts.map(({ id, feed }) => [feed, regimes[id]])} />
    </details>
  );
}

const Links = ({ title, links }: { title: string; links: (readonly [string, string])[] }) => (
  <>
    <h4 className="name above-3">{title}</h4>
    <ul className="index grid halves" role="list">
      {links.map(([url, name]) => (
        <li key={url}>
          <a href={url}>{name}</a>
        </li>
      ))}
    </ul>
  </>
);
