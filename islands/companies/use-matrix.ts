import { useRef, useState } from 'react';
import { loadLazily } from '@/islands/browser/hooks';
import type { CheckerLaw } from '@/law/checker/checker-law';
import type { ColumnWords } from '@/law/companies/columns';
import { type MatrixRow, matrixOf } from '@/law/companies/matrix';
import { type Reading, readCompanies, type Sheet } from '@/law/companies/read-companies';
import { fetchJson } from '@/lib/browser/loading';
import type { Sources } from './messages';

/** A list of companies on its way to the matrix. */
export type Progress =
  | { step: 'empty' | 'reading' | 'unreadable' | 'failed' }
  | { step: 'done'; reading: Reading; rows: MatrixRow[]; day: string };

/** The matrix of the last list that was given, the function that takes one, and the one that forgets it. */
export function useMatrix({ law: lawAddress, columns }: Sources) {
  const [progress, setProgress] = useState<Progress>({ step: 'empty' });
  const last = useRef(0);

  /** @param open reads the list; fails when it is none. */
  async function take(open: () => Promise<Sheet>): Promise<void> {
    last.current += 1;
    const turn = last.current;
    const tell = (next: Progress) => {
      if (turn === last.current) setProgress(next);
    };
    tell({ step: 'reading' });
    const needed = loadLazily(() =>
      Promise.all([fetchJson<CheckerLaw>(lawAddress), fetchJson<ColumnWords[]>(columns)]),
    ).catch(() => undefined);
    const sheet = await open().catch(() => undefined);
    if (!sheet) return tell({ step: 'unreadable' });
    const [law, words] = (await needed) ?? [];
    if (!law || !words) return tell({ step: 'failed' });
    const reading = readCompanies(sheet, words);
    const rows = await matrixOf(law, reading.companies, () => turn !== last.current);
    if (rows) tell({ step: 'done', reading, rows, day: law.day });
  }

  const clear = () => {
    last.current += 1;
    setProgress({ step: 'empty' });
  };
  return { progress, take, clear };
}
