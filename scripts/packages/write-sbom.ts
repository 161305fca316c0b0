import { mkdirSync, writeFileSync } from 'node:fs';
import { productionPackages } from './licence-list';
import { readLockfile } from './lockfile';
import { sbomOf } from './sbom';

const FILE = 'dist/sbom.cdx.json';

const packages = productionPackages(readLockfile());
const sbom = sbomOf(packages.map(({ name, version }) => `${name}@${version}`));
mkdirSync('dist', { recursive: true });
writeFileSync(FILE, `${JSON.stringify(sbom, null, 2)}\n`);
console.log(`${FILE} lists the ${sbom.components.length} production dependencies.`);
