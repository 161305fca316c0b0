import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';

/** How long a successful answer is trusted, in days. */
const BELIEVED = 7;
const DAY = 24 * 60 * 60 * 1000;

/** A file of addresses that answered lately. */
export class KeptAnswers {
  private readonly answered: Map<string, number>;

  constructor(private readonly file: string) {
    this.answered = new Map(readEntries(file));
  }

  /** Whether an address answered within the last days. */
  has(url: string, now = Date.now()): boolean {
    const then = this.answered.get(url);
    return then !== undefined && now - then < BELIEVED * DAY;
  }

  /** Keeps that an address has answered. */
  add(url: string, now = Date.now()): void {
    this.answered.set(url, now);
    mkdirSync(path.dirname(this.file), { recursive: true });
    writeFileSync(this.file, JSON.stringify(Object.fromEntries(this.answered)));
  }
}

function readEntries(file: string): [string, number][] {
  try {
    return Object.entries(JSON.parse(readFileSync(file, 'utf8')) as Record<string, number>);
  } catch {
    return [];
  }
}
