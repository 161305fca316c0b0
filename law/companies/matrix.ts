import { toFragment } from '@/law/checker/address';
import type { Answers } from '@/law/checker/answers';
import type { CheckerLaw } from '@/law/checker/checker-law';
import { type Group, groupOf } from '@/law/checker/groups';
import { profileOf } from '@/law/checker/profile';
import type { RegimeId } from '@/law/checker/regimes';
import { answersOn, type LayerAnswer } from '@/law/checker/result';
import type { Company } from './read-companies';

/** What a regime comes to for a company; exempt when it would be concerned but for an exemption. */
export const answers = ['yes', 'unknown', 'elsewhere', 'exempt', 'no'] as const satisfies readonly (
  | Group
  | 'exempt'
)[];
export type Answer = (typeof answers)[number];

interface MatrixCell {
  answer: Answer;
  /** The layer that concerns the company, when the other one does not. */
  only: 'eu' | 'fr' | undefined;
}

export interface MatrixRow extends Pick<Company, 'line' | 'name'> {
  /** The company's answers, as the fragment of the checker's address. */
  fragment: string;
  cells: Readonly<Record<RegimeId, MatrixCell>>;
}

/** What every regime comes to for a company: what the checker answers for it alone. */
const matrixRow = (law: CheckerLaw, { line, name, answers: given }: Company): MatrixRow => ({
  line,
  name,
  fragment: toFragment(given),
  cells: Object.fromEntries(
    answersOn(law, profileOf(given)).map((result) => [result.id, cellOf(result, given)]),
  ) as MatrixRow['cells'],
});

function cellOf(result: { layers: readonly LayerAnswer[] }, given: Answers): MatrixCell {
  const group = groupOf(result, given);
  const met = result.layers.filter(({ verdict }) => verdict === 'yes');
  const isExempt = group === 'no' && result.layers.some(({ verdict }) => verdict === 'exempt');
  return {
    answer: isExempt ? 'exempt' : group,
    only: met.length === 1 && result.layers.length > 1 ? met[0]?.layer : undefined,
  };
}

/** How long the page may wait for its next breath, in milliseconds. */
const SLICE = 30;

/**
 * The rows of many companies, worked out in slices, between which the page stays responsive.
 * @returns undefined when it is given up in between.
 */
export async function matrixOf(
  law: CheckerLaw,
  companies: readonly Company[],
  isGivenUp: () => boolean,
): Promise<MatrixRow[] | undefined> {
  const rows: MatrixRow[] = [];
  let begun = performance.now();
  for (const company of companies) {
    rows.push(matrixRow(law, company));
    if (performance.now() - begun < SLICE) continue;
    await nextTask();
    if (isGivenUp()) return undefined;
    begun = performance.now();
  }
  return rows;
}

/** Unlike a timer, a message is not held back by the browser. */
const nextTask = (): Promise<void> =>
  new Promise((resolve) => {
    const { port1, port2 } = new MessageChannel();
    port1.onmessage = () => {
      port1.close();
      resolve();
    };
    port2.postMessage(null);
  });
