import { renderToStaticMarkup } from 'react-dom/server';
import { asJson } from '@/browser/islands/checker/export';
import { find } from '@/browser/islands/checker/found';
import type { LoadedLaw } from '@/browser/islands/checker/messages';
import { Texts } from '@/browser/islands/checker/result-part';
import { BEFORE } from '@/law/checker/checker-law';
import type { RegimeResult } from '@/law/checker/result';
import { today as currentDay } from '@/lib/dates';
import { messagesIn } from '@/tests/languages';
import { edges } from './edges';
import { lawOn } from './law-fixture';

// Every fourth: what would change an answer takes long to find.
const companies = edges.filter((_, index) => index % 4 === 0);

type Saved = { results: readonly RegimeResult[] };

it.each([BEFORE, currentDay(), '2030-01-01'])(
  'page and file agree on hard companies on %s',
  async (day) => {
    const messages = messagesIn('en').checker.words as never;
    const followed = new Proxy({}, { get: () => ({ calendars: [], feed: '' }) });
    // As the page loads it.
    const law: LoadedLaw = { ...JSON.parse(JSON.stringify(lawOn(day))), followed };
    for (const [text, answers] of companies) {
      const found = find(law, answers);
      const page = renderToStaticMarkup(
        <Texts {...{ found, law, today: day, messages }} locale="en" guides={{}}>
          {null}
        </Texts>,
      );
      const rows = page.split('data-regime="').flatMap((part) => {
        const layers = part.matchAll(/data-layer="(\w+)" data-verdict="(\w+)"/g);
        return [...layers].map(([, layer, verdict]) => `${part.split('"')[0]} ${layer} ${verdict}`);
      });
      const { results }: Saved = JSON.parse(await asJson(law, answers, found.results));
      // On the page, what depends on earlier years alone counts as out of scope.
      const saved = results.flatMap(({ id, layers }) =>
        layers.map(({ layer, verdict, unless }) => `${id} ${layer} ${unless ? 'no' : verdict}`),
      );
      expect([text, ...rows.sort()]).toEqual([text, ...saved.sort()]);
    }
  },
);
