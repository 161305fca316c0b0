import type { CheckerLaw } from '@/law/checker/checker-law';
import type { ColumnWords } from '@/law/companies/columns';
import { type MatrixRow, matrixOf } from '@/law/companies/matrix';
import { type Reading, readCompanies, type Sheet } from '@/law/companies/read-companies';
import { Matrix } from './matrix';
import type { CompaniesProps } from './messages';
import { Notes, Problems } from './problems';

// Loads once there is a list: what answers it, and what shows the answers.

/** What a list comes to. */
export interface Answered {
  reading: Reading;
  rows: MatrixRow[];
  /** Day of the law that answers. */
  day: string;
}

/** @returns undefined when it is given up in between. */
export async function answerList(
  law: CheckerLaw,
  words: readonly ColumnWords[],
  sheet: Sheet,
  isGivenUp: () => boolean,
): Promise<Answered | undefined> {
  const reading = readCompanies(sheet, words);
  const rows = await matrixOf(law, reading.companies, isGivenUp);
  return rows && { reading, rows, day: law.day };
}

interface ResultProps extends Answered, CompaniesProps {
  onClear: () => void;
}

/** What to correct in a list, and its matrix. */
export const Result = ({ reading, ...props }: ResultProps) => (
  <>
    <Problems reading={reading} messages={props.messages} />
    <Notes reading={reading} messages={props.messages} />
    {props.rows.length > 0 && <Matrix {...props} />}
  </>
);
