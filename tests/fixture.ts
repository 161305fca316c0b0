import { cpSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';

/** Stays where it is when a fixture takes the place of the working directory. */
const project = process.cwd();

const newFolder = (): string => mkdtempSync(path.join(tmpdir(), 'site-'));

/** A temporary project folder for a test, with helpers to write and read files in it. */
export class Fixture {
  constructor(public root = newFolder()) {}

  /** Writes files, given by their path from the root of the fixture. */
  write(files: Record<string, string>): this {
    for (const [file, content] of Object.entries(files)) {
      const full = path.join(this.root, file);
      mkdirSync(path.dirname(full), { recursive: true });
      writeFileSync(full, content);
    }
    return this;
  }

  read(file: string): string {
    return readFileSync(path.join(this.root, file), 'utf8');
  }

  readBytes(file: string): Buffer {
    return readFileSync(path.join(this.root, file));
  }

  /** Copies a folder or file of the project to the same place in the fixture. */
  copy(from: string): this {
    cpSync(path.join(project, from), path.join(this.root, from), { recursive: true });
    return this;
  }

  /** Replaces text in a file; the text must be there. */
  replace(file: string, text: string | RegExp, by: string): this {
    const content = this.read(file);
    const changed = content.replace(text, by);
    if (changed === content) throw new Error(`${file} does not hold ${text}`);
    return this.write({ [file]: changed });
  }

  /** Stands in for the project in code that reads `process.cwd()`, until mocks are restored. */
  enter(): this {
    jest.spyOn(process, 'cwd').mockReturnValue(this.root);
    return this;
  }

  remove(): void {
    // On Windows, files that a process has just closed may be held for a moment.
    rmSync(this.root, { recursive: true, force: true, maxRetries: 5 });
  }
}

/** A fixture that each test of a file or group finds in a new folder, as `fill` leaves it; its mocks end with it. */
export function freshFixture(fill?: (fixture: Fixture) => unknown): Fixture {
  const fixture = new Fixture('');
  beforeEach(() => {
    fixture.root = newFolder();
    fill?.(fixture);
  });
  afterEach(() => {
    jest.restoreAllMocks();
    fixture.remove();
  });
  return fixture;
}
