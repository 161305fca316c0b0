import { policyOf } from './policy';
import type { Finding, Scan } from './scan';

export function contentTypeOptions({ headers }: Scan): Finding {
  const value = headers['x-content-type-options'];
  if (value === undefined) return ['not implemented', -5];
  return value.trim().toLowerCase() === 'nosniff' ? ['nosniff', 0] : ['header invalid', -5];
}

export function frameOptions(scan: Scan): Finding {
  if (policyOf(scan)?.has('frame-ancestors')) return ['by the policy', 5];
  const value = scan.headers['x-frame-options']?.trim().toLowerCase();
  if (value === undefined) return ['not implemented', -20];
  if (value === 'deny' || value === 'sameorigin') return [value, 0];
  return value.startsWith('allow-from') ? ['allow-from', 0] : ['header invalid', -20];
}

const PRIVATE = ['no-referrer', 'same-origin', 'strict-origin', 'strict-origin-when-cross-origin'];
const UNSAFE = ['origin', 'origin-when-cross-origin', 'unsafe-url', 'no-referrer-when-downgrade'];

export function referrerPolicy({ headers }: Scan): Finding {
  const value = headers['referrer-policy'];
  if (value === undefined) return ['not implemented', 0];
  const known = value
    .split(',')
    .map((policy) => policy.trim().toLowerCase())
    .findLast((policy) => [...PRIVATE, ...UNSAFE].includes(policy));
  if (known === undefined) return ['header invalid', -5];
  return PRIVATE.includes(known) ? ['private', 5] : ['unsafe', -5];
}

export function resourcePolicy({ headers }: Scan): Finding {
  const value = headers['cross-origin-resource-policy']?.trim().toLowerCase();
  if (value === undefined) return ['not implemented', 0];
  if (value === 'same-origin' || value === 'same-site') return [value, 10];
  return value === 'cross-origin' ? [value, 0] : ['header invalid', -5];
}

export function resourceSharing({ preflight }: Scan): Finding {
  const origin = preflight['access-control-allow-origin'];
  if (origin === undefined) return ['not implemented', 0];
  if (origin === '*') return ['public access', 0];
  return preflight['access-control-allow-credentials'] === 'true'
    ? ['universal access', -50]
    : ['restricted access', 0];
}
