import type { ReactNode } from 'react';
import styles from './crop.module.css';
import { Picture } from './picture';

interface CropProps {
  /** What it shows, in one line. */
  name: string;
  head: ReactNode;
  /** Beside the head. */
  note?: ReactNode;
  rows: readonly {
    text: ReactNode;
    /** Under the text. */
    detail?: ReactNode;
    /** At the end of the row: a status, a value. */
    end?: ReactNode;
  }[];
}

/** The top of one of the product's screens: its head and first rows, below which it fades out. */
export const Crop = ({ name, head, note, rows }: CropProps) => (
  <Picture name={name} frame={styles.crop}>
    <p className={styles.head}>
      <span>{head}</span>
      {note && <span className={styles.note}>{note}</span>}
    </p>
    <ul role="list">
      {rows.map(({ text, detail, end }, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: the rows never change.
        <li key={index} className={styles.row}>
          <span>
            {text}
            {detail && <span className={styles.detail}>{detail}</span>}
          </span>
          {end}
        </li>
      ))}
    </ul>
  </Picture>
);
