import { mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { help } from './help';

// Files that are made from others. Those in the repository are checked to be up to date.

function write(file: string, text: string): void {
  mkdirSync(path.dirname(file), { recursive: true });
  writeFileSync(file, text);
  console.log(file);
}

const writers: Readonly<Record<string, () => Promise<void>>> = {
  async variables() {
    const { envExample, receiverEnvExample } = await import('./variables');
    write('.env.example', envExample());
    write('deploy/receiver.env.example', receiverEnvExample());
  },
  /** The receiver of demo requests in one file, with what it needs. */
  async receiver() {
    const { bundleReceiver } = await import('./receiver/bundle');
    const { script, driver, packages } = await bundleReceiver('dist/receiver');
    const megabytes = (bytes: number): string => `${(bytes / 1e6).toFixed(1)} MB`;
    console.log(
      `dist/receiver/ is ready: receiver.mjs (${megabytes(script)}), made of ${packages} packages, and the database driver (${megabytes(driver)}).`,
    );
    console.log('Start it: node dist/receiver/receiver.mjs');
  },
  /** The hashes that npm leaves out of package-lock.json. */
  lockfile: async () => (await import('./packages/lockfile')).pinLockfile(),
};

const USAGE = `npm run write -- ${Object.keys(writers).join('|')}

variables    .env.example and deploy/receiver.env.example, with the meaning of every variable
receiver     dist/receiver/, the receiver of demo requests in one file
lockfile     the hashes that npm leaves out of package-lock.json`;

help(USAGE, 1);
const [name = ''] = process.argv.slice(2);
const writer = writers[name];
if (writer) await writer();
else {
  console.error(USAGE);
  process.exitCode = 2;
}
