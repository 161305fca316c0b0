import type { Finding, Scan } from './scan';
import { strictTransportSecurity } from './transport';

/** From bad to worst. */
const FAULTS: readonly Finding[] = [
  ['not secure, but HSTS', -5],
  ['not secure', -20],
  ['session not secure, but HSTS', -10],
  ['SameSite invalid', -20],
  ['anti-CSRF without SameSite', -20],
  ['session without HttpOnly', -30],
  ['session not secure', -40],
];

export function cookies(scan: Scan): Finding {
  if (scan.cookies.length === 0) return ['none', 0];
  const [, points] = strictTransportSecurity(scan);
  const hsts = points === 0;
  const all = scan.cookies.map(read);
  const found = new Set(all.flatMap((cookie) => faultsOf(cookie, hsts)));
  const fault = FAULTS.findLast(([name]) => found.has(name));
  if (fault) return fault;
  return all.every(({ sameSite }) => sameSite !== undefined)
    ? ['secure, SameSite', 5]
    : ['secure', 0];
}

type Cookie = ReturnType<typeof read>;

function read(header: string) {
  const [pair = '', ...rest] = header.split(';').map((part) => part.trim().toLowerCase());
  const sameSite = rest.find((part) => part.startsWith('samesite'));
  return {
    name: pair.split('=')[0] ?? '',
    secure: rest.includes('secure'),
    httpOnly: rest.includes('httponly'),
    sameSite: sameSite?.split('=')[1] ?? (sameSite && ''),
  };
}

function faultsOf({ name, secure, httpOnly, sameSite }: Cookie, hsts: boolean): string[] {
  const session = name.includes('login') || name.includes('sess');
  const invalid = sameSite !== undefined && !['lax', 'strict', 'none'].includes(sameSite);
  return [
    ...(invalid || (sameSite === 'none' && !secure) ? ['SameSite invalid'] : []),
    ...(secure ? [] : [hsts ? 'not secure, but HSTS' : 'not secure']),
    ...(name.includes('csrf') && !sameSite ? ['anti-CSRF without SameSite'] : []),
    ...(session && !secure ? [hsts ? 'session not secure, but HSTS' : 'session not secure'] : []),
    ...(session && !httpOnly ? ['session without HttpOnly'] : []),
  ];
}
