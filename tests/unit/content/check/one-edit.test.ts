import { staleFigures } from '@/authoring/check/rules/law-stated';
import { lawValues } from '@/authoring/check/rules/law-values';
import { versionOn } from '@/law/as-at';
import { entriesOf, published, subjectOf } from '@/law/entries';
import { criterionName, ruleOfFigure } from '@/law/figures';
import { figuresNamed, fillFigures } from '@/law/placeholders';
import { flatCriteria, isNumber, type NumberCriterion, type Register } from '@/law/register';
import { today } from '@/lib/dates';
import { readLaw, soundRegister, valuesOf } from '@/loaders/law';
import { siteTexts } from './site-texts';

// One edit of the register changes a figure everywhere: what names it follows, and what states its value is
// reported. Tried with each of the most used figures.

const TODAY = today();
const { register: shown } = soundRegister();
const law = published(
  Object.fromEntries(readLaw().flatMap(({ subject, value }) => (value ? [[subject, value]] : []))),
);
const texts = siteTexts(shown);
/** Every place that names a figure: words with braces, and lists of components and of guides. */
const uses = [
  ...texts.passages.flatMap(({ passage }) => figuresNamed(passage.text).map(({ name }) => name)),
  ...texts.elements.flatMap(({ elements }) =>
    elements.flatMap(({ attributes }) =>
      attributes.flatMap(({ value }) => (typeof value === 'string' ? value.split(/\s+/) : [])),
    ),
  ),
  ...texts.documents.flatMap(({ document }) => document.texts().map(({ text }) => text)),
].map((name) => name.replace(/\.(?:number|short)$/, ''));

const criterionOf = (register: Register, figure: string): NumberCriterion | undefined => {
  const rule = entriesOf(register).rules.get(ruleOfFigure(figure));
  const version = rule && versionOn(rule, TODAY);
  return flatCriteria(version?.criteria)
    .filter(isNumber)
    .find((each) => `${rule?.id}.${criterionName(each)}` === figure);
};

const mostUsed = [...new Set(uses)]
  .filter((name) => name.includes('.') && criterionOf(law, name))
  .map((name) => ({ name, count: uses.filter((use) => use === name).length }))
  .sort((a, b) => b.count - a.count)
  .slice(0, 30)
  .map(({ name }) => name);

const NEW = 7;
/** The register with a figure seven times as large, in a wording of its own from today. */
function edited(figure: string): Register {
  const subject = subjectOf(law, ruleOfFigure(figure)) ?? '';
  const copy = { ...law, [subject]: structuredClone(law[subject]) } as Register;
  const rule = entriesOf(copy).rules.get(ruleOfFigure(figure));
  const version = rule && versionOn(rule, TODAY);
  if (!rule || !version) throw new Error(figure);
  const before = { ...structuredClone(version), until: yesterday };
  rule.versions.splice(rule.versions.indexOf(version), 0, before);
  version.from = TODAY;
  const criterion = criterionOf(copy, figure);
  if (criterion) criterion.value *= NEW;
  return copy;
}
const yesterday = new Date(Date.parse(TODAY) - 86_400_000).toISOString().slice(0, 10);

it('are many', () => {
  expect(mostUsed).toHaveLength(30);
  expect(mostUsed).toContain('csrd-scope.employees');
});

describe.each(mostUsed)('%s', (figure) => {
  const subject = subjectOf(law, ruleOfFigure(figure)) ?? '';

  it.each(['fr', 'en'] as const)('follows in %s wherever it is named', (locale) => {
    const values = valuesOf(edited(figure), TODAY, locale);
    const before = valuesOf(law, TODAY, locale);
    const naming = texts.passages.filter(
      ({ passage, locale: language }) =>
        language === locale && figuresNamed(passage.text).some(({ name }) => name === figure),
    );
    for (const { passage } of naming) {
      const [old, now] = [fillFigures(passage.text, before), fillFigures(passage.text, values)];
      expect(now).toContain(values.get(figure));
      expect(now).not.toBe(old);
    }
  });

  it.each(['fr', 'en'] as const)(
    'is reported in %s where it is written out, today and once it has changed',
    (locale) => {
      const written = valuesOf(law, TODAY, locale).get(figure) ?? '';
      const passage = { text: `… ${written}.`, placeOf: () => ({ line: 9, column: 1 }) };
      for (const register of [law, edited(figure)])
        expect(
          staleFigures('x.mdx', locale, [passage], lawValues(register, [subject], TODAY)),
        ).not.toEqual([]);
    },
  );
});
