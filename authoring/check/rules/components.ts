import type { Root } from 'mdast';
import type { Report } from '@/authoring/check/report';
import type { MdxComponent } from '@/authoring/vocabulary/component';
import { componentNamed, type MdxVocabulary } from '@/authoring/vocabulary/vocabulary';
import { didYouMean } from '@/lib/closest';
import { attributeOf, type MdxElement, mdxElements } from '@/loaders/mdx/tree';

/** Components must exist, have valid attributes, and pass their own checks. */
export function checkComponents(tree: Root, vocabulary: MdxVocabulary, report: Report): void {
  for (const element of mdxElements(tree)) {
    const component = componentNamed(vocabulary, element.name);
    if (!component) {
      report(unknownComponent(element.name ?? '', vocabulary), element.position);
      continue;
    }
    checkAttributes(element, component, report);
    checkValues(element, component, report);
    for (const fault of component.check?.(element) ?? []) report(fault, element.position);
  }
}

function unknownComponent(name: string, { subject, components }: MdxVocabulary): string {
  const known = components.map((component) => component.name);
  const hint = didYouMean(name, known);
  return /^[a-z]/.test(name) && !hint.startsWith(' Did')
    ? `Raw HTML such as <${name}> is not supported; use Markdown, or one of: ${known.join(', ')}.`
    : `<${name}> is not a component of ${subject}.${hint}`;
}

/** Attributes must be plain text, and known. */
function checkAttributes(element: MdxElement, { attributes }: MdxComponent, report: Report): void {
  const known = Object.keys(attributes);
  for (const attribute of element.attributes) {
    if (attribute.type !== 'mdxJsxAttribute' || typeof attribute.value !== 'string') {
      report(
        `<${element.name}> takes only plain text attributes, such as title="…"; remove the braces.`,
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

/** Values must be allowed, and required attributes present. */
function checkValues(element: MdxElement, { attributes }: MdxComponent, report: Report): void {
  for (const [name, { values }] of Object.entries(attributes)) {
    const value = attributeOf(element, name);
    if (values && value !== undefined && !values.includes(value)) {
      report(
        `<${element.name}> does not accept ${name}="${value}".${didYouMean(value, values)}`,
        element.position,
      );
    }
  }
  // What is missing is then most likely there under the name that is reported above.
  if (
    element.attributes.some(
      (each) => !('name' in each && Object.hasOwn(attributes, String(each.name))),
    )
  )
    return;
  for (const [name, { required }] of Object.entries(attributes)) {
    // An attribute in braces is reported above.
    const isPresent = element.attributes.some(
      (attribute) => 'name' in attribute && attribute.name === name && attribute.value,
    );
    if (required && !isPresent) report(`<${element.name}> needs ${name}="…".`, element.position);
  }
}
