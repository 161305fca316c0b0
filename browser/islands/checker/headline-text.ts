import { type Answers, byWhetherAsked } from '@/law/checker/answers';
import type { CheckerLaw } from '@/law/checker/checker-law';
import { headlineOf, type Standing } from '@/law/checker/headline';
import { profileOf } from '@/law/checker/profile';
import { isProtecting, type RegimeId, regimeOf } from '@/law/checker/regimes';
import type { LayerResult, RegimeResult, RuleResult } from '@/law/checker/result';
import { formatDate } from '@/lib/dates';
import { type Locale, localeTags } from '@/lib/i18n/locales';
import { COLON } from '@/lib/sentences';
import { fill, type HeadlineWords, type Sentences, type WithHeadline } from './messages';

/** The answer on a regime, as a sentence to repeat, and where French law answers otherwise, a second one. */
export function headlineText(
  law: CheckerLaw,
  result: RegimeResult,
  answers: Answers,
  messages: WithHeadline,
  locale: Locale,
) {
  const { id } = result;
  const { headline } = messages;
  const { eu, fr } = headlineOf(law, result, profileOf(answers));
  const say = (layer: 'eu' | 'fr', standing: Standing, sentences: Sentences, regime = '') => {
    const rules = result.layers.find((each) => each.layer === layer);
    const [open, missing] = openPoint(rules, answers, messages, locale);
    const kind =
      standing.kind === 'ending' ? 'in' : standing.kind === 'open' ? open : standing.kind;
    const text = fill(sentences[kind], {
      regime,
      missing,
      when: whenText(standing, law.day, headline, locale),
      since: standing.since ? formatDate(standing.since, locale) : '',
    });
    // A year stays on the line of the word before it.
    return text.replace(/ (?=\d{4})/g, '\u00a0');
  };
  const { protected: inProtected, ...others } = headline.first;
  const sentences = isProtecting(id) ? { ...others, in: inProtected } : others;
  const name = headline.regimes[id];
  const plain = eu && say('eu', eu, sentences, name);
  if (!eu || !plain || !fr)
    return { first: plain ?? (fr ? say('fr', fr, sentences, name) : ''), second: undefined };
  const isSame =
    (isOut(eu) && isOut(fr)) ||
    (eu.kind === 'open' && fr.kind === 'open') ||
    plain === say('fr', fr, sentences, name);
  // French law that does not reach a company of elsewhere is no news.
  if (isSame || (isOut(fr) && answers.seat !== 'france'))
    return { first: plain, second: undefined };
  if (isOut(eu) && fr.kind === 'in')
    return {
      first: say('fr', fr, { ...sentences, in: headline.frenchAlone.in }),
      second: letGo(law, id, eu, headline, locale),
    };
  const { endless, ...french } = headline.french;
  return {
    first: say('eu', eu, sentences, headline.acts[id] ?? name),
    second: say('fr', fr, { ...french, in: eu.kind === 'ending' ? endless : french.in }),
  };
}

/** That the directive does not cover a company, or no longer, and by when France has to follow. */
function letGo(
  { dates, day }: CheckerLaw,
  id: RegimeId,
  { kind }: Standing,
  { frenchAlone }: HeadlineWords,
  locale: Locale,
): string {
  const due = dates[id]?.find((date) => date.id === regimeOf(id).due)?.date;
  if (kind === 'out' || due === undefined) return frenchAlone.out;
  const text = fill(frenchAlone[due < day ? 'leftLate' : 'left'], { due: formatDate(due, locale) });
  return text.replace(/ (?=\d{4})/g, '\u00a0');
}

const isOut = ({ kind }: Standing): boolean => kind === 'out' || kind === 'left';

/** How many facts a sentence names. */
const NAMED = 3;

/** What would settle an open answer, and whether a question asks for it. */
function openPoint(
  layer: LayerResult | undefined,
  answers: Answers,
  { measures, otherFact, headline }: WithHeadline,
  locale: Locale,
): ['open' | 'notAsked', string] {
  const missing = layer?.rules.flatMap((rule) => rule.missing) ?? [];
  const { asked, notAsked } = byWhetherAsked(missing, answers);
  const facts = asked.length > 0 ? asked : notAsked;
  const names = [...new Set(facts.map((name) => measures[name] ?? otherFact))];
  const others = names.length - NAMED;
  // A list that names all but one would be no shorter.
  if (others > 1) names.splice(NAMED, others, fill(headline.others, { count: others }));
  const list = new Intl.ListFormat(localeTags[locale]).format(names);
  return [asked.length > 0 ? 'open' : 'notAsked', list];
}

/** To what a rule applies, in phrases: those of its wording, or when the rules do that it names. */
export function applicationText(
  rule: RuleResult,
  applies: readonly string[],
  day: string,
  words: HeadlineWords,
  locale: Locale,
): readonly string[] {
  if (!rule.isByOthers) return applies;
  const text = whenText({ kind: 'in', ...rule }, day, words, locale).replace(/^[\s:]+/, '');
  return text === '' ? [] : [text];
}

/** The years or the day of an answer, as the end of a sentence; a report that is to come is named. */
export function whenText(
  { from, report, until }: Standing,
  day: string,
  { when }: HeadlineWords,
  locale: Locale,
): string {
  const says = (prefix: 'from' | 'since' | 'until', date: string) =>
    ` ${fill(when[date.length === 4 ? 'year' : 'day'][prefix], { date: formatDate(date, locale) })}`;
  if (until) return says('until', until);
  if (!from) return '';
  if (report && String(report) > day) return COLON[locale] + fill(when.report, { from, report });
  return says(from > day ? 'from' : 'since', from);
}
