import type { RegimeId } from '@/law/checker/regimes';
import type { ResultContext } from './found';
import { Notice } from './notice';
import { ResultFiles } from './result-files';
import { Texts } from './texts';
import { YearsPart } from './years-part';

export { find } from './found';

interface ResultPartProps extends ResultContext {
  /** Address of the coming dates. */
  calendar: string;
  /** Addresses of the guides by regime, of the demo page. */
  guides: Partial<Record<RegimeId, string>>;
  demo: string;
  /** The day of the page's law. */
  today: string;
  onAsOf: (day: string | undefined) => void;
  onReset: () => void;
}

/** The result, which loads with the law: the notice, and below it all that it rests on. */
export const ResultPart = ({
  calendar,
  guides,
  demo,
  today,
  onAsOf,
  onReset,
  ...context
}: ResultPartProps) => (
  <>
    <Notice {...context} demo={demo} onReset={onReset} />
    <Texts {...context} guides={guides} />
    <YearsPart {...context} today={today} onAsOf={onAsOf} />
    <ResultFiles {...context} calendar={calendar} />
  </>
);
