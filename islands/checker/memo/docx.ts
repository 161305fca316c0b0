import {
  BorderStyle,
  convertMillimetersToTwip,
  Document,
  ExternalHyperlink,
  Footer,
  HeadingLevel,
  HeightRule,
  Packer,
  PageNumber,
  Paragraph,
  Table,
  TableCell,
  TableLayoutType,
  TableRow,
  TextRun,
  WidthType,
} from 'docx';
import { localeTags } from '@/lib/i18n/locales';
import { COLON } from '@/lib/sentences';
import type { Cell, Line, Memo, MemoTable } from './model';

// Sizes of type are in half points, others in twentieths of a point.

const page = {
  size: { width: convertMillimetersToTwip(210), height: convertMillimetersToTwip(297) },
  margin: {
    top: convertMillimetersToTwip(14),
    bottom: convertMillimetersToTwip(14),
    left: convertMillimetersToTwip(15),
    right: convertMillimetersToTwip(15),
    footer: convertMillimetersToTwip(7),
  },
};
const WIDTH = page.size.width - page.margin.left - page.margin.right;
const FONT = 'Calibri';
const heading = (size: number, before: number) => ({
  run: { font: FONT, size, bold: true, color: '000000' },
  paragraph: { spacing: { before, after: 60 }, keepNext: true },
});

/** The memo as a Word document, A4, with styles for its headings and tables whose head repeats. */
export function toDocx(memo: Memo): Promise<Blob> {
  const { locale, title, subtitle } = memo;
  return Packer.toBlob(
    new Document({
      title,
      subject: subtitle,
      creator: '',
      lastModifiedBy: '',
      styles: {
        default: {
          document: { run: { font: FONT, size: 18, language: { value: localeTags[locale] } } },
          heading1: heading(34, 0),
          heading2: heading(23, 200),
        },
      },
      sections: [
        { properties: { page }, footers: { default: footer() }, children: contentOf(memo) },
      ],
    }),
  );
}

const contentOf = (memo: Memo): (Paragraph | Table)[] => {
  const { locale, title, subtitle, company, facts, sections, signature } = memo;
  return [
    new Paragraph({ text: title, heading: HeadingLevel.HEADING_1 }),
    new Paragraph({ text: subtitle }),
    new Paragraph({
      spacing: { before: 160 },
      border: { bottom: { style: BorderStyle.SINGLE, size: 4, space: 2 } },
      children: [
        new TextRun({ text: `${company[0]}${COLON[locale]}`, size: 23 }),
        new TextRun({ text: company[1], size: 23, bold: true }),
      ],
    }),
    headingOf(facts.title),
    grid(
      [60, 40],
      facts.pairs.map(([fact, value]) => [[{ text: fact }], [{ text: value, strong: true }]]),
    ),
    ...sections.flatMap(({ title: name, table, lines = [] }) => [
      headingOf(name),
      ...(table ? [grid(table.widths, table.rows, table)] : []),
      ...lines.map((line) => paragraph(line, 60)),
    ]),
    headingOf(memo.signed),
    grid(
      [25, 75],
      signature.map((blank) => [[{ text: blank }], []]),
      { height: convertMillimetersToTwip(9) },
    ),
  ];
};

const headingOf = (text: string) => new Paragraph({ text, heading: HeadingLevel.HEADING_2 });

function paragraph({ text, href, strong = false }: Line, before = 0): Paragraph {
  const spacing = { before };
  if (href === undefined)
    return new Paragraph({
      spacing,
      children: [new TextRun({ text, ...(strong && { bold: true }) })],
    });
  const run = new TextRun({ text, style: 'Hyperlink' });
  return new Paragraph({
    spacing,
    children: [new ExternalHyperlink({ link: href, children: [run] })],
  });
}

/**
 * @param widths of the columns, in per cent.
 * @param height of a row at least.
 */
function grid(
  widths: MemoTable['widths'],
  rows: MemoTable['rows'],
  { head, height }: { head?: MemoTable['head']; height?: number } = {},
): Table {
  const columnWidths = widths.map((share) => Math.round((WIDTH * share) / 100));
  const rowOf = (cells: readonly Cell[], isHead = false) =>
    new TableRow({
      ...(isHead && { tableHeader: true }),
      cantSplit: true,
      ...(height && { height: { value: height, rule: HeightRule.ATLEAST } }),
      children: cells.map(
        (cell, at) =>
          new TableCell({
            width: { size: columnWidths[at] ?? 0, type: WidthType.DXA },
            margins: { top: 30, bottom: 30, left: 70, right: 70 },
            // A cell without a paragraph is no valid one.
            children: (cell.length > 0 ? cell : [{ text: '' }]).map((line) => paragraph(line)),
          }),
      ),
    });
  return new Table({
    width: { size: WIDTH, type: WidthType.DXA },
    columnWidths,
    layout: TableLayoutType.FIXED,
    rows: [
      ...(head
        ? [
            rowOf(
              head.map((text) => [{ text, strong: true }]),
              true,
            ),
          ]
        : []),
      ...rows.map((row) => rowOf(row)),
    ],
  });
}

/** The page's number and their total. */
const footer = () =>
  new Footer({
    children: [
      new Paragraph({
        children: [new TextRun({ children: [PageNumber.CURRENT, ' / ', PageNumber.TOTAL_PAGES] })],
      }),
    ],
  });
