import { getTranslations } from 'next-intl/server';
import { site } from '@/config/site';
import { addressIn, provisionName } from '@/law/acts';
import { type Change, changesBetween } from '@/law/as-at';
import { FIRST_DAY } from '@/law/checker/regime-dates';
import { type RegimeId, regimes } from '@/law/checker/regimes';
import type { ChangeText, ComeBackLaw, Followed } from '@/law/checker/since';
import { entriesOf } from '@/law/entries';
import type { Words } from '@/law/register';
import { isEvaluated } from '@/law/vocabulary';
import { addDays, formatDate, today } from '@/lib/dates';
import type { Locale } from '@/lib/i18n/locales';
import { loadTypesetRegister } from '@/loaders/law';
import { loadObligations, type Obligation } from '@/loaders/obligations';
import { calendarPath, calendarSubjects, subscriptionUrl } from '@/publishing/calendar/calendars';
import { obligationFeedPath } from '@/routes/addresses';

/** An obligation that the checker answers on. */
type Checked = Obligation & { checker: RegimeId };

const checkedObligations = (): Checked[] =>
  loadObligations().filter((each): each is Checked => each.checker !== undefined);

/** What changed in the law of each regime since the first day that the checker answers for, and what to follow on it. */
export async function comeBackLaw(locale: Locale): Promise<ComeBackLaw> {
  const obligations = checkedObligations();
  return {
    changes: await changeTexts(obligations, locale),
    followed: Object.fromEntries(
      obligations.map((obligation) => [obligation.checker, followedOn(obligation, locale)]),
    ) as ComeBackLaw['followed'],
  };
}

function followedOn({ id, subjects }: Checked, locale: Locale): Followed {
  const register = loadTypesetRegister(locale);
  const { publicOrigin } = site;
  return {
    calendars: calendarSubjects()
      .filter((subject) => subjects.includes(subject))
      .map((subject) => ({
        name: register[subject]?.name[locale] ?? '',
        url: publicOrigin
          ? subscriptionUrl(publicOrigin, locale, subject)
          : calendarPath(locale, subject),
      })),
    feed: obligationFeedPath(id, locale),
  };
}

async function changeTexts(obligations: readonly Checked[], locale: Locale): Promise<ChangeText[]> {
  const register = loadTypesetRegister(locale);
  const { acts } = entriesOf(register);
  const changes = changesBetween(register, addDays(FIRST_DAY, -1), today()).reverse();
  const texts = changes.map(async (change): Promise<ChangeText[]> => {
    const told = await inWords(change, locale);
    const on = obligations.filter((each) => told?.isOn(each)).map(({ checker }) => checker);
    if (!told || on.length === 0) return [];
    const act = acts.get(told.act ?? '');
    return [
      {
        date: change.date,
        regimes: on,
        rules: told.rules?.every((id) => ofChecker.has(id)) ? told.rules : undefined,
        text: told.text,
        source: act ? provisionName(act, told.provision, locale) : '',
        url: act && addressIn(act, locale),
      },
    ];
  });
  return (await Promise.all(texts)).flat();
}

/** A change as a sentence, and the obligations that it is on. */
interface Told {
  isOn: (obligation: Checked) => boolean;
  text: string;
  /** The rules that it names. */
  rules?: readonly string[] | undefined;
  act?: string | undefined;
  provision?: Words | undefined;
}

const ofChecker = new Set<string>(regimes.flatMap(({ eu, fr }) => [...eu, ...fr]));

/** Undefined for an act that comes into force: its rules say so. */
async function inWords(change: Change, locale: Locale): Promise<Told | undefined> {
  const t = await getTranslations({ locale, namespace: 'checker.comeBack.kinds' });
  switch (change.kind) {
    case 'in-force':
      return undefined;
    case 'logged': {
      const { id, text, ...entry } = change.change;
      return { ...entry, isOn: ({ changes }) => changes.includes(id), text: text[locale] };
    }
    case 'opened':
    case 'closed': {
      const { id, label } = change.rule;
      const { act, provision } = change.version;
      // The log tells what becomes of duties.
      if (!isEvaluated(change.rule)) return undefined;
      return {
        isOn: ({ rules }) => rules.includes(id),
        rules: [id],
        text: t(change.kind, { rule: label[locale] }),
        // That of the wording that ended did not end it.
        ...(change.kind === 'opened' && { act, provision }),
      };
    }
    default: {
      const { id, label, cancelled, rules, replacedBy = '' } = change.milestone;
      const next = entriesOf(loadTypesetRegister(locale)).milestones.get(replacedBy);
      const date = next ? formatDate(next.date, locale) : '';
      return {
        isOn: (each) => each.milestones.includes(id),
        rules,
        text: t(change.kind, { label: label[locale], date }),
        act: cancelled?.by,
      };
    }
  }
}
