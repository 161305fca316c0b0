import { readFileSync } from 'node:fs';
import { staleFigures } from '@/authoring/check/rules/law-stated';
import { lawValues } from '@/authoring/check/rules/law-values';
import { versionOn } from '@/law/as-at';
import { entriesOf, published, subjectOf } from '@/law/entries';
import { figureOn, figuresOf, ruleOfFigure } from '@/law/figures';
import { figuresNamed, fillFigures } from '@/law/placeholders';
import type { Register } from '@/law/register';
import { addDays, today } from '@/lib/dates';
import { readLaw, valuesOf } from '@/loaders/law';

// One edit of the register changes a figure everywhere: what names it follows, and what states its value is
// reported. Tried with the figures that messages, questions and the glossary name most.

const TODAY = today();
const law = published(
  Object.fromEntries(readLaw().flatMap(({ subject, value }) => (value ? [[subject, value]] : []))),
);
const texts = ['messages/fr.json', 'content/questions.yaml', 'content/glossary.yaml'];
const named = texts
  .flatMap((file) => figuresNamed(readFileSync(file, 'utf8')))
  .map(({ name }) => name.replace(/\.(?:number|short)$/, ''));
const hasValue = (name: string): boolean => {
  try {
    return figureOn(law, name, TODAY) !== undefined;
  } catch {
    return false;
  }
};
const figures = [...new Set(named)]
  .filter(hasValue)
  .map((name) => ({ name, count: named.filter((each) => each === name).length }))
  .sort((a, b) => b.count - a.count)
  .slice(0, 30)
  .map(({ name }) => name);

/** The register with a figure seven times as large, in a wording of its own from today. */
function edited(figure: string): Register {
  const subject = subjectOf(law, ruleOfFigure(figure)) ?? '';
  const copy = { ...law, [subject]: structuredClone(law[subject]) } as Register;
  const rule = entriesOf(copy).rules.get(ruleOfFigure(figure));
  const version = rule && versionOn(rule, TODAY);
  const values = rule && figuresOf(rule).get(figure);
  const criterion = values?.find((value) => value.version === version)?.criterion;
  if (!rule || !version || !criterion) throw new Error(figure);
  const before = { ...structuredClone(version), until: addDays(TODAY, -1) };
  rule.versions.splice(rule.versions.indexOf(version), 0, before);
  version.from = TODAY;
  criterion.value *= 7;
  return copy;
}

it('are many', () => {
  expect(figures).toHaveLength(30);
  expect(figures).toContain('csrd-scope.employees');
});

it.each(figures)(
  '%s follows where it is named, and is reported where it is written out',
  (figure) => {
    const subject = subjectOf(law, ruleOfFigure(figure)) ?? '';
    const now = edited(figure);
    for (const locale of ['fr', 'en'] as const) {
      const written = valuesOf(law, TODAY, locale).get(figure) ?? '';
      const filled = fillFigures(`{${figure}}`, valuesOf(now, TODAY, locale));
      expect(filled).not.toBe(written);
      expect(filled).not.toContain('{');
      const passage = { text: `… ${written}.`, placeOf: () => ({ line: 9, column: 1 }) };
      for (const register of [law, now])
        expect(
          staleFigures('x.mdx', locale, [passage], lawValues(register, TODAY, subject)),
        ).not.toEqual([]);
    }
  },
);
