import { addressIn } from '@/law/acts';
import { entriesOf } from '@/law/entries';
import { milestoneOn } from '@/law/milestones';
import { firstDay, today } from '@/lib/dates';
import { attribute, elements, textOf } from '@/lib/html';
import { locales } from '@/lib/i18n/locales';
import { loadGuides } from '@/loaders/guides';
import { loadRegister } from '@/loaders/law';
import { calendarPath, calendarSubjects } from '@/publishing/calendar/calendars';
import { pagePath } from '@/routes/addresses';
import { type BuiltPage, builtPages } from '../support/site';

const register = loadRegister();
const { acts, milestones } = entriesOf(register);

const pageAt = (address: string): BuiltPage => {
  const page = builtPages.find((each) => each.address === address);
  if (!page) throw new Error(`The export has no page ${address}.`);
  return page;
};
const words: Record<string, Record<string, string>> = {
  fr: {
    past: 'Passée',
    current: 'En cours',
    upcoming: 'À venir',
    deferred: 'Reportée',
    cancelled: 'Supprimée',
  },
  en: {
    past: 'Past',
    current: 'Under way',
    upcoming: 'Upcoming',
    deferred: 'Deferred',
    cancelled: 'Cancelled',
  },
};

describe.each(locales)('the calendar in %s', (locale) => {
  const page = pageAt(pagePath('calendar', locale));
  const all = elements(page.document);
  const byId = new Map(all.map((element) => [attribute(element, 'id'), element]));
  const hrefs = (element: (typeof all)[number]) =>
    elements(element, 'a').flatMap((link) => attribute(link, 'href') ?? []);

  it('has each milestone with its state in words, its act, and what became of it', () => {
    for (const milestone of milestones.values()) {
      const entry = byId.get(milestone.id);
      if (!entry) throw new Error(`The calendar lacks ${milestone.id}.`);
      const { state } = milestoneOn(milestone, milestones, today());
      expect(textOf(entry)).toContain(words[locale]?.[state] ?? `no word for ${state}`);
      const act = acts.get(milestone.act);
      const address = act && addressIn(act, locale);
      if (address) expect(hrefs(entry)).toContain(address);
      if (milestone.replacedBy) expect(hrefs(entry)).toContain(`#${milestone.replacedBy}`);
      const by = milestone.cancelled && acts.get(milestone.cancelled.by);
      const cancelling = by && addressIn(by, locale);
      if (cancelling) expect(hrefs(entry)).toContain(cancelling);
    }
  });

  it('offers each regime as a filter and as a calendar', () => {
    const links = all.flatMap((element) => attribute(element, 'href') ?? []);
    expect(links).toContain(calendarPath(locale));
    for (const subject of calendarSubjects()) {
      expect(byId.has(`show-${subject}`)).toBe(true);
      expect(links).toContain(calendarPath(locale, subject));
    }
  });

  it('is linked from the landing page and every guide, each with the next dates of its own subject', () => {
    const calendar = pagePath('calendar', locale);
    const coming = (subject = '', chosen: readonly string[] = []) =>
      [
        ...(register[subject]?.milestones ?? []),
        ...chosen.flatMap((id) => milestones.get(id) ?? []),
      ]
        .filter(
          ({ date, cancelled, proposed }) => firstDay(date) >= today() && !cancelled && !proposed,
        )
        .map(({ id }) => id);
    const starts = [
      { address: pagePath('landing', locale), ids: coming('csrd') },
      ...loadGuides(locale).map(({ slug, data }) => ({
        address: pagePath(`guides/${slug}`, locale),
        ids: coming(data.subjects[0], data.milestones),
      })),
    ];
    for (const { address, ids } of starts) {
      const found = elements(pageAt(address).document, 'a')
        .flatMap((link) => attribute(link, 'href') ?? [])
        .filter((href) => href.startsWith(`${calendar}#`))
        .map((href) => href.slice(calendar.length + 1));
      expect([address, found.length]).toEqual([address, Math.min(3, new Set(ids).size)]);
      expect(ids).toEqual(expect.arrayContaining(found));
      const dates = found.map((id) => milestones.get(id)?.date ?? '');
      expect(dates).toEqual([...dates].sort());
    }
  });
});
