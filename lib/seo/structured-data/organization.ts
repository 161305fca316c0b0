import type { Organization } from 'schema-dts';
import { site } from '@/config/site';
import { absoluteUrl } from '@/lib/urls';
import { organizationId } from './ids';

/** The company behind the site; what config/site.ts does not know is left out. */
export function organization(): Organization {
  const { legalName, registeredOffice, vatNumber, phone } = site.publisher;
  return {
    '@type': 'Organization',
    '@id': organizationId,
    name: site.brand,
    url: absoluteUrl('/', site.origin),
    logo: absoluteUrl('/icons/icon-512.png', site.origin),
    email: site.email,
    sameAs: site.social.url,
    ...(legalName && { legalName }),
    ...(registeredOffice && { address: registeredOffice }),
    ...(vatNumber && { vatID: vatNumber }),
    ...(phone && { telephone: phone }),
  };
}
