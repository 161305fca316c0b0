import type { Locale } from '@/lib/i18n/locales';
import { readStyle, type Style } from '@/loaders/wording';
import { avoidanceRule, nameRule, type WordRule } from './words';

/** Rules of content/style.yaml for the texts of one language; none while it has errors. */
export const styleRules = (locale: Locale): readonly WordRule[] => compiled(locale).rules;

/** Reported by placeholders.ts. */
const PLACEHOLDER = 'TODO';

/** Words with several capitals that are not acronyms: names, and those that content/style.yaml lists. */
export function ordinaryCapitals(): ReadonlySet<string> {
  const style = readStyle()?.value;
  return new Set([
    PLACEHOLDER,
    ...(style?.capitals ?? []),
    ...(style?.names ?? []).map(({ write }) => write),
  ]);
}

interface CompiledStyle {
  style: Style | undefined;
  rules: readonly WordRule[];
}
const known = new Map<Locale, CompiledStyle>();

/** Compiled once per version of the file: the regular expressions are long. */
function compiled(locale: Locale): CompiledStyle {
  const style = readStyle()?.value;
  const before = known.get(locale);
  if (before && before.style === style) return before;
  const rules = [
    ...(style?.names ?? []).map(nameRule),
    ...(style?.words?.[locale] ?? []).map(avoidanceRule),
  ];
  known.set(locale, { style, rules });
  return { style, rules };
}
