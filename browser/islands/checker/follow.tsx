import styled from 'styled-components';
import type { ResultContext } from './found';

/** What to subscribe to, by text, so as to hear of the next change. */
export function Follow({ found, law, messages: { follow, regimes } }: ResultContext) {
  const texts = found.concerned.map(({ id }) => ({ id, ...law.followed[id] }));
  const calendars = new Map(
    texts.flatMap((each) => each.calendars.map(({ name, url }) => [url, name])),
  );
  return (
    <Following data-screen-only>
      <summary>{follow.title}</summary>
      <p>{follow.lead}</p>
      <Links title={follow.calendars} links={[...calendars]} />
      <Links title={follow.feeds} links={texts.map(({ id, feed }) => [feed, regimes[id]])} />
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

const Following = styled.details`
  grid-column: 1 / -1;
  min-width: 0;

  summary {
    display: flex;
    gap: var(--s2);
    padding-block: var(--s2);
    color: var(--green);
  }

  h4 {
    margin-block-start: var(--s3);
    font-family: inherit;
    font-size: inherit;
    font-weight: 600;
  }

  ul {
    display: flex;
    flex-wrap: wrap;
    gap: 0 var(--s5);
    margin: 0;
    padding: 0;
  }

  a {
    display: inline-block;
    padding-block: 0.25rem;
  }
`;
