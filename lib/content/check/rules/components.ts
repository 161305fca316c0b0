import type { Root } from 'mdast';
import { didYouMean } from '@/lib/closest';
import type { Report } from '@/lib/content/check/report';
import { attributeOf, type MdxElement, mdxElements } from '@/lib/content/mdx/elements';
import type { MdxComponent } from '@/lib/content/vocabulary/component';
import { componentNamed, type MdxVocabulary } from '@/lib/content/vocabulary/vocabulary';

/** Components that exist, with attributes they take, as plain text, and what else each asks for. */
export function checkComponents(tree: Root, vocabulary: MdxVocabulary, report: Report): void {
  for (const element of mdxElements(tree)) {
    const component = componentNamed(vocabulary, element.name);
    if (!component) {
      report(unknownComponent(element.name ?? '', vocabulary), element.position);
      continue;
    }
    checkWritten(element, component, report);
    checkWanted(element, component, report);
    for (const fault of component.check?.(element) ?? []) report(fault, element.position);
  }
}

function unknownComponent(name: string, { subject, components }: MdxVocabulary): string {
  const known = components.map((component) => component.name);
  const hint = didYouMean(name, known);
  return /^[a-z]/.test(name) && !hint.startsWith(' Did')
    ? `Raw HTML such as <${name}> is not available; use Markdown, or one of: ${known.join(', ')}.`
    : `<${name}> is not a component of ${subject}.${hint}`;
}

/** The attributes that are there. */
function checkWritten(element: MdxElement, { attributes }: MdxComponent, report: Report): void {
  const known = Object.keys(attributes);
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

/** The values that must be one of a few, and the attributes that must be there. */
function checkWanted(element: MdxElement, { attributes }: MdxComponent, report: Report): void {
  for (const [name, { values }] of Object.entries(attributes)) {
    const value = attributeOf(element, name);
    if (values && value !== undefined && !values.includes(value)) {
      report(
        `<${element.name}> knows no ${name}="${value}".${didYouMean(value, values)}`,
        element.position,
      );
    }
  }
  for (const [name, { required }] of Object.entries(attributes)) {
    // An attribute in braces has an error of its own.
    const isThere = element.attributes.some(
      (attribute) => 'name' in attribute && attribute.name === name && attribute.value,
    );
    if (required && !isThere) report(`<${element.name}> needs ${name}="…".`, element.position);
  }
}
