import { dataPoints, evidence, obligations } from './company';

/** A link from a row of the left column to a row of the right column, counted from 0. */
interface Link {
  from: number;
  to: number;
  open?: boolean;
}

const place = (items: readonly { id: string }[], id: string) =>
  items.findIndex((item) => item.id === id);

export const answers: Link[] = dataPoints.flatMap((point, to) =>
  point.answers.map((id) => ({ from: place(obligations, id), to })),
);

export const supports: Link[] = evidence.flatMap((piece, to) =>
  piece.supports.map((id) => ({ from: place(dataPoints, id), to, open: piece.missing })),
);

/** Label of an obligation: `§ 1`. */
export const obligationMark = (id: string): string => `§ ${place(obligations, id) + 1}`;

/** Label of a data point: `a`. */
export const dataMark = (id: string): string => 'abcdef'.charAt(place(dataPoints, id));
