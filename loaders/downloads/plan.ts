import { say } from '@/lib/say/say';
import type { StatedDownload } from '@/loaders/downloads';
import type { LawContext } from '@/loaders/downloads/law';
import { type Cell, headLine, letter } from './workbook';

type SheetContent = StatedDownload['sheets'][number];
export type ColumnContent = SheetContent['columns'][number];

/** What a row's file or computation gives for a column: yes or no is a key of the list `yesNo`. */
export type Given = SheetContent['rows'][number][string] | boolean | undefined;
export type Row = Readonly<Record<string, Given>>;

/** A sheet with the number of its rows settled, so that formulas can be given their cells. */
export class Plan {
  /** Line of the first row. */
  readonly first: number;

  constructor(
    readonly content: SheetContent,
    /** Those for readers to fill in are empty. */
    readonly rows: readonly Row[],
  ) {
    this.first = headLine(content.settings?.length ?? 0) + 1;
  }

  /** The letter of a column. @throws when the sheet has no such column, which the check of the content tells. */
  letter(column: string): string {
    const at = this.content.columns.findIndex(({ id }) => id === column);
    if (at < 0)
      throw new Error(
        say(
          'The sheet "#{name}" has no column "#{column}", which a computation of it needs; add the column, or remove "computed" where it is of no use.',
          { name: this.content.name, column },
        ),
      );
    return letter(at);
  }

  /** Cells of a column, `E4:E23`. */
  range(column: string): string {
    const name = this.letter(column);
    return `${name}${this.first}:${name}${this.first + this.rows.length - 1}`;
  }

  /** The same for formulas that are copied from line to line, `$E$4:$E$23`. */
  rangeHere(column: string): string {
    return this.range(column).replace(/([A-Z]+)(\d+)/g, '$$$1$$$2');
  }

  /** The same for formulas of other sheets, `Activities!$E$4:$E$23`. */
  rangeAbroad(column: string): string {
    return `${this.content.name}!${this.rangeHere(column)}`;
  }
}

/** Where a computation stands. */
export interface Place {
  readonly context: LawContext;
  readonly sheet: Plan;
  readonly sheets: readonly Plan[];
  /** An entry of a list of the file. */
  readonly word: (list: string, key: string) => string;
  /** What a setting of the sheet holds. */
  readonly setting: (index: number) => Cell;
}

/** A setting that is computed; `of` is the column that it is about. */
export interface SettingPlace extends Place {
  readonly of: string;
}

/** A cell that is computed. */
export interface CellPlace extends Place {
  readonly row: Row;
  /** The id of its column. */
  readonly column: string;
  readonly line: number;
  /** A cell of its line by column, `F5`. */
  readonly cell: (column: string) => string;
}
