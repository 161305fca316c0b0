import { readFileSync } from 'node:fs';
import path from 'node:path';
import { oncePerBuild } from '@/lib/cache';

/** Values of custom properties, by name. */
type Values = Readonly<Record<string, string>>;

/**
 * Source of a stylesheet, for images drawn at build time, which support neither class names nor custom
 * properties.
 * @param file its path from the project.
 */
export const readStylesheet = oncePerBuild((file: string) =>
  readFileSync(path.join(process.cwd(), ...file.split('/')), 'utf8'),
);

/** The custom properties that a stylesheet defines. */
export const customProperties = (css: string): Values =>
  Object.fromEntries(
    [...css.matchAll(/(--[\w-]+):\s*([^;]+);/g)].map(([, name, value]) => [name, value]),
  );

/** CSS with every var() resolved. @throws when a custom property has no value. */
export function resolveProperties(css: string, values: Values): string {
  return css.replace(/var\((--[\w-]+)\)/g, (_, name: string) => {
    const value = values[name];
    if (value === undefined) throw new Error(`No stylesheet defines ${name}.`);
    return resolveProperties(value, values);
  });
}

/** The rule of a class, as CSS. @throws when there is none. */
export function ruleOf(css: string, name: string): string {
  const [rule] = new RegExp(`\\.${name} \\{[^}]*\\}`).exec(css) ?? [];
  if (rule === undefined) throw new Error(`No stylesheet has a rule for .${name}.`);
  return rule;
}

/** The design tokens of tokens.css, by the names of their custom properties. */
export const designTokens = (): Values =>
  customProperties(readStylesheet('components/ui/styles/tokens.css'));

/** A colour of tokens.css, such as `paper`. @throws when there is no such colour. */
export function tokenColour(name: string): string {
  const value = designTokens()[`--${name}`];
  if (!value?.startsWith('#')) throw new Error(`tokens.css has no colour --${name}.`);
  return value;
}
