import { sample } from '@/components/pictures/sample/company';
import {
  coverageOf,
  requirementsOf,
  sampleRequirements,
} from '@/components/pictures/sample/requirements';
import { covers, type Scope, scopes, thresholdOf } from '@/components/pictures/simulator/scope';
import { formatNumber } from '@/lib/format';
import { type Locale, locales } from '@/lib/i18n/locales';
import { flatten } from '@/lib/messages/catalogue';
import { typeset } from '@/lib/typography';
import en from '@/messages/en.json';
import fr from '@/messages/fr.json';

const company = (headcount: number, turnover: number, balance = 0, france = 0) => ({
  headcount: { value: headcount },
  turnover: { value: turnover },
  balance: { value: balance },
  france: { value: france },
});

it.each<[Scope, ReturnType<typeof company>, boolean]>([
  ['csrd', company(1001, 451), true],
  ['csrd', company(1000, 451), false],
  ['csrd', company(1001, 450), false],
  ['csrdFrance', company(251, 0, 26), true],
  ['csrdFrance', company(250, 51, 25), false],
  ['csddd', company(5001, 1501), true],
  ['csddd', company(5000, 1501), false],
  ['csddd', company(1240, 480), false],
  ['vigilance', company(5000, 0, 0, 5000), true],
  ['vigilance', company(10000, 0, 0, 0), true],
  ['vigilance', company(9999, 0, 0, 4999), false],
])('%s covers %j: %s', (scope, measures, expected) => {
  expect(covers(scope, measures)).toBe(expected);
});

it('finds the sample company within the CSRD, before and after transposition, and nothing else', () => {
  const scopeIds = Object.keys(scopes) as Scope[];
  expect(scopeIds.filter((scope) => covers(scope, sample))).toEqual(['csrd', 'csrdFrance']);
});

const messages = {
  fr: flatten(fr),
  en: flatten(en),
} satisfies Record<Locale, ReadonlyMap<string, string>>;

describe.each(locales)('the words of the pictures in %s', (locale) => {
  const text = (key: string) => typeset(messages[locale].get(key) ?? '', locale);
  const number = (value: number | undefined) => formatNumber(value ?? Number.NaN, locale);
  const billions = (millions: number | undefined) => number((millions ?? Number.NaN) / 1000);

  it.each([
    'simulator.data.description',
    'simulator.thresholds.description',
    'landing.conversations.items.diligence.question',
  ])('%s is about the sample company', (key) => {
    expect(text(key)).toContain(number(sample.headcount.value));
    expect(text(key)).toContain(number(sample.turnover.value));
  });

  it('state one headcount', () => {
    expect(text('integrations.flow.rows.headcount.value')).toBe(number(sample.headcount.value));
  });

  it.each([
    'landing.conversations.items.diligence.answer',
    'simulator.result.entries.csddd.why',
    'simulator.result.earlier.text',
    'pictures.history.items.scope.after',
    'monitoring.feed.items.omnibus.text',
  ])('%s gives the CSDDD thresholds', (key) => {
    expect(text(key)).toContain(number(thresholdOf('csddd', 'headcount')));
    expect(text(key)).toContain(billions(thresholdOf('csddd', 'turnover')));
  });

  it('state the CSRD thresholds', () => {
    const why = text('simulator.result.entries.csrd.why');
    expect(why).toContain(number(thresholdOf('csrd', 'headcount')));
    expect(why).toContain(number(thresholdOf('csrd', 'turnover')));
  });

  it('count requirements as the pictures draw them', () => {
    const esrs = coverageOf(requirementsOf('esrs2', 'e1', 'e5', 's1', 'g1'));
    const report = text('pictures.reporting.description');
    expect(report).toMatch(new RegExp(`\\b${esrs.covered}\\b.*\\b${esrs.total}\\b`));
    expect(text('pictures.alerts.items.esrs.effect')).toContain(`${esrs.total} `);
    const score = typeset(locale === 'fr' ? '85 %' : '85%', locale);
    expect(coverageOf(sampleRequirements)).toEqual({ covered: 34, total: 40, percent: 85 });
    for (const key of [
      'pictures.overview.description',
      'regpilot.metrics.items.score.value',
      'auditability.coverage.description',
    ]) {
      expect(text(key)).toContain(score);
    }
  });
});
