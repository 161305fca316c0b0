import Ajv from 'ajv/dist/2020';
import { entriesOf } from '@/law/entries';
import type { Register } from '@/law/register';
import { loadRegister, soundRegister } from '@/loaders/law';
import { lawSubjectSchema } from '@/loaders/schema/law';
import { dataFileNames } from '@/publishing/open-data/addresses';
import { type Dataset, datasetOf, printDataset } from '@/publishing/open-data/dataset';
import { dataText } from '@/publishing/open-data/files';

const read = (): Dataset => JSON.parse(dataText('register')) as Dataset;
// Types of its own kind (a fact is a yes or no, or a word) are one keyword in JSON Schema.
const validate = new Ajv({ strict: true, allowUnionTypes: true }).compile(
  JSON.parse(dataText('schema')),
);

it('is valid against the schema that is published with it', () => {
  validate(read());
  expect(validate.errors).toBeNull();
});

/** A change to the published data, and whether the files of content/law may hold the same. */
type Damage = [string, (subject: Dataset['subjects'][string]) => unknown];
const damages: Damage[] = [
  ['a key nobody knows', (law) => Object.assign(law, { extra: true })],
  ['a rule without a label', ({ rules }) => delete (rules[0] as { label?: unknown }).label],
  [
    'a text in one language',
    ({ rules }) => delete (rules[0] as { label: { en?: string } }).label.en,
  ],
  ['an unknown layer', ({ rules }) => Object.assign(rules[0] ?? {}, { layer: 'moon' })],
  ['a rule without a version', ({ rules }) => rules[0]?.versions.splice(0)],
  ['an id in capitals', ({ acts }) => Object.assign(acts[0] ?? {}, { id: 'Dir 1' })],
  ['an address without https', ({ acts }) => Object.assign(acts[0] ?? {}, { url: 'http://a.eu' })],
  ['half a day', ({ acts }) => Object.assign(acts[0] ?? {}, { inForceFrom: '2026-03' })],
  [
    'a year that is text',
    ({ rules }) => (version(rules).financialYears = { from: '2027' as never }),
  ],
  ['no closing at all', ({ rules }) => (version(rules).consecutiveYears = 0)],
  [
    'a number without a unit',
    ({ rules }) =>
      (version(rules).criteria = [{ measure: 'a', operator: 'equal', value: 1 }] as never),
  ],
  [
    'a count of nothing',
    ({ rules }) =>
      (version(rules).criteria = [{ measure: 'a', operator: 'equal', value: 1, unit: 'count' }]),
  ],
  [
    'a mistake inside a group',
    ({ rules }) =>
      (version(rules).criteria = [{ criteria: [{ measure: 'a', is: true, value: 1 }] }] as never),
  ],
];
const version = (rules: Dataset['subjects'][string]['rules']) => {
  const [found] = rules[0]?.versions ?? [];
  if (!found) throw new Error('The subject has no rule.');
  return found;
};

it.each(damages)('schema and checks both refuse %s', (_what, damage) => {
  const dataset = read();
  const subject = dataset.subjects.csrd;
  if (!subject) throw new Error('The register has no subject "csrd".');
  expect(lawSubjectSchema.isValidSync(subject, { strict: true })).toBe(true);
  damage(subject);
  expect(lawSubjectSchema.isValidSync(subject, { strict: true })).toBe(false);
  expect(validate(dataset)).toBe(false);
});

it('refuses what is unsure, which is never published', () => {
  const dataset = read();
  Object.assign(dataset.subjects.csrd?.acts[0] ?? {}, { certainty: 'unsure' });
  expect(validate(dataset)).toBe(false);
});

it('holds nothing of what is unsure, not even a mention', () => {
  const { everything, register } = soundRegister();
  const [all, sure] = [entriesOf(everything), entriesOf(register)];
  const unsure = (['acts', 'rules', 'milestones', 'changes'] as const).flatMap((list) =>
    [...all[list].keys()].filter((id) => !sure[list].has(id)),
  );
  expect(unsure.length).toBeGreaterThan(0);
  for (const file of dataFileNames) {
    const text = dataText(file);
    expect(unsure.filter((id) => new RegExp(`[",]${id}[",\\r.]`).test(text))).toEqual([]);
  }
  expect(dataText('register')).not.toContain('"unsure"');
});

it('words every rule as content/law does, so that whoever reads it finds the same companies in scope', () => {
  const wordings = (register: Register) =>
    Object.values(register).flatMap(({ rules }) =>
      rules.map(({ id, layer, versions }) => ({ id, layer, versions })),
    );
  expect(wordings(read().subjects)).toEqual(wordings(loadRegister()));
});

it('is the same each time, and changes its version with an entry alone', () => {
  const evidence = { eu: '2026-10-07', fr: '2026-10-09' };
  const settings = { schema: 'https://www.example.com/schema.json', licence: null, evidence };
  const of = (register: Register, licence = settings.licence as Dataset['licence']) =>
    datasetOf(register, { ...settings, licence });
  const register = loadRegister();
  expect(printDataset(of(loadRegister()))).toBe(printDataset(of(register)));
  const licensed = of(register, { name: 'A licence', url: 'https://www.example.com/' });
  expect(licensed.version).toEqual(of(register).version);
  const changed = structuredClone(register) as Register;
  Object.assign(changed.csrd?.rules[0] ?? {}, { label: { fr: 'Autre', en: 'Other' } });
  expect(of(changed).version.hash).not.toBe(of(register).version.hash);
});
