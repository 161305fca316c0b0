import { existsSync, readFileSync } from 'node:fs';
import { say } from '@/lib/say/say';
import { type Lockfile, readLockfile } from './lockfile';

export const LICENCES = 'docs/licences.md';

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

/** The site's fonts, which are not in the lockfile. */
const FONTS = [
  ['Newsreader', 'app/fonts/OFL-newsreader.txt'],
  ['Source Sans 3', 'app/fonts/OFL-source-sans-3.txt'],
] as const;

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

/** Markdown of docs/licences.md. */
function licencesPage(packages: readonly LicensedPackage[]): string {
  const licences = [...new Set(packages.map(({ licence = 'unknown' }) => licence))].sort();
  const sections = licences.map((licence) => {
    const named = packages.filter((each) => (each.licence ?? 'unknown') === licence);
    return `## ${licence}\n\n${named.map(({ name, version }) => `- ${name} ${version}`).join('\n')}\n`;
  });
  const fonts = FONTS.map(([name, file]) => `- ${name} ([licence](../${file}))`).join('\n');
  return [
    '# Licences\n',
    'All production dependencies by licence, packages for other platforms included, without development',
    'dependencies. Generated from the lockfile by `npm run write -- licences`.\n',
    ...sections,
    `## OFL-1.1\n\n${fonts}\n`,
  ].join('\n');
}

/** What docs/licences.md has to be. */
export const presentLicences = (): string => licencesPage(productionPackages(readLockfile()));

/** Prints what is wrong with the licences or their page, and sets the exit code. */
export function checkLicences(): void {
  const packages = productionPackages(readLockfile());
  const problems = licenceProblems(packages);
  if (!existsSync(LICENCES) || readFileSync(LICENCES, 'utf8') !== licencesPage(packages))
    problems.push(
      `${LICENCES} is out of date with package-lock.json. Update it: npm run write -- licences`,
    );
  for (const problem of problems) console.error(problem);
  console.log(
    say('licences: #{packages} packages, #{problems} problems', {
      packages: String(packages.length),
      problems: String(problems.length),
    }),
  );
  if (problems.length > 0) process.exitCode = 1;
}
