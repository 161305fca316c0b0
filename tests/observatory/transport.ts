import type { Finding, Scan } from './scan';

/** Six months, as the Observatory counts them. */
const SIX_MONTHS = 15_552_000;

export function strictTransportSecurity({ headers }: Scan): Finding {
  const value = headers['strict-transport-security'];
  if (value === undefined) return ['not implemented', -20];
  const age = /(?:^|;)\s*max-age=(\d+)/i.exec(value)?.[1];
  if (age === undefined || value.includes(',')) return ['header invalid', -20];
  return Number(age) < SIX_MONTHS ? ['less than six months', -10] : ['six months at least', 0];
}

export function redirection({ route }: Scan): Finding {
  if (route === null) return ['not needed, no http', 0];
  const [from, to, last] = [route[0], route[1], route.at(-1)].map((address) =>
    address ? new URL(address) : null,
  );
  if (!to) return ['missing', -20];
  if (last?.protocol !== 'https:') return ['not to https', -20];
  if (to.protocol === 'http:') return ['not to https at first', -10];
  return from?.hostname === to.hostname ? ['to https', 0] : ['off host from http', -5];
}
