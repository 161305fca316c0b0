/**
 * Holds back what this process prints, as Next lists each route and advises on what it runs by default, until it is known
 * how the build ends. DEBUG, whatever its value, asks for all of it; tests, which are no build, print theirs.
 * @returns how to say something meanwhile, and how to end: what was held back is shown after a failure or a warning of Next.
 */
export function holdBack({ argv, env } = process) {
  if (env.DEBUG || !argv.includes('build')) return { say() {}, end() {} };
  const held: (() => void)[] = [];
  let text = '';
  const streams = [process.stdout, process.stderr].map((stream) => ({
    stream,
    write: stream.write,
  }));
  for (const { stream, write } of streams)
    stream.write = (chunk: string | Uint8Array, ...rest: unknown[]) => {
      text += chunk;
      held.push(() => write.call(stream, chunk as string));
      for (const done of rest) if (typeof done === 'function') done();
      return true;
    };
  return {
    say: (line: string): unknown => streams[0]?.write.call(process.stdout, `${line}\n`),
    end(failed: boolean): void {
      for (const { stream, write } of streams) stream.write = write;
      // As Next begins its warnings where pages compile all the same.
      if (failed || /encountered \d+ warning/.test(text))
        for (const print of held.splice(0)) print();
    },
  };
}
