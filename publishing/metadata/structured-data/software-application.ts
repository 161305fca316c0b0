import type { SoftwareApplication } from 'schema-dts';
import { site } from '@/config/site';
import type { Locale } from '@/lib/i18n/locales';
import { pageMeta } from '@/publishing/metadata/page-meta';
import { pageName } from '@/routes/names';
import { headerPages } from '@/routes/registry';
import { thingPageUrl } from './addresses';
import { organizationId, softwareId } from './ids';

/** The platform. It has no public price or rating, so none is stated. */
export async function softwareApplication(locale: Locale): Promise<SoftwareApplication> {
  const { description } = await pageMeta('landing', locale);
  return {
    '@type': 'SoftwareApplication',
    '@id': softwareId(locale),
    name: site.brand,
    description,
    url: thingPageUrl('platform', locale),
    applicationCategory: 'BusinessApplication',
    featureList: await Promise.all(headerPages('solutions').map((id) => pageName(id, locale))),
    provider: { '@id': organizationId },
  };
}
