import { execFileSync } from 'node:child_process';
import { npm } from '../npm';
import { productionPackages } from './licences';
import { readLockfile } from './lockfile';

/** The parts of a CycloneDX document that are used. */
export interface Sbom {
  readonly bomFormat: 'CycloneDX';
  readonly components: readonly Component[];
  readonly dependencies: readonly { readonly ref: string; readonly dependsOn: readonly string[] }[];
}
interface Component {
  /** `fastify@5.12.8`. */
  readonly 'bom-ref': string;
  readonly name: string;
  readonly version: string;
}

/** A bill of materials (CycloneDX) of everything in the lockfile. @throws with npm's error. */
function wholeSbom(): Sbom {
  const text = execFileSync(
    ...npm('sbom', '--sbom-format=cyclonedx', '--sbom-type=application', '--package-lock-only'),
    { encoding: 'utf8', maxBuffer: 64 * 1024 * 1024, stdio: ['ignore', 'pipe', 'ignore'] },
  );
  return JSON.parse(text) as Sbom;
}

/**
 * A bill of materials of some packages of the lockfile. The choice is ours, since `npm sbom --omit=dev` also
 * leaves out what development shares with production, such as React.
 * @param packages such as `fastify@5.12.8`.
 * @throws when one of them is not in the lockfile.
 */
export function sbomOf(packages: Iterable<string>): Sbom {
  const whole = wholeSbom();
  const wanted = new Set(packages);
  const components = whole.components.filter(({ name, version }) =>
    wanted.has(`${name}@${version}`),
  );
  const listed = new Set(components.map(({ name, version }) => `${name}@${version}`));
  const missing = [...wanted].filter((name) => !listed.has(name));
  if (missing.length > 0) throw new Error(`npm sbom does not list ${missing.join(', ')}.`);
  const refs = new Set(components.map((component) => component['bom-ref']));
  const dependencies = whole.dependencies
    .filter(({ ref }) => refs.has(ref))
    .map(({ ref, dependsOn }) => ({ ref, dependsOn: dependsOn.filter((on) => refs.has(on)) }));
  return { ...whole, components, dependencies };
}

/** That of all production packages. */
export const productionSbom = (): Sbom =>
  sbomOf(productionPackages(readLockfile()).map(({ name, version }) => `${name}@${version}`));
