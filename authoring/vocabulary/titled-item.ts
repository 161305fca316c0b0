import { asBlocks } from '@/lib/markdown/as-blocks';
import { item, paragraph, strong } from '@/lib/markdown/nodes';
import { attributeOf } from '@/loaders/mdx/tree';
import type { ToMarkdown } from './component';

/** A list item that starts with its title. */
export const titledItem: ToMarkdown = (element, children) => [
  item(paragraph(strong(attributeOf(element, 'title') ?? '')), ...asBlocks(children)),
];
