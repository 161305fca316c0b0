import { byWhetherAsked } from '@/law/checker/answers';
import { profileOf } from '@/law/checker/profile';
import { check } from '@/law/checker/result';
import { edges } from './edges';
import { lawOn } from './law-fixture';

const marks = { yes: 'y', no: 'n', exempt: 'e', unknown: '?' } as const;
const laws = ['2025-12-15', '2026-11-28', '2030-01-01'].map((day) => lawOn(day));

it.each(edges)('answers as the provisions do: %s', (_, answers, ...expected) => {
  const found = laws.map((law) =>
    check(law, profileOf(answers)).flatMap(({ id, layers }) =>
      layers.map(({ layer, verdict, rules }) => ({
        key: `${id} ${layer}`,
        mark: marks[verdict],
        asked: rules.flatMap(({ missing }) => byWhetherAsked(missing, answers).asked),
      })),
    ),
  );
  for (const [key, days, provision] of expected) {
    const of = found.map((results) => results.find((each) => each.key === key));
    expect([key, of.map((each) => each?.mark ?? 'n').join(''), provision]).toEqual([
      key,
      days,
      provision,
    ]);
    // What stays open, no answer would settle.
    expect([key, of.flatMap((each) => (each?.mark === '?' ? each.asked : []))]).toEqual([key, []]);
  }
});
