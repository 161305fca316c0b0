import type { Lockfile } from './lockfile';

/** A package that the site builds or serves with. */
export interface LicensedPackage {
  name: string;
  version: string;
  /** SPDX expression; undefined when unknown. */
  licence: string | undefined;
}

/** Licences that a website may build and serve with; a new one is for a person to read. */
const ALLOWED = new Set([
  '0BSD',
  'Apache-2.0',
  'BlueOak-1.0.0',
  'BSD-2-Clause',
  'BSD-3-Clause',
  'CC-BY-4.0', // caniuse-lite: a table of browsers, used by the build.
  'CC0-1.0',
  'ISC',
  'LGPL-3.0-or-later', // libvips below sharp: a library of its own, linked and unchanged.
  'MIT',
  'MIT-0',
  'MPL-2.0', // next-mdx-remote: by file, unchanged.
  'Python-2.0', // argparse: permissive, in spite of its name.
]);

/** The site's fonts, which no lockfile names. */
const FONTS = [
  ['Newsreader', 'app/fonts/OFL-newsreader.txt'],
  ['Source Sans 3', 'app/fonts/OFL-source-sans-3.txt'],
] as const;

const nameOf = (place: string): string => place.replace(/^.*node_modules\//, '');

/** Packages of the lockfile that are not for development alone, by name and version. */
export function productionPackages({ packages }: Lockfile): LicensedPackage[] {
  const entries = Object.entries(packages);
  /** The parts of a package for other platforms are under its licence; lockfiles may leave it out. */
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

/** Whether an SPDX expression of AND, or of OR, leaves a licence that is allowed. */
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
        `${name} ${version} has ${licence ? `the licence ${licence}` : 'no known licence'}. Read it; then allow it in scripts/licence-list.ts, or do without the package.`,
    );

/** The page that lists every package by licence. */
export function licencesPage(packages: readonly LicensedPackage[]): string {
  const licences = [...new Set(packages.map(({ licence = 'unknown' }) => licence))].sort();
  const sections = licences.map((licence) => {
    const named = packages.filter((each) => (each.licence ?? 'unknown') === licence);
    return `## ${licence}\n\n${named.map(({ name, version }) => `- ${name} ${version}`).join('\n')}\n`;
  });
  const fonts = FONTS.map(([name, file]) => `- ${name} ([licence](../${file}))`).join('\n');
  return [
    '# Licences\n',
    'Every package that the site is built or served with, parts for other platforms included, by',
    'licence. Written by `npm run licences` from the lockfile; packages for development alone are left out.\n',
    ...sections,
    `## OFL-1.1\n\n${fonts}\n`,
  ].join('\n');
}
