import { didYouMean } from '@/lib/say/did-you-mean';
import { say } from '@/lib/say/say';
import { allGuideSlugs } from '@/loaders/guide-files';
import { whyNoEntry, whyNoSubject } from '@/loaders/law';
import { checkerRules, type ObligationEntry, readObligations } from '@/loaders/obligations';
import type { ContentProblem } from '@/loaders/problems';
import { reportTo, type YamlReport } from './report';
import { whyUnpublished } from './rules/links';
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
  return problems;
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
  if (guide === undefined) return;
  const slugs = allGuideSlugs();
  const message = slugs.includes(guide)
    ? whyUnpublished(guide, today)
    : say('There is no guide "#{guide}".#{hint}', { guide, hint: didYouMean(guide, slugs) });
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
