import type { RegimeId } from '@/law/checker/regimes';
import { Follow } from './follow';
import type { ResultContext } from './found';
import { Notice } from './notice';
import { ResultFiles } from './result-files';
import { Texts } from './texts';
import { YearsPart } from './years-part';

export { find } from './found';
export { VerdictLine } from './verdict-line';

interface ResultPartProps extends ResultContext {
  /** Address of the coming dates. */
  calendar: string;
  /** Addresses of the guides by regime, of the demo page. */
  guides: Partial<Record<RegimeId, string>>;
  demo: string;
  onAsOf: (day: string | undefined) => void;
  onReset: () => void;
}

/** The result, which loads with the law: the notice, and below it all that it rests on. */
export function ResultPart({ onAsOf, onReset, ...props }: ResultPartProps) {
  const { found, law, today, messages, locale } = props;
  const context = { found, law, today, messages, locale };
  return (
    <>
      <div>
        <Notice {...context} demo={props.demo} onReset={onReset} />
      </div>
      <Texts {...context} guides={props.guides} />
      <YearsPart {...context} onAsOf={onAsOf} />
      <Follow {...context} />
      <ResultFiles {...context} calendar={props.calendar} />
    </>
  );
}
