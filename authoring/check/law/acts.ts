import type { YamlReport } from '@/authoring/check/report';
import type { LawSubject } from '@/law/register';
import { say } from '@/lib/say/say';
import hosts from './official-hosts.json' with { type: 'json' };

/**
 * Hosts of official journals, and of those who issue the acts of the register. An address elsewhere
 * is that of a secondary source. Subdomains count; `github.io` and the like never belong here.
 */
const officialHosts = Object.values(hosts).flat();

/** Whether an address is that of an official journal or an issuer. */
function isOfficial(address: string): boolean {
  const host = URL.canParse(address) ? new URL(address).hostname : '';
  return officialHosts.some((official) => host === official || host.endsWith(`.${official}`));
}

/** Acts must link to the official text, or be marked as secondary. */
export function checkAddresses({ acts }: LawSubject, report: YamlReport): void {
  for (const [index, { id, url, secondary }] of acts.entries()) {
    const addresses = typeof url === 'string' ? [['', url] as const] : Object.entries(url ?? {});
    const path = (language: string) => ['acts', index, 'url', ...(language ? [language] : [])];
    for (const [language, address] of addresses) {
      if (isHome(address))
        report(
          say(
            '"#{address}" is a home page, where nobody finds "#{id}"; give the address of the text itself.',
            { address, id },
          ),
          path(language),
        );
      else if (!isOfficial(address) && !secondary)
        report(
          say(
            '"#{address}" is neither in an official journal nor the issuer\'s; give the official address of "#{id}", or add "secondary: true". If it is official, add its host to authoring/check/law/official-hosts.json.',
            { address, id },
          ),
          path(language),
        );
    }
    if (secondary && addresses.length > 0 && addresses.every(([, address]) => isOfficial(address)))
      report(say('The address of "#{id}" is official; remove "secondary".', { id }), [
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

/** An act enters into force no earlier than it is made, and is transposed no earlier than that. */
export function checkActs({ acts }: LawSubject, report: YamlReport): void {
  for (const [index, { id, date, inForceFrom, transposeBy, read }] of acts.entries()) {
    const faults = [
      [
        ['read', read, date],
        'The act "#{id}" was read on #{read}, before its date #{date}; correct one of the two days.',
      ],
      [
        ['inForceFrom', inForceFrom, date],
        'The act "#{id}" is in force from #{inForceFrom}, before its date #{date}; correct one of them.',
      ],
      [
        ['transposeBy', transposeBy, inForceFrom ?? date],
        'The act "#{id}" is to be transposed by #{transposeBy}, before it exists; correct the date.',
      ],
    ] as const;
    for (const [[key, day, first], message] of faults)
      if (day !== undefined && first !== undefined && isBefore(day, first))
        report(say(message, { id, read, date, inForceFrom, transposeBy }), ['acts', index, key]);
  }
}

/** Whether a day is before a day, month or year. */
const isBefore = (day: string, date: string): boolean => day.slice(0, date.length) < date;
