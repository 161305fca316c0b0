import { customProperties, readStylesheet, type Values } from './stylesheet';

/** The design tokens of tokens.css, by the names of their custom properties. */
export const designTokens = (): Values => customProperties(readStylesheet('ui/styles/tokens.css'));

/** A colour of tokens.css, such as `paper`. @throws when there is no such colour. */
export function tokenColour(name: string): string {
  const value = designTokens()[`--${name}`];
  if (!value?.startsWith('#')) throw new Error(`tokens.css has no colour --${name}.`);
  return value;
}
