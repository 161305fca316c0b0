/** What a company is told, in the same sentences wherever it is: on pages, beside the form, in the message. */
export interface Said {
  /** Of the size of a headline, without a full stop. */
  first: string;
  second: string | undefined;
  /** How many texts concern it. */
  count: string;
}

interface VerdictProps {
  said: Omit<Said, 'count'>;
  /** A heading, which is not a part of the page's outline where it stands beside a form. */
  as?: 'h3' | 'p';
  id?: string;
  size?: 'as-h2' | 'heading';
}

/** The sentences of a verdict. */
export const Verdict = ({ said, as: Tag = 'p', id, size = 'as-h2' }: VerdictProps) => (
  <>
    <Tag id={id} className={size}>
      <mark>{said.first}</mark>
    </Tag>
    {said.second && <p className={size === 'as-h2' ? 'heading' : 'soft'}>{said.second}</p>}
  </>
);
