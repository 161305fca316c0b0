import { site } from '@/config/site';
import { entriesOf } from '@/law/entries';
import { oncePerBuild } from '@/lib/cache';
import { forEveryLocale } from '@/lib/i18n/locales';
import { loadRegister } from '@/loaders/law';
import { absoluteUrl, pageUrl } from '@/routes/addresses';
import { type DataFile, dataPath, rulePath } from './addresses';
import { milestonesCsv, rulesCsv } from './csv';
import { type Dataset, datasetOf, type Licence, printDataset } from './dataset';
import { type Places, ruleExtract } from './extract';
import { ruleExtractSchema } from './extract-schema';
import { registerSchema } from './register-schema';

/** That of the data, once its owner grants it. */
const grantedLicence = (): Licence | null => (site.licences.granted ? site.licences.data : null);

const urlOf = (path: string): string => absoluteUrl(path, site.origin);
const fileUrl = (file: DataFile): string => urlOf(dataPath(file));

const dataset = oncePerBuild(
  (): Dataset =>
    datasetOf(loadRegister(), { schema: fileUrl('schema'), licence: grantedLicence() }),
);

/** The register of law as the site publishes it. */
export const publishedDataset = (): Dataset => dataset('');

const printJson = (value: unknown): string => `${JSON.stringify(value, null, 2)}\n`;

const print: Record<DataFile, () => string> = {
  register: () => printDataset(publishedDataset()),
  schema: () => printJson(registerSchema(fileUrl('schema'))),
  rules: () => rulesCsv(publishedDataset()),
  milestones: () => milestonesCsv(publishedDataset()),
  ruleSchema: () => printJson(ruleExtractSchema(fileUrl('ruleSchema'))),
};
const texts = oncePerBuild((file) => print[file as DataFile]());

/** What a file of the open data holds. It depends on the register alone, never on the day. */
export const dataText = (file: DataFile): string => texts(file);

/** Its size in bytes, uncompressed. */
export const dataSize = (file: DataFile): number => Buffer.byteLength(dataText(file));

const places = (): Places => ({
  schema: fileUrl('ruleSchema'),
  address: (rule) => urlOf(rulePath(rule)),
  page: (rule) => forEveryLocale((locale) => pageUrl('openData', locale, rule)),
});

/** Ids of the rules that have a file of their own: all that are published. */
export const publishedRules = (): string[] => [
  ...entriesOf(publishedDataset().subjects).rules.keys(),
];

/**
 * The file of one rule, on one line.
 * @throws when no such rule is published.
 */
export const ruleText = (rule: string): string =>
  `${JSON.stringify(ruleExtract(publishedDataset(), rule, places()))}\n`;
