import { cpSync, existsSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import path from 'node:path';
import { Fixture } from './fixture';

const fixtures = path.join(process.cwd(), 'tests', 'fixtures');
const broken = path.join(fixtures, 'broken-content');

/** Names of the sites whose content is broken, each in one way. */
export const brokenContents = (): string[] => readdirSync(broken).sort();

/** What the checks must say of one of them, line by line. */
export const expectedOf = (name: string): string[] =>
  lines(path.join(broken, name, 'expected.txt'));

/** The sound site of the fixtures: two guides, the legal texts, a glossary and a style. */
export function soundContent(): Fixture {
  const fixture = new Fixture();
  cpSync(path.join(fixtures, 'sound-content'), fixture.root, { recursive: true });
  return fixture;
}

/** The same without the files that a broken one's removed.txt names, and with the files it has. */
export function brokenContent(name: string): Fixture {
  const fixture = soundContent();
  for (const file of lines(path.join(broken, name, 'removed.txt')))
    rmSync(path.join(fixture.root, file));
  const content = path.join(broken, name, 'content');
  if (existsSync(content)) cpSync(content, path.join(fixture.root, 'content'), { recursive: true });
  return fixture;
}

const lines = (file: string): string[] =>
  existsSync(file) ? readFileSync(file, 'utf8').split('\n').filter(Boolean) : [];
