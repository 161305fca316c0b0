import { existsSync, readdirSync, readFileSync } from 'node:fs';

/** What a process and those below it use. Linux only; zeros elsewhere. */
export interface Usage {
  /** Resident memory, in MiB. */
  memory: number;
  /** Processor time so far, of finished processes too, in seconds. */
  processor: number;
}

const TICKS_PER_SECOND = 100;

interface Running extends Usage {
  pid: number;
  parent: number;
}

/** One process; none when it has ended meanwhile. */
function read(pid: string): Running[] {
  try {
    const status = readFileSync(`/proc/${pid}/status`, 'utf8');
    // After the name in brackets, which may hold spaces.
    const fields = readFileSync(`/proc/${pid}/stat`, 'utf8')
      .replace(/^.*\) /s, '')
      .split(' ');
    // User and system time, its own and that of finished children.
    const ticks = fields.slice(11, 15).reduce((sum, field) => sum + Number(field), 0);
    const memory = Number(/^VmRSS:\s+(\d+)/m.exec(status)?.[1] ?? 0) / 1024;
    const processor = ticks / TICKS_PER_SECOND;
    return [{ pid: Number(pid), parent: Number(fields[1]), memory, processor }];
  } catch {
    return [];
  }
}

/** Present usage of a process tree. */
export function treeUsage(root: number): Usage {
  if (!existsSync('/proc')) return { memory: 0, processor: 0 };
  const running = readdirSync('/proc')
    .filter((entry) => /^\d+$/.test(entry))
    .flatMap(read);
  const parents = new Map(running.map(({ pid, parent }) => [pid, parent]));
  const isBelow = (pid: number | undefined): boolean =>
    pid !== undefined && (pid === root || isBelow(parents.get(pid)));
  const tree = running.filter(({ pid }) => isBelow(pid));
  return {
    memory: tree.reduce((sum, { memory }) => sum + memory, 0),
    processor: tree.reduce((sum, { processor }) => sum + processor, 0),
  };
}
