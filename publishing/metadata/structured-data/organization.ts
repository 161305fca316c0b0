import type { Organization } from 'schema-dts';
import { site } from '@/config/site';
import { thingUrl } from './addresses';
import { organizationId } from './ids';

/** The company behind the site; facts missing from config/site.ts are left out. */
export function organization(): Organization {
  const { legalName, registeredOffice, vatNumber, phone } = site.publisher;
  return {
    '@type': 'Organization',
    '@id': organizationId,
    name: site.brand,
    url: thingUrl('/'),
    logo: thingUrl('/icons/icon-512.png'),
    ...(site.email && { email: site.email }),
    ...(site.social && { sameAs: site.social.url }),
    ...(legalName && { legalName }),
    ...(registeredOffice && { address: registeredOffice }),
    ...(vatNumber && { vatID: vatNumber }),
    ...(phone && { telephone: phone }),
  };
}
