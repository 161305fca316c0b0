import { site } from '@/lib/config/site';
import { attribute, elements, textOf } from '@/lib/html';
import { type BuiltPage, builtPages } from './site';

/** An entity of JSON-LD, or any object inside one. */
export interface Node {
  '@type'?: string;
  '@id'?: string;
  [property: string]: unknown;
}

export const blocksOf = ({ document }: BuiltPage): string[] =>
  elements(document, 'script')
    .filter((script) => attribute(script, 'type') === 'application/ld+json')
    .map(textOf);

/** Resolves relative URLs, which are used while the origin is only an example. */
const resolve = (_key: string, value: unknown): unknown =>
  typeof value === 'string' && value.startsWith('/') ? `${site.origin}${value}` : value;

/** The graph of every page that has one. */
export const structuredData: { page: BuiltPage; graph: Node[] }[] = builtPages.flatMap((page) =>
  blocksOf(page).map((json) => ({
    page,
    graph: (JSON.parse(json, resolve) as { '@graph': Node[] })['@graph'],
  })),
);

const isObject = (value: unknown): value is Node => typeof value === 'object' && value !== null;

/** Every object of a value, itself first. */
export function nodesIn(value: unknown): Node[] {
  if (!isObject(value)) return [];
  const below = Object.values(value).flatMap(nodesIn);
  return Array.isArray(value) ? below : [value, ...below];
}

/** Every string of a value. */
export function stringsIn(value: unknown): string[] {
  if (typeof value === 'string') return [value];
  return isObject(value) ? Object.values(value).flatMap(stringsIn) : [];
}

/** Addresses of this site that a value names, a search filled in. */
export const addressesIn = (value: unknown): string[] =>
  stringsIn(value)
    .filter((text) => text.startsWith(`${site.origin}/`))
    .map((address) => address.replace(/#.*$/, ''));

/** The things of a graph that have one of these types. */
export const ofType = (graph: readonly Node[], ...types: string[]): Node[] =>
  graph.filter((node) => types.includes(node['@type'] ?? ''));

/** The one thing of a type. @throws when there is none, or another. */
export function theOnly(graph: readonly Node[], ...types: string[]): Node {
  const [node, ...others] = ofType(graph, ...types);
  if (!node || others.length > 0)
    throw new Error(`There must be one ${types.join(' or ')}, not ${node ? 'several' : 'none'}.`);
  return node;
}
