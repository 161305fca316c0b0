import { readFileSync } from 'node:fs';
import { flatten, type Messages } from '@/authoring/messages/catalogue';
import { entriesOf } from '@/law/entries';
import { figuresNamed, valuesOn } from '@/law/placeholders';
import { locales } from '@/lib/i18n/locales';
import { loadRegister, valuesOf } from '@/loaders/law';
import { madeUpRegister } from './register';

const register = loadRegister();
const say = (name: string, locale: 'fr' | 'en', day = '2026-11-22') =>
  valuesOn(register, day, locale).get(name)?.replace(/\s/g, ' ');

describe('Words of the register that texts may name', () => {
  it.each([
    ['dir-2026-470.name', 'Directive (UE) 2026/470', 'Directive (EU) 2026/470'],
    ['dir-2026-470.cited', 'directive (UE) 2026/470', 'Directive (EU) 2026/470'],
    ['issa-5000.cited', 'ISSA 5000', 'ISSA 5000'],
    ['dir-2026-470.year', '2026', '2026'],
    ['csddd-applies.date', '26 juillet 2029', '26 July 2029'],
    ['csddd-scope.applies', '26 juillet 2029', '26 July 2029'],
    ['csddd-scope.cited', 'directive (UE) 2026/470', 'Directive (EU) 2026/470'],
    ['csrd-scope.first-year', '2027', '2027'],
    ['csrd-scope.turnover.short', '450 M€', '€450m'],
    ['csddd-scope.turnover.short', '1,5 Md€', '€1.5bn'],
  ])('%s', (name, fr, en) => {
    expect([say(name, 'fr'), say(name, 'en')]).toEqual([fr, en]);
  });

  it('follow the law of the day', () => {
    expect(say('csddd-scope.act', 'en', '2025-12-15')).toBe('Directive (EU) 2025/794');
    expect(say('csddd-scope.applies', 'en', '2025-12-15')).toBe('26 July 2029');
    expect(say('csddd-first-group.applies', 'en', '2025-12-15')).toBe('26 July 2028');
  });

  it('are those of the first wording before a rule exists, and none once it is gone', () => {
    const [first] = madeUpRegister().reporting?.rules ?? [];
    const begins = first?.versions[0]?.from ?? '';
    const name = `${first?.id}.since`;
    expect(valuesOn(madeUpRegister(), '1990-01-01', 'en').get(name)).toBe(
      valuesOn(madeUpRegister(), begins, 'en').get(name),
    );
    expect(say('vsme-request-limit.act', 'en', '2026-09-23')).toBeDefined();
    expect(say('vsme-request-limit.act', 'en', '2026-09-24')).toBeUndefined();
  });

  it.each(['2025-12-15', '2026-11-22', '2030-01-01'])('are known on %s wherever named', (day) => {
    const known = valuesOf(register, day, 'fr');
    const texts = ['messages/fr.json', 'messages/en.json', 'content/glossary.yaml'];
    const named = texts.flatMap((file) => figuresNamed(readFileSync(file, 'utf8')));
    expect(named.length).toBeGreaterThan(100);
    // Files explain the notation in comments too.
    const missing = named.filter(({ name }) => !known.has(name)).map(({ name }) => name);
    expect(missing).toEqual([]);
  });
});

describe('No text of pictures, pages and glossary types the name of an act', () => {
  const names = [...entriesOf(register).acts.values()].flatMap(({ name }) =>
    locales.map((locale) => name[locale].replace(/ \(SFDR\)$/, '')),
  );
  const acts = names.filter((name) => /\d{4}\/\d+|\d{4}-\d+|\d{4}\/\d{2}\//.test(name));

  it.each(locales)('in the messages in %s', (locale) => {
    const messages = JSON.parse(readFileSync(`messages/${locale}.json`, 'utf8')) as Messages;
    const typed = [...flatten(messages)].filter(([, text]) =>
      acts.some((name) => text.toLowerCase().includes(name.toLowerCase())),
    );
    expect(typed).toEqual([]);
  });

  it('in the glossary', () => {
    const glossary = readFileSync('content/glossary.yaml', 'utf8').toLowerCase();
    expect(acts.filter((name) => glossary.includes(name.toLowerCase()))).toEqual([]);
  });
});

it.each(locales)(
  'the name of an act and a provision do not say the article twice in %s',
  (locale) => {
    const { acts } = entriesOf(register);
    const entries = Object.values(register).flatMap(({ rules, milestones, changes }) => [
      ...rules.flatMap(({ id, versions }) => versions.map((version) => ({ id, ...version }))),
      ...milestones,
      ...changes,
    ]);
    const twice = entries.filter(
      ({ act, provision }) =>
        /, arts?\b/i.test(acts.get(act)?.name[locale] ?? '') &&
        /^arts?\b/i.test(provision?.[locale] ?? ''),
    );
    expect(twice.map(({ id }) => id)).toEqual([]);
  },
);
