import { AsOf } from './as-of';
import { Notice, type NoticeProps } from './notice';
import { Texts, type TextsProps } from './texts';

export { find } from './found';
export { VerdictLine } from './verdict-line';

interface ResultPartProps extends NoticeProps, Pick<TextsProps, 'guides'> {
  /** Undefined for the day of the page. */
  onAsOf: (day: string | undefined) => void;
}

/** The result, which loads with the law: the notice, and below it all that it rests on. */
export const ResultPart = ({ guides, onAsOf, ...props }: ResultPartProps) => {
  const { found, law, today, messages, locale } = props;
  return (
    <>
      <div>
        <Notice {...props} />
      </div>
      <Texts {...{ found, law, today, messages, locale, guides }}>
        <AsOf day={law.day} {...{ today, messages, locale, onAsOf }} />
      </Texts>
    </>
  );
};
