import { cpSync, existsSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import path from 'node:path';
import { guideVocabulary } from '@/loaders/mdx/vocabulary';
import { Fixture } from './fixture';

const fixtures = path.join(process.cwd(), 'tests', 'fixtures');
const broken = path.join(fixtures, 'broken-content');

/** Names of the fixtures of broken content, each broken in one way. */
export const brokenContents = (): string[] => readdirSync(broken).sort();

/** Expected output of the checks for a fixture, line by line; `{components}` are the names of those of guides. */
export const expectedOf = (name: string): string[] => {
  const names = guideVocabulary.components.map((component) => component.name).join(', ');
  return lines(path.join(broken, name, 'expected.txt')).map((line) =>
    line.replace('{components}', names),
  );
};

/** The valid site fixture: two guides, the legal texts, a glossary and a style. */
export function soundContent(fixture = new Fixture()): Fixture {
  cpSync(path.join(fixtures, 'sound-content'), fixture.root, { recursive: true });
  return fixture;
}

/** The valid site with a broken fixture's files on top, without those that its removed.txt lists. */
export function brokenContent(name: string, fixture = new Fixture()): Fixture {
  soundContent(fixture);
  for (const file of lines(path.join(broken, name, 'removed.txt')))
    rmSync(path.join(fixture.root, file));
  const content = path.join(broken, name, 'content');
  if (existsSync(content)) cpSync(content, path.join(fixture.root, 'content'), { recursive: true });
  return fixture;
}

const lines = (file: string): string[] =>
  existsSync(file) ? readFileSync(file, 'utf8').split('\n').filter(Boolean) : [];
