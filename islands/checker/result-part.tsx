import type { RegimeId } from '@/law/checker/regimes';
import { Follow, SinceCheck } from './come-back';
import type { ResultContext } from './found';
import { Notice } from './notice';
import { Beside } from './notice-styles';
import { ResultFiles } from './result-files';
import { Texts } from './texts';
import { YearsPart } from './years-part';

export { find } from './found';

interface ResultPartProps extends ResultContext {
  /** Address of the coming dates. */
  calendar: string;
  /** Address of what changed in the law. */
  comeBack: string;
  /** The day of the check that a link leads back to. */
  checked: string | undefined;
  /** Addresses of the guides by regime, of the demo page. */
  guides: Partial<Record<RegimeId, string>>;
  demo: string;
  onAsOf: (day: string | undefined) => void;
  onReset: () => void;
}

/** The result, which loads with the law: the notice, and below it all that it rests on. */
export const ResultPart = ({
  calendar,
  comeBack,
  checked,
  guides,
  demo,
  onAsOf,
  onReset,
  ...context
}: ResultPartProps) => (
  <>
    <Beside>
      <Notice {...context} demo={demo} onReset={onReset}>
        {checked && <SinceCheck {...context} address={comeBack} since={checked} />}
      </Notice>
    </Beside>
    <Texts {...context} guides={guides} />
    <YearsPart {...context} onAsOf={onAsOf} />
    <Follow {...context} address={comeBack} concerned={context.found.concerned} />
    <ResultFiles {...context} calendar={calendar} />
  </>
);
