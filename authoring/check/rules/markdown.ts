import type { Root } from 'mdast';
import type { Report } from '@/authoring/check/report';
import { figuresNamed } from '@/law/placeholders';
import { say } from '@/lib/say/say';
import { whyNoFigure } from '@/loaders/law';
import { placeIn } from '@/loaders/mdx/passages';
import { readHeading, walk } from '@/loaders/mdx/tree';
import type { MdxVocabulary } from '@/loaders/mdx/vocabulary';

/** Every heading must have a unique id; levels start at two and none is skipped. */
export function checkHeadings(tree: Root, vocabulary: MdxVocabulary, report: Report): void {
  const seen = new Map<string, string>();
  let depth = 1;
  walk(tree, (node) => {
    if (node.type !== 'heading') return;
    const refuse = (message: string) => report(message, node.position);
    const { text, id } = readHeading(node);
    const [right, found] = ['#'.repeat(depth + 1), node.depth];
    if (found === 1) refuse(say('The title is in the front matter; start sections with "##".'));
    else if (found > depth + 1)
      refuse(
        say('"#{text}" jumps from level #{depth} to #{found}; use "#{right}".', {
          text,
          depth,
          found,
          right,
        }),
      );
    depth = found;
    const [mark] = /\[#[^\]]*\]$/.exec(text) ?? [];
    if (!id && mark)
      refuse(
        say(
          '"#{mark}" is no id: an id starts with a letter and has lower-case letters, digits and single hyphens between them, as in "[#who-is-concerned]".',
          { mark },
        ),
      );
    else if (!id)
      refuse(
        say('The heading "#{text}" has no id; end it with one, such as "[#scope]".', { text }),
      );
    else if (seen.has(id))
      refuse(
        say('The id "#{id}" is already that of the heading "#{heading}"; give this one its own.', {
          id,
          heading: seen.get(id),
        }),
      );
    if (id && vocabulary.reservedIds.test(id))
      refuse(say('The id "#{id}" is used by the page itself; choose another.', { id }));
    if (id && !seen.has(id)) seen.set(id, text);
  });
}

/** Rejects syntax that pages do not render: expressions, imports, exports, images, footnotes, task lists. */
export function checkSyntax(
  tree: Root,
  { subject, noImages, components }: MdxVocabulary,
  report: Report,
): void {
  const hasFigures = components.some(({ name }) => name === 'Figure');
  walk(tree, (node) => {
    const refuse = (message: string) => report(message, node.position);
    if (node.type === 'mdxFlowExpression' || node.type === 'mdxTextExpression') {
      const [figure] = hasFigures ? figuresNamed(`{${node.value}}`) : [];
      const name = figure?.name ?? '…';
      const figures =
        'In prose, braces contain code; write a figure of the law as <Figure of="#{name}" />, and all else as plain text.';
      const code = 'Braces contain code, which is not supported in #{subject}; write plain text.';
      const isRule = name.includes('-') && !name.includes('.');
      const fault = isRule ? whyNoFigure(name) : undefined;
      refuse(fault ?? (hasFigures ? say(figures, { name }) : say(code, { subject })));
    }
    if (node.type === 'mdxjsEsm')
      refuse(
        say('import and export are not supported in #{subject}; components need no import.', {
          subject,
        }),
      );
    if (node.type === 'image' || node.type === 'imageReference')
      refuse(say('Images are not supported in #{subject}; #{noImages}.', { subject, noImages }));
    if (node.type === 'footnoteReference' || node.type === 'footnoteDefinition')
      refuse(say('Footnotes are not supported; put the remark in the text.'));
    if (node.type === 'listItem' && typeof node.checked === 'boolean')
      refuse(say('Task lists are not supported; write a plain list.'));
  });
}

/** Marks that Markdown left in the text, since something is missing: readers would see them. */
export function checkMarks(tree: Root, report: Report): void {
  walk(tree, (node, parent) => {
    if (node.type !== 'text') return;
    if (node.value.includes('**'))
      report(
        say(
          'The asterisks "**" are not a pair, or stand next to a space; put them right before and after the bold words.',
        ),
        { start: placeIn(node, node.value.indexOf('**')) },
      );
    if (parent?.type !== 'paragraph' || parent.children[0] !== node) return;
    if (node.value.startsWith('|')) report(noTable(node.value), node.position);
    // As word processors make lists, or "-**" without a space.
    const hashes = /^#{2,6}(?=[^#\s])/.exec(node.value);
    if (hashes) report(say('Put a space after "#{hashes}".', { hashes: hashes[0] }), node.position);
    const mark = /^[•◦▪‣]/mu.exec(node.value) ?? /^-$/.exec(node.value);
    if (mark)
      report(
        say('A line that starts with "#{mark}" is no list item; start it with "- ".', {
          mark: mark[0],
        }),
        { start: placeIn(node, mark.index) },
      );
  });
}

/** Why lines that start with "|" are no table: what is below the headings is missing, or has other columns. */
function noTable(text: string): string {
  const [headings = '', below = ''] = text.split('\n');
  const columns = cellsOf(headings).length;
  const rule = `|${' --- |'.repeat(columns)}`;
  return /^[\s|:-]*-[\s|:-]*$/.test(below)
    ? say(
        'This table has #{columns} headings, and the line below them makes #{below} columns; add the heading that is missing, or write "#{rule}" there.',
        { columns, below: cellsOf(below).length, rule },
      )
    : say('This table lacks the line below its headings; add "#{rule}".', { rule });
}

/** Cells of a line of a table; a bar after a backslash is text. */
const cellsOf = (line: string): string[] =>
  line
    .trim()
    .replace(/^\||(?<!\\)\|$/g, '')
    .split(/(?<!\\)\|/);

/** Every column needs a heading, which screen readers announce with each cell, and every row all its cells. */
export function checkTables(tree: Root, report: Report): void {
  walk(tree, (node) => {
    if (node.type !== 'table') return;
    const [head, ...rows] = node.children;
    for (const cell of head?.children ?? [])
      if (cell.children.length === 0)
        report(
          say('A column of this table has no heading; name it.'),
          cell.position ?? node.position,
        );
    const columns = head?.children.length ?? 0;
    for (const row of rows) {
      const cells = row.children.length;
      const message = say(
        cells === 1
          ? 'This row has 1 cell and its table #{columns} columns; put the cells between "|", empty ones too.'
          : 'This row has #{cells} cells and its table #{columns} columns; put the cells between "|", empty ones too.',
        { cells, columns },
      );
      if (cells !== columns) report(message, row.position ?? node.position);
    }
  });
}
