import type { MdxComponent } from '@/mdx/component';
import { loadExamples } from '@/mdx/examples';
import { componentNamed, everyVocabulary } from '@/mdx/vocabulary';

interface Snippet {
  readonly prefix: string;
  readonly scope: 'mdx';
  readonly description: string;
  readonly body: readonly string[];
}

/** The snippet of every component, in the format of Visual Studio Code: `<Steps` offers it whole. */
export function editorSnippets(): Readonly<Record<string, Snippet>> {
  const titles = new Map(loadExamples('en').map(({ id, title }) => [id, title]));
  return Object.fromEntries(
    everyVocabulary.components.map((component) => {
      const { name } = component;
      const description = titles.get(name.toLowerCase()) ?? `<${name}>, inside its parent`;
      const body = new SnippetBody().linesOf(component);
      return [name, { prefix: `<${name}`, scope: 'mdx', description, body }];
    }),
  );
}

/** Writes the lines of a snippet, counting the places where the cursor stops. */
class SnippetBody {
  private stops = 0;

  linesOf({ name, attributes, holds }: MdxComponent): string[] {
    const tag = [name, ...Object.entries(attributes).flatMap(this.attribute)].join(' ');
    if (holds === 'nothing') return [`<${tag} />`];
    if (holds === 'reference') return [`<${tag}>${this.stop('art. 1')}</${name}>`];
    const inside =
      holds === 'prose'
        ? ['', this.stop('…')]
        : holds.flatMap((child) => {
            const component = componentNamed(everyVocabulary, child);
            return component ? ['', ...this.linesOf(component)] : [];
          });
    return [`<${tag}>`, ...inside, '', `</${name}>`];
  }

  /** Required attributes, and those that name what to show. Their values change with the content, so none is offered. */
  private readonly attribute = ([name, { required, ids }]: [
    string,
    MdxComponent['attributes'][string],
  ]): string[] => (required || ids ? [`${name}="${this.stop(ids ?? name)}"`] : []);

  private stop(hint: string): string {
    this.stops += 1;
    return `\${${this.stops}:${hint}}`;
  }
}
