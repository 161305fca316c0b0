import { subjectOf } from '@/law/entries';
import { locales } from '@/lib/i18n/locales';
import { say } from '@/lib/say/say';
import { soundRegister, whyNoEntry, whyNoSubject } from '@/loaders/law';
import {
  type BriefPart,
  briefParts,
  checkerRules,
  type ObligationEntry,
  readObligations,
} from '@/loaders/obligations';
import type { ContentProblem } from '@/loaders/problems';
import { provisionsOf } from '@/loaders/questions';
import type { YamlDocument } from '@/loaders/yaml/document';
import { reportTo, type YamlReport } from './report';
import { checkLawStated } from './rules/law-stated';
import { whyNoGuide } from './rules/links';
import { checkBilingualWording } from './rules/wording';

/**
 * Checks the texts of law that have a page of their own. Never throws for bad content.
 * @param today the day whose law is shown, `YYYY-MM-DD`.
 */
export function checkObligations(today: string): ContentProblem[] {
  const { file, value, document, problems: faults } = readObligations();
  if (!document) return [...faults];
  const problems = [...faults, ...checkBilingualWording(file, document)];
  const report = reportTo(problems, file, document);
  const owners = new Map<string, string>();
  for (const [index, entry] of (value?.obligations ?? []).entries()) {
    const at: YamlReport = (message, path) => report(message, ['obligations', index, ...path]);
    checkNames(entry, today, at);
    checkRules(entry, at);
    checkBrief(entry, today, at);
    for (const [place, subject] of (entry.subjects ?? []).entries()) {
      const owner = owners.get(subject);
      if (owner)
        at(say('"#{subject}" is a subject of "#{owner}" already.', { subject, owner }), [
          'subjects',
          place,
        ]);
      owners.set(subject, entry.id);
    }
  }
  return [...problems, ...lawStated(file, document, value?.obligations ?? [], today)];
}

/** Figures that a brief states must match the law in force. */
const lawStated = (
  file: string,
  document: YamlDocument,
  obligations: readonly ObligationEntry[],
  today: string,
): ContentProblem[] =>
  document.texts().flatMap((passage) => {
    const [, index, key, part] = passage.path;
    const locale = locales.find((each) => each === passage.path.at(-1));
    const told = key === 'brief' && obligations[Number(index)]?.brief?.[part as BriefPart];
    if (!locale || !told) return [];
    const { register } = soundRegister();
    const subjects = told.rules.flatMap((id) => subjectOf(register, id) ?? []);
    return checkLawStated(file, locale, [passage], [...new Set(subjects)], today);
  });

/** A page of law says who, what, when, to whom, what happens otherwise and who is exempt, each from a rule. */
function checkBrief({ id, brief }: ObligationEntry, today: string, at: YamlReport): void {
  const { register } = soundRegister();
  const missing = briefParts.filter((part) => !brief?.[part]);
  if (missing.length > 0)
    at(
      say(
        '"#{id}" does not say: #{parts}. Under "brief", write for each what the law says and the rules that say so; or "nothing: none", if the text read says nothing, or "nothing: unread".',
        { id, parts: missing.join(', ') },
      ),
      ['id'],
    );
  for (const part of briefParts) {
    const told = brief?.[part];
    if (!told) continue;
    const path = ['brief', part];
    for (const [place, rule] of told.rules.entries()) {
      const message = whyNoEntry('rules', rule);
      if (message) at(message, [...path, 'rules', place]);
    }
    const says = locales.filter((locale) => told[locale] !== undefined).length;
    if (says !== (told.nothing ? 0 : locales.length))
      at(say('"#{part}" says its text in every language, or "nothing", not both.', { part }), path);
    const provisions = provisionsOf(register, told.rules, today);
    if (told.nothing !== 'unread' && told.rules.length === 0)
      at(say('"#{part}" names no rule that says so.', { part }), path);
    if (told.nothing === 'none' && provisions.some(({ read }) => read === undefined))
      at(
        say('"#{part}" says that the text says nothing, and its text was not read.', { part }),
        path,
      );
  }
}

/** What an obligation names must exist. */
function checkNames(entry: ObligationEntry, today: string, at: YamlReport): void {
  const { subjects = [], rules = [], milestones = [], guide } = entry;
  const each = (key: string, ids: readonly string[], why: (id: string) => string | undefined) => {
    for (const [place, id] of ids.entries()) {
      const message = why(id);
      if (message) at(message, [key, place]);
    }
  };
  each('subjects', subjects, whyNoSubject);
  each('rules', rules, (id) => whyNoEntry('rules', id));
  each('milestones', milestones, (id) => whyNoEntry('milestones', id));
  const message = guide && whyNoGuide(guide, today);
  if (message) at(message, ['guide']);
}

/** An obligation has rules, each once, and a name. */
function checkRules(entry: ObligationEntry, at: YamlReport): void {
  const { id, checker, name, subjects = [], rules = [] } = entry;
  const fromChecker = checkerRules(entry);
  for (const [place, rule] of rules.entries())
    if (fromChecker.includes(rule))
      at(
        say('"#{rule}" comes with the regime "#{checker}" of the checker; leave it out here.', {
          rule,
          checker,
        }),
        ['rules', place],
      );
  if (fromChecker.length + rules.length === 0)
    at(say('"#{id}" names no rule of the register; a page needs one.', { id }), ['id']);
  if (!checker && !name && subjects.length === 0)
    at(say('"#{id}" has no name: write "name", or "subjects", whose first one names it.', { id }), [
      'id',
    ]);
}
