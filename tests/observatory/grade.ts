import { contentSecurityPolicy } from './content-security-policy';
import { cookies } from './cookies';
import {
  contentTypeOptions,
  frameOptions,
  referrerPolicy,
  resourcePolicy,
  resourceSharing,
} from './headers';
import type { Finding, Scan } from './scan';
import { subresourceIntegrity } from './subresource-integrity';
import { redirection, strictTransportSecurity } from './transport';

const tests: Readonly<Record<string, (scan: Scan) => Finding>> = {
  'content-security-policy': contentSecurityPolicy,
  cookies,
  'cross-origin-resource-sharing': resourceSharing,
  redirection,
  'referrer-policy': referrerPolicy,
  'strict-transport-security': strictTransportSecurity,
  'subresource-integrity': subresourceIntegrity,
  'x-content-type-options': contentTypeOptions,
  'x-frame-options': frameOptions,
  'cross-origin-resource-policy': resourcePolicy,
};

/** Extra points count only from this score up. */
const EXTRA_FROM = 90;
/** Grades by their lowest score. */
const grades: readonly (readonly [number, string])[] = [
  [100, 'A+'],
  [90, 'A'],
  [85, 'A-'],
  [80, 'B+'],
  [70, 'B'],
  [65, 'B-'],
  [60, 'C+'],
  [50, 'C'],
  [45, 'C-'],
  [40, 'D+'],
  [30, 'D'],
  [25, 'D-'],
];

export interface Grade {
  readonly score: number;
  readonly grade: string;
  readonly findings: Readonly<Record<string, Finding>>;
}

/** Grade as the Observatory would give it. */
export function gradeOf(scan: Scan): Grade {
  const findings = Object.fromEntries(
    Object.entries(tests).map(([name, test]) => [name, test(scan)]),
  );
  const points = Object.values(findings).map(([, value]) => value);
  const sum = (values: readonly number[]) => values.reduce((total, value) => total + value, 100);
  const plain = sum(points.filter((value) => value < 0));
  const score = Math.max(plain >= EXTRA_FROM ? sum(points) : plain, 0);
  return { score, grade: grades.find(([from]) => score >= from)?.[1] ?? 'F', findings };
}
