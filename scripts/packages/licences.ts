import { say } from '@/lib/say/say';
import { type Lockfile, readLockfile } from './lockfile';

/** A production dependency. */
interface LicensedPackage {
  name: string;
  version: string;
  /** SPDX expression; undefined when unknown. */
  licence: string | undefined;
}

/** Allowed licences. Have a person read any other before adding it here. */
const ALLOWED = new Set([
  '0BSD',
  'Apache-2.0',
  'BlueOak-1.0.0',
  'BSD-2-Clause',
  'BSD-3-Clause',
  'CC-BY-4.0', // caniuse-lite: a table of browsers, used by the build.
  'CC0-1.0',
  'ISC',
  'LGPL-3.0-or-later', // libvips, used by sharp: a separate library, dynamically linked, unmodified.
  'MIT',
  'MIT-0',
  'MPL-2.0', // next-mdx-remote: file-level copyleft, unmodified.
  'Python-2.0', // argparse: a permissive licence, despite the name.
]);

const nameOf = (place: string): string => place.replace(/^.*node_modules\//, '');

/** The lockfile's production dependencies, sorted by name and version. */
export function productionPackages({ packages }: Lockfile): LicensedPackage[] {
  const entries = Object.entries(packages);
  /** Lockfiles may omit the licence of platform-specific optional packages; they share their parent's. */
  const licenceOfWhole = (part: string) =>
    entries.find(([, { optionalDependencies = {} }]) => part in optionalDependencies)?.[1].license;
  const found = new Map<string, LicensedPackage>();
  for (const [place, { dev, version = '', license }] of entries) {
    if (place === '' || dev) continue;
    const name = nameOf(place);
    found.set(`${name}@${version}`, { name, version, licence: license ?? licenceOfWhole(name) });
  }
  return [...found.values()].sort((a, b) =>
    `${a.name}@${a.version}` < `${b.name}@${b.version}` ? -1 : 1,
  );
}

/** Whether an SPDX expression is satisfied by allowed licences: any of those joined by OR, all by AND. */
export function isAllowed(expression: string): boolean {
  const bare = expression.replace(/^\((.*)\)$/, '$1');
  if (bare.includes(' OR ')) return bare.split(' OR ').some(isAllowed);
  return bare.split(' AND ').every((licence) => ALLOWED.has(licence));
}

/** One sentence per package whose licence is unknown or not allowed. */
export const licenceProblems = (packages: readonly LicensedPackage[]): string[] =>
  packages
    .filter(({ licence }) => licence === undefined || !isAllowed(licence))
    .map(
      ({ name, version, licence }) =>
        `${name} ${version} has ${licence ? `the licence ${licence}` : 'no known licence'}. Read the licence; then allow it in scripts/packages/licences.ts, or remove the package.`,
    );

/** Prints what is wrong with the licences, and sets the exit code. */
export function checkLicences(): void {
  const packages = productionPackages(readLockfile());
  const problems = licenceProblems(packages);
  for (const problem of problems) console.error(problem);
  console.log(
    say('licences: #{packages} packages, #{problems} problems', {
      packages: String(packages.length),
      problems: String(problems.length),
    }),
  );
  if (problems.length > 0) process.exitCode = 1;
}
