import path from 'node:path';
import { type BuildOptions, type BuildResult, build, type Metafile, stop } from 'esbuild';

/** A bundled script and its file name. */
export interface Script {
  name: string;
  content: string;
}

/**
 * Bundles scripts for browsers, with a content hash in their names. Nothing is written to disk.
 * @param development keeps the code readable, and libraries in their development builds.
 */
export async function bundleScripts(options: BuildOptions, development: boolean) {
  const { outputFiles, metafile } = await run(development, {
    bundle: true,
    minify: !development,
    format: 'esm',
    target: 'es2022',
    entryNames: '[name]-[hash]',
    chunkNames: '[name]-[hash]',
    outdir: process.cwd(),
    write: false,
    metafile: true,
    logLevel: 'silent',
    ...options,
    define: {
      'process.env.NODE_ENV': JSON.stringify(development ? 'development' : 'production'),
      ...options.define,
    },
  });
  const scripts = (outputFiles ?? []).map((file) => ({
    name: path.basename(file.path),
    content: file.text,
  }));
  return { scripts, metafile: metafile as Metafile };
}

let running = 0;

/** Runs esbuild. In builds its process ends with the last bundle: it would hold 100 MB until the end. */
async function run(development: boolean, options: BuildOptions): Promise<BuildResult> {
  running++;
  try {
    return await build(options);
  } finally {
    running--;
    if (running === 0 && !development) await stop();
  }
}
