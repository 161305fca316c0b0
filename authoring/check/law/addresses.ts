import type { YamlReport } from '@/authoring/check/report';
import type { LawSubject } from '@/law/register';
import { isOfficial } from './official-hosts';

/** Acts must link to the official text, or be marked as secondary. */
export function checkAddresses({ acts }: LawSubject, report: YamlReport): void {
  for (const [index, { id, url, secondary }] of acts.entries()) {
    const addresses = typeof url === 'string' ? [['', url] as const] : Object.entries(url ?? {});
    const path = (language: string) => ['acts', index, 'url', ...(language ? [language] : [])];
    for (const [language, address] of addresses) {
      if (isHome(address))
        report(
          `"${address}" is a home page, where nobody finds "${id}"; give the address of the text itself.`,
          path(language),
        );
      else if (!isOfficial(address) && !secondary)
        report(
          `"${address}" is neither in an official journal nor the issuer's; give the official address of "${id}", or add "secondary: true". If it is official, add its host to authoring/check/law/official-hosts.ts.`,
          path(language),
        );
    }
    if (secondary && addresses.length > 0 && addresses.every(([, address]) => isOfficial(address)))
      report(`The address of "${id}" is official; remove "secondary".`, [
        'acts',
        index,
        'secondary',
      ]);
  }
}

const isHome = (address: string): boolean => {
  if (!URL.canParse(address)) return false;
  const { pathname, search, hash } = new URL(address);
  return pathname === '/' && search === '' && hash === '';
};
