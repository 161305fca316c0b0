import { isProtecting, type RegimeId } from '@/law/checker/regimes';
import type { MatrixRow } from '@/law/companies/matrix';
import { lowerFirst } from '@/lib/sentences';
import { fill } from '../checker/messages';
import type { CompaniesMessages } from './messages';

/** The answer of a cell in words, with the layer of law when one alone concerns the company. */
export function answerText(row: MatrixRow, regime: RegimeId, messages: CompaniesMessages): string {
  const { answer, only } = row.cells[regime];
  const word = messages.answers[answer === 'yes' && isProtecting(regime) ? 'protected' : answer];
  return only ? `${word} (${lowerFirst(messages.layers[only])})` : word;
}

export const nameOf = ({ name, line }: MatrixRow, messages: CompaniesMessages): string =>
  name || fill(messages.unnamed, { line });
