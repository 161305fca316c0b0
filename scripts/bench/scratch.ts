import { mkdirSync, mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';

/** Numbers of pages or guides to build: those given as arguments, or the defaults. */
export function countsOr(defaults: readonly number[]): readonly number[] {
  const given = process.argv.slice(2).map(Number).filter(Boolean);
  return given.length > 0 ? given : defaults;
}

/** A temporary project, and a function that writes its files. */
export function scratchProject(name: string) {
  const folder = mkdtempSync(path.join(tmpdir(), `${name}-`));
  const write = (file: string, content: string) => {
    mkdirSync(path.dirname(path.join(folder, file)), { recursive: true });
    writeFileSync(path.join(folder, file), content);
  };
  write('package.json', '{ "name": "bench", "private": true, "type": "module" }');
  return { folder, write };
}
