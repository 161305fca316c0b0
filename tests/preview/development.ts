import { type ChildProcess, execFileSync, spawn } from 'node:child_process';
import { readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { parseDocument, type YAMLMap, type YAMLSeq } from 'yaml';
import { copyProject } from '@/tests/copy-project';
import { settings } from '@/tests/settings';

/** A copy of the project running `next dev`, to edit as a writer would. */
export class Development {
  readonly folder = copyProject();
  private readonly server: ChildProcess;
  private output = '';

  constructor(private readonly origin: string) {
    // Without the settings of the build under test, as writers run it.
    const left = ['NODE_ENV', 'FORCE_COLOR', ...Object.keys(settings)];
    const env = Object.fromEntries(
      Object.entries(process.env).filter(([name]) => !left.includes(name)),
    );
    this.server = spawn(
      process.execPath,
      ['node_modules/next/dist/bin/next', 'dev', '--port', new URL(origin).port],
      {
        cwd: this.folder,
        env: { ...env, NEXT_TELEMETRY_DISABLED: '1' } as unknown as NodeJS.ProcessEnv,
      },
    );
    for (const stream of [this.server.stdout, this.server.stderr])
      stream?.on('data', (chunk) => {
        this.output += chunk;
      });
  }

  /** Resolves once the server answers. */
  async ready(): Promise<void> {
    for (;;) {
      if (this.server.exitCode !== null) throw new Error(this.output);
      const answer = await fetch(`${this.origin}/content-version/`).catch(() => undefined);
      if (answer?.ok) return;
      await new Promise((resolve) => setTimeout(resolve, 200));
    }
  }

  /** Replaces text in a file; the text must be there. */
  replace(file: string, text: string | RegExp, by: string): void {
    const full = path.join(this.folder, file);
    const before = readFileSync(full, 'utf8');
    const after = before.replace(text, by);
    if (after === before) throw new Error(`${file} does not hold ${text}`);
    writeFileSync(full, after);
  }

  /** Removes a file, until it is restored. */
  remove(file: string): { restore: () => void } {
    const full = path.join(this.folder, file);
    const source = readFileSync(full);
    rmSync(full);
    return { restore: () => writeFileSync(full, source) };
  }

  /** Changes every item of a list in a YAML file. */
  editYaml(file: string, list: string, change: (item: YAMLMap) => void): void {
    const full = path.join(this.folder, file);
    const document = parseDocument(readFileSync(full, 'utf8'));
    for (const item of (document.get(list) as YAMLSeq<YAMLMap>).items) change(item);
    writeFileSync(full, document.toString({ lineWidth: 0 }));
  }

  /** Runs one of the project's scripts in the copy. */
  run(script: string, ...options: readonly string[]): void {
    execFileSync(process.execPath, ['--import', 'tsx', script, ...options], { cwd: this.folder });
  }

  async stop(): Promise<void> {
    const ended = new Promise((resolve) => this.server.once('exit', resolve));
    this.server.kill();
    await ended;
    try {
      rmSync(this.folder, { recursive: true, force: true, maxRetries: 20, retryDelay: 100 });
    } catch {
      // What the server started is still writing; the folder is a temporary one.
    }
  }
}
