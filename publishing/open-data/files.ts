import { site } from '@/config/site';
import { entriesOf } from '@/law/entries';
import { oncePerBuild } from '@/lib/cache';
import { awaitEveryLocale, forEveryLocale } from '@/lib/i18n/locales';
import { loadEvidence } from '@/loaders/evidence';
import { loadRegister } from '@/loaders/law';
import type { Obligation } from '@/loaders/obligations';
import { absoluteUrl, pageUrl } from '@/routes/addresses';
import { obligationName } from '@/routes/names';
import type { PageId } from '@/routes/registry';
import { type DataFile, dataPath, obligationDataPath, rulePath } from './addresses';
import { milestonesCsv, rulesCsv } from './csv';
import { type Dataset, datasetOf, type Licence, printDataset } from './dataset';
import { obligationExtract, type Places, ruleExtract } from './extract';
import { obligationExtractSchema, ruleExtractSchema } from './extract-schema';
import { registerSchema } from './register-schema';

/** That of the data, once its owner grants it. */
const grantedLicence = (): Licence | null => (site.licences.granted ? site.licences.data : null);

const urlOf = (path: string): string => absoluteUrl(path, site.origin);
const fileUrl = (file: DataFile): string => urlOf(dataPath(file));

const dataset = oncePerBuild(
  (): Dataset =>
    datasetOf(loadRegister(), {
      schema: fileUrl('schema'),
      licence: grantedLicence(),
      evidence: loadEvidence(),
    }),
);

/** The register of law as the site publishes it. */
export const publishedDataset = (): Dataset => dataset('');

const printLine = (value: unknown): string => `${JSON.stringify(value)}\n`;
const printJson = (value: unknown): string => `${JSON.stringify(value, null, 2)}\n`;

const print: Record<DataFile, () => string> = {
  register: () => printDataset(publishedDataset()),
  schema: () => printJson(registerSchema(fileUrl('schema'))),
  rules: () => rulesCsv(publishedDataset()),
  milestones: () => milestonesCsv(publishedDataset()),
  ruleSchema: () => printJson(ruleExtractSchema(fileUrl('ruleSchema'))),
  obligationSchema: () => printJson(obligationExtractSchema(fileUrl('obligationSchema'))),
};
const texts = oncePerBuild((file) => print[file as DataFile]());

/** What a file of the open data holds. It depends on the register alone, never on the day. */
export const dataText = (file: DataFile): string => texts(file);

/** Its size in bytes, uncompressed. */
export const dataSize = (file: DataFile): number => Buffer.byteLength(dataText(file));

/** Where a file is, its schema, and the page with the same. */
const placesOf = (schema: DataFile, path: string, page: PageId, anchor?: string): Places => ({
  $schema: fileUrl(schema),
  address: urlOf(path),
  page: forEveryLocale((locale) => pageUrl(page, locale, anchor)),
  ruleAddress: (rule) => urlOf(rulePath(rule)),
});

/** Ids of the rules that have a file of their own: all that are published. */
export const publishedRules = (): string[] => [
  ...entriesOf(publishedDataset().subjects).rules.keys(),
];

/**
 * The file of one rule.
 * @throws when no such rule is published.
 */
export const ruleText = (rule: string): string =>
  printLine(
    ruleExtract(publishedDataset(), rule, placesOf('ruleSchema', rulePath(rule), 'openData', rule)),
  );

/** The file of one text that has a page of its own. */
export async function obligationText(obligation: Obligation): Promise<string> {
  const { id } = obligation;
  const name = await awaitEveryLocale((locale) => obligationName(obligation, locale));
  return printLine(
    obligationExtract(
      publishedDataset(),
      { ...obligation, name },
      placesOf('obligationSchema', obligationDataPath(id), `obligations/${id}`),
    ),
  );
}
