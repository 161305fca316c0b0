import type { Root } from 'mdast';
import { didYouMean } from '@/lib/closest';
import type { Report } from '@/lib/content/check/report';
import { attributeOf, type MdxElement, mdxElements } from '@/lib/content/mdx/elements';
import type { MdxVocabulary } from '@/lib/content/mdx/vocabulary';

/** Components that exist, with attributes they take, as plain text. */
export function checkComponents(tree: Root, vocabulary: MdxVocabulary, report: Report): void {
  const { components, required, values } = vocabulary;
  for (const element of mdxElements(tree)) {
    const known = element.name === null ? undefined : components[element.name];
    if (!known) {
      report(unknownComponent(element.name ?? '', vocabulary), element.position);
      continue;
    }
    checkAttributes(element, known, report);
    for (const [name, possible] of Object.entries(values?.[element.name ?? ''] ?? {})) {
      const value = attributeOf(element, name);
      if (value !== undefined && !possible.includes(value)) {
        report(
          `<${element.name}> knows no ${name}="${value}".${didYouMean(value, possible)}`,
          element.position,
        );
      }
    }
    for (const name of required[element.name ?? ''] ?? []) {
      // An attribute in braces is told apart.
      const inBraces = element.attributes.some(
        (attribute) => 'name' in attribute && attribute.name === name && attribute.value,
      );
      if (!inBraces) report(`<${element.name}> needs ${name}="…".`, element.position);
    }
  }
}

function unknownComponent(name: string, { subject, components }: MdxVocabulary): string {
  const known = Object.keys(components);
  const hint = didYouMean(name, known);
  return /^[a-z]/.test(name) && !hint.startsWith(' Did')
    ? `Raw HTML such as <${name}> is not available; use Markdown, or one of: ${known.join(', ')}.`
    : `<${name}> is not a component of ${subject}.${hint}`;
}

function checkAttributes(element: MdxElement, known: readonly string[], report: Report): void {
  for (const attribute of element.attributes) {
    if (attribute.type !== 'mdxJsxAttribute' || typeof attribute.value !== 'string') {
      report(
        `<${element.name}> takes plain text attributes only, as in title="…"; braces are removed.`,
        element.position,
      );
    } else if (!known.includes(attribute.name)) {
      report(
        `<${element.name}> has no attribute "${attribute.name}".${known.length ? didYouMean(attribute.name, known) : ' It takes none.'}`,
        element.position,
      );
    }
  }
}
