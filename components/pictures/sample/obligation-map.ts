import type { Thread } from '@/components/pictures/parts/threads';

/** Sample data of the obligation map: which item answers which. Its texts are in the messages. */
export const obligations = [
  { id: 'matters', status: 'covered' },
  { id: 'climate', status: 'partial' },
  { id: 'taxonomy', status: 'covered' },
  { id: 'council', status: 'missing' },
] as const;

export const dataPoints = [
  { id: 'matters', answers: ['matters', 'climate'] },
  { id: 'scope12', answers: ['climate'] },
  { id: 'scope3', answers: ['climate'] },
  { id: 'turnover', answers: ['taxonomy'] },
  { id: 'capex', answers: ['taxonomy'] },
  { id: 'meeting', answers: ['council'] },
] as const;

export const evidence = [
  { id: 'method', supports: ['matters'], missing: false },
  { id: 'invoices', supports: ['scope12'], missing: false },
  { id: 'footprint', supports: ['scope12', 'scope3'], missing: false },
  { id: 'ledger', supports: ['turnover', 'capex'], missing: false },
  { id: 'minutes', supports: ['meeting'], missing: true },
] as const;

const place = (items: readonly { id: string }[], id: string) =>
  items.findIndex((item) => item.id === id);

export const answers: Thread[] = dataPoints.flatMap((point, to) =>
  point.answers.map((id) => ({ from: place(obligations, id), to })),
);

export const supports: Thread[] = evidence.flatMap((piece, to) =>
  piece.supports.map((id) => ({ from: place(dataPoints, id), to, open: piece.missing })),
);

/** Label of an obligation: `§ 1`. */
export const obligationMark = (id: string): string => `§ ${place(obligations, id) + 1}`;

/** Label of a data point: `a`. */
export const dataMark = (id: string): string => 'abcdef'.charAt(place(dataPoints, id));
