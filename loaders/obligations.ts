import { type InferType, object } from 'yup';
import { type RegimeId, regimeOf, regimes } from '@/law/checker/regimes';
import { entriesOf, subjectOf } from '@/law/entries';
import type { Register, Words } from '@/law/register';
import { oncePerBuild } from '@/lib/cache';
import { say } from '@/lib/say/say';
import { loadRegister } from './law';
import { inContent } from './paths';
import * as field from './schema/fields';
import { readYamlFile, requireValue, type YamlFile } from './yaml/file';

/** What the index groups obligations by, in order. */
export const obligationGroups = [
  'reporting',
  'chain',
  'finance',
  'products',
  'climate',
  'people',
  'technology',
] as const;
export type ObligationGroup = (typeof obligationGroups)[number];

/** What the law says of a part, or why nothing is said, and the rules it rests on. */
const part = () =>
  field.optionalObject({
    fr: field.text().optional(),
    en: field.text().optional(),
    /** The text read says nothing of it, or it was not read. */
    nothing: field.optionalOneOf(['none', 'unread'] as const),
    rules: field.ids(),
  });

/** What a page of law answers first. */
const brief = object({
  who: part(),
  when: part(),
  what: part(),
  whom: part(),
  otherwise: part(),
  exemptions: part(),
}).exact();
type Brief = InferType<typeof brief>;
export type BriefPart = keyof Brief;
/** In their order. */
export const briefParts = Object.keys(brief.fields) as readonly BriefPart[];

const regimeIds = regimes.map(({ id }) => id);

const obligation = object({
  /** Its address, in every language: `/obligations/<id>/`. */
  id: field.id(),
  group: field.oneOf(obligationGroups),
  /** The regime of the checker that it is, whose name, rules and guide it has. */
  checker: field.optionalOneOf<RegimeId>(regimeIds),
  /** Where the checker or the register has none, or not the one that people look for. */
  name: field.optionalBilingual(),
  /** Files of content/law that are its own. */
  subjects: field.ids().optional(),
  /** Beside those of the checker. Which of them are the law is up to the day. */
  rules: field.ids().optional(),
  /** Dates that are filed under another subject. */
  milestones: field.ids().optional(),
  guide: field.id().optional(),
  /** All of them, which authoring/check/obligations.ts sees to. */
  brief: brief.optional(),
}).exact();

/** `content/obligations.yaml`: the texts of law that have a page of their own. */
const obligationsSchema = object({ obligations: field.list(obligation) }).exact();

export type ObligationEntry = InferType<typeof obligation>;

/** A text of law that has a page of its own, with what the register holds on it. */
export interface Obligation {
  /** Also its address: `/obligations/<id>/`. */
  id: string;
  group: ObligationGroup;
  /** The regime of the checker that answers on it. */
  checker: RegimeId | undefined;
  /** Undefined where it has that of the checker; loaders/routes/page.ts knows both. */
  name: Words | undefined;
  /** Ids of the register: subjects, its own first; rules; milestones; changes. */
  subjects: readonly string[];
  rules: readonly string[];
  milestones: readonly string[];
  changes: readonly string[];
  /** Folder of the guide that explains it. */
  guide: string | undefined;
  /** The parts that its head tells. */
  brief: readonly (NonNullable<Brief[BriefPart]> & { part: BriefPart })[];
}

/** Reads the list of obligations. Never throws for bad content. */
export const readObligations = (): YamlFile<{ obligations: ObligationEntry[] }> =>
  readYamlFile(
    inContent('obligations.yaml'),
    obligationsSchema,
    say(
      'This file is missing; it lists the texts that have a page of their own under "obligations".',
    ),
  );

/** Ids of the obligations, which their addresses are made of. Never throws for bad content. */
export const obligationIds = (): string[] =>
  (readObligations().value?.obligations ?? []).map(({ id }) => id);

/** Rules that an obligation has from the checker, by id. */
export function checkerRules({ checker }: Pick<ObligationEntry, 'checker'>): readonly string[] {
  if (checker === undefined) return [];
  const { eu, fr } = regimeOf(checker);
  return [...eu, ...fr];
}

/**
 * Entries of a list of the register, milestones or changes: those that name a rule of an obligation, and of
 * those that name none, the ones of its own subjects that no other obligation lists.
 */
function entriesFor(
  register: Register,
  list: 'milestones' | 'changes',
  { own, rules, taken }: { own: readonly string[]; rules: Set<string>; taken: Set<string> },
): string[] {
  return Object.entries(register).flatMap(([subject, { [list]: entries }]) =>
    entries
      .filter(({ id, rules: named }) =>
        named ? named.some((rule) => rules.has(rule)) : own.includes(subject) && !taken.has(id),
      )
      .map(({ id }) => id),
  );
}

/** Obligations with what a register holds on them, in the order of their file. */
function resolveObligations(written: readonly ObligationEntry[], register: Register): Obligation[] {
  const known = entriesOf(register);
  return written.map((entry): Obligation => {
    const { id, group, checker, subjects: own = [], milestones = [] } = entry;
    const listed = [...checkerRules(entry), ...(entry.rules ?? [])];
    const rules = listed.filter((rule) => known.rules.has(rule));
    const filed = rules.map((rule) => subjectOf(register, rule) ?? '');
    const subjects = [...new Set([...own, ...filed])];
    const others = written.filter((other) => other !== entry);
    const taken = new Set(others.flatMap((other) => other.milestones ?? []));
    const pool = { own, rules: new Set(rules), taken };
    const [first] = subjects;
    return {
      id,
      group,
      checker,
      name: entry.name ?? (checker || !first ? undefined : register[first]?.name),
      subjects,
      rules,
      milestones: [...new Set([...entriesFor(register, 'milestones', pool), ...milestones])],
      changes: entriesFor(register, 'changes', pool),
      brief: briefParts.flatMap((part) => {
        const told = entry.brief?.[part];
        return told ? { ...told, part } : [];
      }),
      guide: entry.guide ?? (checker && regimeOf(checker).guide),
    };
  });
}

/**
 * The texts of law that have a page of their own, in the order of the index.
 * @throws ContentError listing every problem of the file, or of the register.
 */
export const loadObligations = oncePerBuild((): readonly Obligation[] =>
  resolveObligations(requireValue(readObligations()).obligations, loadRegister()),
);

/** @throws when there is no such obligation, or the file has a problem. */
export function loadObligation(id: string): Obligation {
  const found = loadObligations().find((each) => each.id === id);
  if (!found) throw new Error(`content/obligations.yaml has no "${id}".`);
  return found;
}
