import { flatten } from '@/authoring/messages/catalogue';
import { coverageOf, profile, reported, requirements } from '@/law/sample-company/company';
import { simulate, simulated } from '@/law/sample-company/simulation';
import { alertsOn, thresholdsOn } from '@/law/sample-company/timeline';
import { locales } from '@/lib/i18n/locales';
import { formatNumber } from '@/lib/numbers';
import { loadRegister } from '@/loaders/law';
import { messagesIn } from '@/tests/languages';

const register = loadRegister();
const days = ['2025-12-15', '2026-11-22', '2030-01-01'];
const TODAY = '2026-11-22';

describe('The sample company', () => {
  it.each(locales)('has no number of its own typed in the messages in %s', (locale) => {
    const amounts = [
      ...Object.values(profile.figures),
      ...Object.values(reported).flatMap((figure) =>
        typeof figure === 'number' ? [figure] : Object.values<number>(figure),
      ),
    ].filter((value) => value >= 100);
    const shares = [coverageOf(requirements).percent];
    const plain = (text: string) => text.replace(/\s/g, ' ');
    const number = (value: number) => plain(formatNumber(value, locale));
    const written = [
      ...amounts.flatMap((value) =>
        value < 1e6 ? [number(value)] : [`${number(value / 1e6)} m`, `${number(value / 1e6)} M`],
      ),
      ...shares.flatMap((value) => [`${value}%`, `${value} %`]),
    ];
    const shown = /^(pictures|landing|regpilot|monitoring|auditability|simulator|integrations)\./;
    const typed = [...flatten(messagesIn(locale))].filter(
      ([key, text]) =>
        shown.test(key) &&
        written.some((value) => plain(text.replace(/\{.*?\}/g, '')).includes(value)),
    );
    expect(typed).toEqual([]);
  });
});

describe('Alerts', () => {
  it.each(days)('on %s are changes logged by then, newest first, one per subject', (day) => {
    const alerts = alertsOn(register, day);
    expect(alerts.length).toBeGreaterThanOrEqual(3);
    const dates = alerts.map(({ change }) => change.date);
    expect(dates).toEqual([...dates].sort().reverse());
    expect(dates.filter((date) => date > day)).toEqual([]);
    expect(new Set(alerts.map(({ subject }) => subject)).size).toBe(alerts.length);
    for (const { subject, change, requirements: count, priority } of alerts) {
      expect(register[subject]?.changes).toContain(change);
      expect(priority).toBe(count > 0 ? 'high' : 'medium');
    }
  });

  it('have a title in every language', () => {
    const untitled = Object.values(register).flatMap(({ changes }) =>
      changes.filter(({ title }) => !title?.fr || !title.en).map(({ id }) => id),
    );
    expect(untitled).toEqual([]);
  });
});

describe('The simulation', () => {
  const truths = (day: string) => {
    const outcomes = simulate(register, day);
    return Object.values(simulated).map((rule) => outcomes.get(rule)?.truth);
  };

  it('finds it within the CSRD and the Taxonomy, out of the CSDDD and the French vigilance law', () => {
    expect(truths(TODAY)).toEqual(['yes', 'yes', 'no', 'no']);
  });

  it('found it within the CSDDD before Omnibus I', () => {
    expect(truths('2025-12-15')).toEqual(['yes', 'yes', 'yes', 'no']);
    expect(thresholdsOn(register, TODAY)?.until).toBe('2026-03-17');
  });

  it('leaves no obligation undecided', () => {
    for (const day of days) expect(truths(day)).not.toContain('unknown');
  });
});
