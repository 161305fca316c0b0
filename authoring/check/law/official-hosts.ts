/**
 * Hosts of official journals, and of those who issue the acts of the register. An address elsewhere
 * is that of a secondary source. Subdomains count; `github.io` and the like never belong here.
 */
const officialHosts: readonly string[] = [
  // The Union, its institutions and agencies
  'europa.eu',
  'efrag.org',
  // France
  'legifrance.gouv.fr',
  'gouv.fr',
  'senat.fr',
  'assemblee-nationale.fr',
  'conseil-constitutionnel.fr',
  'conseil-etat.fr',
  'courdecassation.fr',
  'service-public.fr',
  'amf-france.org',
  'h2a-france.org',
  'anc.gouv.fr',
  'banque-france.fr',
  'cnil.fr',
  'ademe.fr',
  'autoritedelaconcurrence.fr',
  'agence-francaise-anticorruption.gouv.fr',
  'defenseurdesdroits.fr',
  'cofrac.fr',
  // Standard-setters
  'ifrs.org',
  'globalreporting.org',
  'tnfd.global',
  'ghgprotocol.org',
  'iaasb.org',
  'ethicsboard.org',
  'aasb.gov.au',
  'ifac.org',
  'fsb-tcfd.org',
  'sciencebasedtargets.org',
  'iso.org',
  'oecd.org',
  'un.org',
  'cbd.int',
  'ohchr.org',
  'unepfi.org',
  'xbrl.org',
];

/** Whether an address is that of an official journal or an issuer. */
export function isOfficial(address: string): boolean {
  const host = URL.canParse(address) ? new URL(address).hostname : '';
  return officialHosts.some((official) => host === official || host.endsWith(`.${official}`));
}
