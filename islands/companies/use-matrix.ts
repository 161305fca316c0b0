import { useRef, useState } from 'react';
import { loadLazily } from '@/islands/browser/hooks';
import type { CheckerLaw } from '@/law/checker/checker-law';
import type { ColumnWords } from '@/law/companies/columns';
import type { Sheet } from '@/law/companies/read-companies';
import { fetchJson } from '@/lib/browser/loading';
import type { Sources } from './messages';
import type { Answered, Result } from './result';

/** A list of companies on its way to the matrix; in the end, what it comes to and what shows it. */
export type Progress =
  | { step: 'empty' | 'reading' | 'unreadable' | 'failed' }
  | { step: 'done'; answered: Answered; Part: typeof Result; turn: number };

/** The matrix of the last list that was given, the function that takes one, and the one that forgets it. */
export function useMatrix({ law: lawAddress, columns }: Sources) {
  const [progress, setProgress] = useState<Progress>({ step: 'empty' });
  const last = useRef(0);

  /** @param open reads the list; fails when it is none. */
  async function take(open: () => Promise<Sheet>): Promise<void> {
    last.current += 1;
    const turn = last.current;
    const isGivenUp = () => turn !== last.current;
    const tell = (next: Progress) => {
      if (!isGivenUp()) setProgress(next);
    };
    tell({ step: 'reading' });
    const needed = loadLazily(() =>
      Promise.all([
        import('./result'),
        fetchJson<CheckerLaw>(lawAddress),
        fetchJson<ColumnWords[]>(columns),
      ]),
    ).catch(() => undefined);
    const sheet = await open().catch(() => undefined);
    if (!sheet) return tell({ step: 'unreadable' });
    const loaded = await needed;
    if (!loaded) return tell({ step: 'failed' });
    const [{ answerList, Result: Part }, law, words] = loaded;
    const answered = await answerList(law, words, sheet, isGivenUp);
    if (answered) tell({ step: 'done', answered, Part, turn });
  }

  const clear = () => {
    last.current += 1;
    setProgress({ step: 'empty' });
  };
  return { progress, take, clear };
}
