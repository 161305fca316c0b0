import { oncePerBuild } from '@/lib/cache';
import { site } from '@/lib/config/site';
import { loadEvidence } from '@/loaders/evidence';
import { loadRegister } from '@/loaders/law';
import { absoluteUrl } from '@/loaders/routes/addresses';
import { type DataFile, dataPath } from './addresses';
import { milestonesCsv, rulesCsv } from './csv';
import { type Dataset, datasetOf, printDataset } from './dataset';
import { registerSchema } from './register-schema';

const fileUrl = (file: DataFile): string => absoluteUrl(dataPath(file), site.origin);

/** The register of law as the site publishes it. */
export const publishedDataset = oncePerBuild(
  (): Dataset =>
    datasetOf(loadRegister(), {
      schema: fileUrl('schema'),
      licence: site.licences.granted ? site.licences.data : null,
      evidence: loadEvidence(),
    }),
);

const printJson = (value: unknown): string => `${JSON.stringify(value, null, 2)}\n`;

const print: Record<DataFile, () => string> = {
  register: () => printDataset(publishedDataset()),
  schema: () => printJson(registerSchema(fileUrl('schema'))),
  rules: () => rulesCsv(publishedDataset()),
  milestones: () => milestonesCsv(publishedDataset()),
};

/** What a file of the open data holds. It depends on the register alone, never on the day. */
export const dataText = oncePerBuild((file: DataFile): string => print[file]());

/** Its size in bytes, uncompressed. */
export const dataSize = (file: DataFile): number => Buffer.byteLength(dataText(file));
