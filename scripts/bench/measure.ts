import { spawn } from 'node:child_process';
import { treeUsage, type Usage } from './process-tree';

/** Clock time, peak memory and total processor time of a command and all its processes. */
export interface Measure extends Usage {
  seconds: number;
}

/** Runs a command in a folder. @throws when it fails. */
export function measure(folder: string, command: string, ...args: string[]): Promise<Measure> {
  const start = performance.now();
  const child = spawn(command, args, { cwd: folder, stdio: ['ignore', 'ignore', 'inherit'] });
  const peak: Usage = { memory: 0, processor: 0 };
  const timer = setInterval(() => {
    const { memory, processor } = treeUsage(child.pid ?? 0);
    peak.memory = Math.max(peak.memory, memory);
    peak.processor = Math.max(peak.processor, processor);
  }, 250);
  return new Promise((resolve, reject) => {
    child.once('exit', (code) => {
      clearInterval(timer);
      if (code === 0) resolve({ seconds: (performance.now() - start) / 1000, ...peak });
      else reject(new Error(`${command} ${args.join(' ')} failed in ${folder}.`));
    });
  });
}

/** Prints cells below one another. */
export const printRow = (...cells: readonly (number | string)[]): void =>
  console.log(cells.map((cell) => String(cell).padStart(11)).join(' '));
