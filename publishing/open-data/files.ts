import { site } from '@/config/site';
import { oncePerBuild } from '@/lib/cache';
import { loadRegister } from '@/loaders/law';
import { absoluteUrl } from '@/routes/addresses';
import { type DataFile, dataPath } from './addresses';
import { milestonesCsv, rulesCsv } from './csv';
import { type Dataset, datasetOf, printDataset } from './dataset';
import { registerSchema } from './register-schema';

const schemaUrl = () => absoluteUrl(dataPath('schema'), site.origin);

const dataset = oncePerBuild(
  (): Dataset => datasetOf(loadRegister(), { schema: schemaUrl(), licence: site.dataLicence }),
);

/** The register of law as the site publishes it. */
export const publishedDataset = (): Dataset => dataset('');

const print: Record<DataFile, () => string> = {
  register: () => printDataset(publishedDataset()),
  schema: () => `${JSON.stringify(registerSchema(schemaUrl()), null, 2)}\n`,
  rules: () => rulesCsv(publishedDataset().subjects),
  milestones: () => milestonesCsv(publishedDataset().subjects),
};
const texts = oncePerBuild((file) => print[file as DataFile]());

/** What a file of the open data holds. It depends on the register alone, never on the day. */
export const dataText = (file: DataFile): string => texts(file);

/** Its size in bytes, uncompressed. */
export const dataSize = (file: DataFile): number => Buffer.byteLength(dataText(file));
