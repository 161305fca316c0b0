import Ajv from 'ajv/dist/2020';
import type { Register } from '@/law/register';
import { loadEvidence } from '@/loaders/evidence';
import { loadRegister } from '@/loaders/law';
import { loadObligations } from '@/loaders/obligations';
import { dataPath, rulePath } from '@/publishing/open-data/addresses';
import { datasetOf } from '@/publishing/open-data/dataset';
import { obligationExtract, type Places, ruleExtract } from '@/publishing/open-data/extract';
import { dataText, publishedRules, ruleText } from '@/publishing/open-data/files';

const ORIGIN = 'https://www.example.com';
const ajv = () => new Ajv({ strict: true, allowUnionTypes: true });
const schemaIn = (file: 'ruleSchema' | 'obligationSchema') =>
  JSON.parse(dataText(file)) as { $id: string };
const validate = ajv().compile(schemaIn('ruleSchema'));
const placesOf = (file: Parameters<typeof schemaIn>[0], id: string): Places => ({
  $schema: schemaIn(file).$id,
  address: `${ORIGIN}${rulePath(id)}`,
  page: { fr: `${ORIGIN}/donnees/#${id}`, en: `${ORIGIN}/en/donnees/#${id}` },
  ruleAddress: (rule) => `${ORIGIN}${rulePath(rule)}`,
});
const datasetWith = (register: Register) =>
  datasetOf(register, { schema: dataPath('schema'), licence: null, evidence: loadEvidence() });
const dataset = datasetWith(loadRegister());
const places = placesOf('ruleSchema', 'csrd-scope');
const extract = (rule: string) => ruleExtract(dataset, rule, places);

it('has a file for every rule, which the schema accepts', () => {
  const rules = publishedRules();
  expect(rules.length).toBeGreaterThan(300);
  const refused = rules.filter((rule) => !validate(JSON.parse(JSON.stringify(extract(rule)))));
  expect(refused).toEqual([]);
  validate(JSON.parse(ruleText('csrd-scope')));
  expect(validate.errors).toBeNull();
});

it('tells a threshold with its dates, its provision and the address of its act, and what it was before', () => {
  const { subject, rule, milestones, exemptions, otherRules } = extract('csrd-scope');
  expect(subject.id).toBe('csrd');
  const now = rule.versions.find(({ until, proposed }) => until === undefined && !proposed);
  expect(now).toMatchObject({ from: '2026-03-18', financialYears: { from: 2027 } });
  expect(JSON.stringify(now?.criteria)).toContain('"value":1000');
  expect(now?.act).toMatchObject({
    id: 'dir-2026-470',
    url: {
      fr: expect.stringMatching(/^https:\/\/eur-lex\.europa\.eu\/.+\/fra$/),
      en: expect.stringMatching(/\/eng$/),
    },
  });
  expect(now?.provision?.en).toMatch(/Art/);
  expect(JSON.stringify(rule.versions[0]?.criteria)).toContain('"value":250');
  expect(milestones.map(({ id }) => id)).toContain('csrd-scope-first-report');
  expect(exemptions).toContain('csrd-subsidiary-exemption');
  expect(otherRules['csrd-subsidiary-exemption']).toBe(
    'https://www.example.com/registre/regles/csrd-subsidiary-exemption.json',
  );
});

it('leads to the other rules that it names, all of them published', () => {
  const known = new Set(publishedRules());
  const unknown = [...known].flatMap((rule) =>
    Object.keys(extract(rule).otherRules).filter((other) => other === rule || !known.has(other)),
  );
  expect(unknown).toEqual([]);
});

it('changes its version with the rule alone', () => {
  const changed = structuredClone(loadRegister()) as Register;
  Object.assign(changed.csrd?.rules.find(({ id }) => id === 'csrd-scope') ?? {}, {
    label: { fr: 'Autre', en: 'Other' },
  });
  const hash = (of: typeof dataset, rule: string) => ruleExtract(of, rule, places).version.hash;
  expect(hash(datasetWith(changed), 'csrd-scope')).not.toBe(hash(dataset, 'csrd-scope'));
  expect(hash(datasetWith(changed), 'csddd-scope')).toBe(hash(dataset, 'csddd-scope'));
});

it('refuses a rule that the register lacks', () => {
  expect(() => extract('csrd-scop')).toThrow('has no rule "csrd-scop"');
});

describe('the file of a text', () => {
  const obligations = loadObligations();
  const name = { fr: 'Texte', en: 'Text' };
  const obligationPlaces = placesOf('obligationSchema', 'csrd');
  const extractOf = (obligation: (typeof obligations)[number]) =>
    obligationExtract(dataset, { ...obligation, name }, obligationPlaces);

  it('is what the schema accepts, for each of them', () => {
    const accepts = ajv().compile(schemaIn('obligationSchema'));
    expect(obligations.length).toBeGreaterThan(30);
    const refused = obligations.filter(
      (each) => !accepts(JSON.parse(JSON.stringify(extractOf(each)))),
    );
    expect(refused.map(({ id }) => id)).toEqual([]);
  });

  it('has every rule, date and change of the text, and leads to the rules that these name', () => {
    const csrd = obligations.find(({ id }) => id === 'csrd');
    if (!csrd) throw new Error('There is no obligation "csrd".');
    const { rules, milestones, changes, otherRules } = extractOf(csrd);
    expect(rules.map(({ id }) => id)).toEqual(csrd.rules);
    expect(milestones.map(({ id }) => id)).toEqual(csrd.milestones);
    expect(changes.map(({ id }) => id)).toEqual(csrd.changes);
    const known = new Set(publishedRules());
    const strangers = Object.keys(otherRules).filter(
      (id) => !known.has(id) || csrd.rules.includes(id),
    );
    expect(strangers).toEqual([]);
  });
});
