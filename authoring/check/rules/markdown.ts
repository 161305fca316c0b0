import type { Root } from 'mdast';
import type { Report } from '@/authoring/check/report';
import { figuresNamed } from '@/law/placeholders';
import { say } from '@/lib/say/say';
import { placeIn } from '@/loaders/mdx/passages';
import { readHeading, walk } from '@/loaders/mdx/tree';
import type { MdxVocabulary } from '@/loaders/mdx/vocabulary';

/** Every heading must have a unique id; levels start at two and none is skipped. */
export function checkHeadings(tree: Root, vocabulary: MdxVocabulary, report: Report): void {
  const seen = new Map<string, string>();
  let depth = 1;
  walk(tree, (node) => {
    if (node.type !== 'heading') return;
    const { text, id } = readHeading(node);
    if (node.depth === 1) {
      report(say('The title is in the front matter; start sections with "##".'), node.position);
    } else if (node.depth > depth + 1) {
      report(
        say('"#{text}" jumps from level #{depth} to #{found}; use "#{right}".', {
          text,
          depth,
          found: node.depth,
          right: '#'.repeat(depth + 1),
        }),
        node.position,
      );
    }
    depth = node.depth;
    if (!id) {
      report(
        say('The heading "#{text}" has no id; end it with one, such as "[#scope]".', { text }),
        node.position,
      );
    } else if (seen.has(id)) {
      report(
        say('The id "#{id}" is already that of the heading "#{heading}"; give this one its own.', {
          id,
          heading: seen.get(id),
        }),
        node.position,
      );
    }
    if (id && vocabulary.reservedIds.test(id)) {
      report(
        say('The id "#{id}" is used by the page itself; choose another.', { id }),
        node.position,
      );
    }
    if (id && !seen.has(id)) seen.set(id, text);
  });
}

/** Rejects syntax that pages do not render: expressions, imports, exports, images, footnotes, task lists. */
export function checkSyntax(
  tree: Root,
  { subject, noImages, components }: MdxVocabulary,
  report: Report,
): void {
  walk(tree, (node) => {
    if (node.type === 'mdxFlowExpression' || node.type === 'mdxTextExpression') {
      const [figure] = components.some(({ name }) => name === 'Figure')
        ? figuresNamed(`{${node.value}}`)
        : [];
      report(
        figure
          ? say(
              'In prose, a figure is named without braces: write <Figure of="#{name}" />.',
              figure,
            )
          : say('Braces contain code, which is not supported in #{subject}; write plain text.', {
              subject,
            }),
        node.position,
      );
    }
    if (node.type === 'mdxjsEsm') {
      report(
        say('import and export are not supported in #{subject}; components need no import.', {
          subject,
        }),
        node.position,
      );
    }
    if (node.type === 'image' || node.type === 'imageReference') {
      report(
        say('Images are not supported in #{subject}; #{noImages}.', { subject, noImages }),
        node.position,
      );
    }
    if (node.type === 'footnoteReference' || node.type === 'footnoteDefinition') {
      report(say('Footnotes are not supported; put the remark in the text.'), node.position);
    }
    if (node.type === 'listItem' && typeof node.checked === 'boolean') {
      report(say('Task lists are not supported; write a plain list.'), node.position);
    }
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
        'This table has #{columns} headings; the line below them must make as many columns, not #{below}: write "#{rule}" there.',
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
    for (const cell of node.children[0]?.children ?? []) {
      if (cell.children.length === 0) {
        report(
          say('A column of this table has no heading; name it.'),
          cell.position ?? node.position,
        );
      }
    }
    const [head, ...rows] = node.children;
    const columns = head?.children.length ?? 0;
    for (const row of rows) {
      const cells = row.children.length;
      if (cells !== columns)
        report(
          cells === 1
            ? say(
                'This row has 1 cell and its table #{columns} columns; put the cells between "|", empty ones too.',
                { columns },
              )
            : say(
                'This row has #{cells} cells and its table #{columns} columns; put the cells between "|", empty ones too.',
                { cells, columns },
              ),
          row.position ?? node.position,
        );
    }
  });
}
