import type { GuideData } from '@/loaders/schema/guide';
import {
  customProperties,
  designTokens,
  readStylesheet,
  resolveProperties,
  ruleOf,
} from '@/ui/styles/values';

/** The rules of some classes of cover.module.css with their variables resolved, for a cover of one colour. */
export function coverRules(
  colour: GuideData['cover']['colour'],
  classes: readonly string[],
): string {
  const css = readStylesheet('components/guides/covers/cover.module.css');
  const values = { ...designTokens(), ...customProperties(ruleOf(css, colour)) };
  return classes.map((name) => resolveProperties(ruleOf(css, name), values)).join('');
}
