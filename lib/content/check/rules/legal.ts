import type { Root } from 'mdast';
import { sentenceFacts, siteFacts } from '@/config/site';
import { didYouMean } from '@/lib/closest';
import type { Report } from '@/lib/content/check/report';
import { attributeOf, mdxElements, nameList, walk } from '@/lib/content/mdx/elements';
import { readHeading } from '@/lib/content/mdx/headings';

/** Names of facts that config/site.ts has, and in sentences those alone that are never missing. */
export function checkFacts(tree: Root, report: Report): void {
  const known = Object.keys(siteFacts());
  for (const element of mdxElements(tree)) {
    const names =
      element.name === 'Fact'
        ? [attributeOf(element, 'name') ?? '']
        : element.name === 'FactList'
          ? nameList(attributeOf(element, 'names') ?? '')
          : [];
    for (const name of names.filter((candidate) => candidate && !known.includes(candidate))) {
      report(`config/site.ts has no fact "${name}".${didYouMean(name, known)}`, element.position);
    }
    for (const name of names) {
      if (element.name === 'Fact' && known.includes(name) && !canStandInSentence(name)) {
        report(
          `"${name}" may not be known, which would leave a hole in the sentence; put it in a <FactList>, which leaves out what is not known.`,
          element.position,
        );
      }
    }
  }
}

const canStandInSentence = (name: string): boolean =>
  (sentenceFacts as readonly string[]).includes(name);

/** Several texts share a page, so the ids of each start with its name. */
export function checkIdPrefix(tree: Root, name: string, report: Report): void {
  walk(tree, (node) => {
    if (node.type !== 'heading') return;
    const { id } = readHeading(node);
    if (id && !id.startsWith(`${name}-`))
      report(
        `The id "${id}" must start with the name of the text, as in "${name}-${id}".`,
        node.position,
      );
  });
}
