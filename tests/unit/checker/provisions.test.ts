import { mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type Answers, byWhetherAsked, moreQuestions } from '@/law/checker/answers';
import { profileOf } from '@/law/checker/profile';
import { check } from '@/law/checker/result';
import { check as checkFile } from '@/scripts/content/profiles';
import { law } from './law-fixture';
import { answersOf, companies, provisions } from './provisions';

const all = companies();

/** The answer of each layer, with the facts that the visitor could still tell. */
const answered = (answers: Answers) =>
  check(law, profileOf(answers)).flatMap(({ id, layers }) =>
    layers.map(({ layer, verdict, rules }) => ({
      key: `${id} ${layer}`,
      verdict,
      open: rules.flatMap(({ missing }) => byWhetherAsked(missing, answers).asked),
    })),
  );

it('answers as the provisions do, and leaves open only what no answer decides', () => {
  expect(all).toHaveLength(240);
  for (const company of all)
    for (const { key, verdict, open } of answered(answersOf(company))) {
      const expected = provisions[key]?.(company);
      expect({ key, company, verdict, open: expected === 'not settled' ? open : [] }).toEqual({
        key,
        company,
        verdict: expected === 'not settled' ? 'unknown' : expected,
        open: [],
      });
    }
});

it('says nothing else before the more precise questions, and asks those that decide', () => {
  const more = moreQuestions.flatMap(({ fields }) => fields({}));
  for (const company of all) {
    const answers = answersOf(company);
    const first = Object.fromEntries(
      Object.entries(answers).filter(([name]) => !more.some((each) => each === name)),
    );
    for (const { key, verdict, open } of answered(first)) {
      const expected = provisions[key]?.(company);
      if (verdict !== 'unknown') expect([key, company, verdict]).toEqual([key, company, expected]);
      else if (expected !== 'not settled')
        expect([key, company, open.length > 0]).toEqual([key, company, true]);
    }
  }
});

it('tries every answer of every regime', () => {
  for (const [key, provision] of Object.entries(provisions)) {
    const verdicts = new Set(all.map(provision));
    expect([key, verdicts.has('no') && verdicts.size > 1]).toEqual([key, true]);
  }
});

it('gives the same answers to the command, which reads numbers', () => {
  const some = all.filter((_, index) => index % 24 === 0);
  const file = join(mkdtempSync(join(tmpdir(), 'profiles-')), 'profiles.json');
  writeFileSync(file, JSON.stringify(some));
  const results: { regimes: { id: string; layers: { layer: string; verdict: string }[] }[] }[] =
    JSON.parse(checkFile(file));
  expect(
    results.map(({ regimes }) =>
      regimes.flatMap(({ id, layers }) =>
        layers.map(({ layer, verdict }) => [`${id} ${layer}`, verdict]),
      ),
    ),
  ).toEqual(
    some.map((each) => answered(answersOf(each)).map(({ key, verdict }) => [key, verdict])),
  );
});
