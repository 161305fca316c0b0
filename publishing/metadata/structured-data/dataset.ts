import type { Dataset } from 'schema-dts';
import type { Locale } from '@/lib/i18n/locales';
import { locales } from '@/lib/i18n/locales';
import { pageMeta } from '@/publishing/metadata/page-meta';
import { dataFileNames, dataFiles, dataPath, mediaTypeOf } from '@/publishing/open-data/addresses';
import { dataSize, publishedDataset } from '@/publishing/open-data/files';
import { thingPageUrl, thingUrl } from './addresses';
import { datasetId, organizationId } from './ids';

/** The register of law as data, with its files; its licence, where one has been chosen. */
export async function dataset(locale: Locale): Promise<Dataset> {
  const { title, description } = await pageMeta('openData', locale);
  const { version, licence } = publishedDataset();
  return {
    '@type': 'Dataset',
    '@id': datasetId(locale),
    name: title,
    description,
    url: thingPageUrl('openData', locale),
    version: version.hash,
    dateModified: version.checkedOn,
    inLanguage: [...locales],
    isAccessibleForFree: true,
    creator: { '@id': organizationId },
    publisher: { '@id': organizationId },
    ...(licence && { license: licence.url }),
    distribution: dataFileNames
      .filter((file) => file !== 'schema')
      .map((file) => ({
        '@type': 'DataDownload',
        name: dataFiles[file],
        contentUrl: thingUrl(dataPath(file)),
        encodingFormat: mediaTypeOf(file).split(';')[0] ?? '',
        contentSize: `${dataSize(file)} B`,
      })),
  };
}
