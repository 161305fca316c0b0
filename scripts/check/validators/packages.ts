import { spawnSync } from 'node:child_process';
import path from 'node:path';
import { npm } from '@/scripts/npm';

/** Validators that nothing else needs, at exact versions: npx fetches them, and runs none of their scripts. */
const packages = [
  'vnu-jar@26.9.27',
  'html_codesniffer@2.5.1',
  'accessibility-checker-engine@4.0.34',
];

/**
 * Folder of packages with the validators in it.
 * @throws when they cannot be fetched.
 */
export function fetchValidators(): string {
  const { status, stdout, stderr } = spawnSync(
    ...npm(
      ...['exec', '--yes', '--ignore-scripts', ...packages.map((name) => `--package=${name}`)],
      ...['-c', 'node -p process.env.PATH'],
    ),
    { encoding: 'utf8' },
  );
  const bin = stdout
    .trim()
    .split(path.delimiter)
    .find((folder) => folder.includes('_npx'));
  if (status !== 0 || !bin) throw new Error(`The validators cannot be fetched.\n${stderr}`);
  return path.dirname(bin);
}
