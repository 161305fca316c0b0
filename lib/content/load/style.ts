import { existsSync } from 'node:fs';
import type { Locale } from '@/lib/i18n/locales';
import { avoidanceRule, nameRule, type WordRule } from '../check/rules/words';
import { displayPath, styleFile } from '../paths';
import type { ContentProblem } from '../problems/problem';
import { type AvoidedWords, type StyleName, styleSchema } from '../schema/style';
import { validateYaml } from '../yaml/validate';
import { tryReadContentFile } from './read-file';

interface Style {
  names: StyleName[];
  capitals: string[];
  words: Partial<Record<Locale, AvoidedWords[]>>;
}

/** Checks content/style.yaml, which may be absent. Never throws for bad content. */
export function checkStyle(): ContentProblem[] {
  return readStyle().problems;
}

/** Rules of content/style.yaml for the texts of one language; none while it has errors. */
export function styleRules(locale: Locale): readonly WordRule[] {
  const { style, rules } = readStyle();
  const known = rules.get(locale);
  if (known) return known;
  const built = [
    ...(style?.names ?? []).map(nameRule),
    ...(style?.words[locale] ?? []).map(avoidanceRule),
  ];
  rules.set(locale, built);
  return built;
}

/** Stands in drafts for what is still to be written, and is told of elsewhere. */
const PLACEHOLDER = 'TODO';

/** Words with several capitals that are no acronyms: names, and those that content/style.yaml lists. */
export function ordinaryCapitals(): ReadonlySet<string> {
  const { style } = readStyle();
  return new Set([
    PLACEHOLDER,
    ...(style?.capitals ?? []),
    ...(style?.names ?? []).map(({ write }) => write),
  ]);
}

interface ReadStyle {
  source: string | undefined;
  style: Style | undefined;
  problems: ContentProblem[];
  rules: Map<Locale, WordRule[]>;
}

let last: ReadStyle | undefined;

/** Reads the file whenever it is asked for, and takes it apart when it has changed. */
function readStyle(): ReadStyle {
  const problems: ContentProblem[] = [];
  const source = existsSync(styleFile()) ? tryReadContentFile(styleFile(), problems) : undefined;
  if (last && source !== undefined && last.source === source) return last;
  last = { source, style: undefined, problems, rules: new Map() };
  if (source === undefined) return last;
  const result = validateYaml(source, styleSchema, displayPath(styleFile()));
  problems.push(...result.problems);
  const value = result.value as Partial<Style> | undefined;
  last.style = value && {
    names: value.names ?? [],
    capitals: value.capitals ?? [],
    words: value.words ?? {},
  };
  return last;
}
