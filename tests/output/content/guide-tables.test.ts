import { attribute, elements, textOf } from '@/lib/html';
import { faults, guidePages } from '../support/site';

it('gives every table of a guide a caption of its own, row headers and labelled cells', () => {
  let tables = 0;
  expect(
    faults(guidePages, ({ document }) => {
      const found = elements(document, 'table');
      tables += found.length;
      const captions = found.map((table) => elements(table, 'caption').map(textOf).join());
      return [
        ...captions.filter((caption, index) => !caption || captions.indexOf(caption) !== index),
        ...found.flatMap((table) =>
          elements(table, 'tr')
            .slice(1)
            .flatMap((row) => {
              const [header, ...cells] = elements(row, 'th', 'td');
              const isLabelled =
                cells.length === 1 || cells.every((cell) => attribute(cell, 'data-label'));
              return header?.tagName === 'th' && isLabelled ? [] : [`has a row "${textOf(row)}"`];
            }),
        ),
      ];
    }),
  ).toEqual([]);
  expect(tables).toBeGreaterThan(0);
});
