import { bundleReceiver } from './bundle';

const FOLDER = 'dist/receiver';
const megabytes = (bytes: number): string => `${(bytes / 1e6).toFixed(1)} MB`;

const { script, driver, sbom } = await bundleReceiver(FOLDER);
console.log(
  `${FOLDER}/ is ready: receiver.mjs (${megabytes(script)}), made of ${sbom.components.length} packages, and the database driver (${megabytes(driver)}).`,
);
console.log(`Start it: node ${FOLDER}/receiver.mjs`);
