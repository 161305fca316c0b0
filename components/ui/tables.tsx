import { Children, type ComponentProps, isValidElement, type ReactNode } from 'react';
import { visuallyHidden } from './marks';

interface StackingTableProps {
  /** For screen readers; a heading shows it to everybody else. */
  caption: string;
  columns: readonly string[];
  /** Columns of equal width on wide screens. */
  even?: boolean;
  /** The bodies. Cells carry their column's name in `data-label`, for screens where the rows stack. */
  children: ReactNode;
}

/** The names of the columns, above them. */
export const ColumnHeads = ({ columns }: { columns: readonly string[] }) => (
  <thead>
    <tr>
      {columns.map((column) => (
        <th key={column} scope="col">
          {column}
        </th>
      ))}
    </tr>
  </thead>
);

/** A table whose rows become labelled lists where it is narrow. */
export function StackingTable({ caption, columns, even = false, children }: StackingTableProps) {
  return (
    <table className={even ? 'table even' : 'table'}>
      <caption>{visuallyHidden(caption)}</caption>
      <ColumnHeads columns={columns} />
      {children}
    </table>
  );
}

/** The words of a table's caption. */
const captionOf = (children: ReactNode): string | undefined =>
  Children.toArray(children)
    .filter((child) => isValidElement<{ children?: ReactNode }>(child))
    .filter(({ type }) => type === 'caption')
    .map(({ props }) => Children.toArray(props.children).join(''))[0];

/** A table in prose, named by its caption. A wide one is a scroll container, so it must be reachable by keyboard. */
export const ScrollTable = ({ label, ...props }: ComponentProps<'table'> & { label: string }) => {
  const name = captionOf(props.children) ?? label;
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset would announce a form.
    // biome-ignore lint/a11y/noNoninteractiveTabindex: see above.
    <div className="scrolls" tabIndex={0} role="group" aria-label={name}>
      <table {...props} />
    </div>
  );
};
