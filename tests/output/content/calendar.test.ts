import { addressIn } from '@/law/acts';
import { entriesOf } from '@/law/entries';
import { milestoneOn } from '@/law/milestones';
import { today } from '@/lib/dates';
import { attribute, elements, textOf } from '@/lib/html';
import { locales } from '@/lib/i18n/locales';
import { loadRegister } from '@/loaders/law';
import { calendarPath, calendarSubjects } from '@/publishing/calendar/calendars';
import { messagesIn } from '@/tests/languages';
import { builtPage, hrefsIn } from '../support/site';

const register = loadRegister();
const { acts, milestones } = entriesOf(register);

describe.each(locales)('the calendar in %s', (locale) => {
  const words = messagesIn(locale).guide.status;
  const all = elements(builtPage('calendar', locale).document);
  const byId = new Map(all.map((element) => [attribute(element, 'id'), element]));

  it('has each milestone with its state in words, its act, and what became of it', () => {
    for (const milestone of milestones.values()) {
      const entry = byId.get(milestone.id);
      if (!entry) throw new Error(`The calendar lacks ${milestone.id}.`);
      const { state } = milestoneOn(milestone, milestones, today());
      expect(textOf(entry)).toContain(words[state]);
      const act = acts.get(milestone.act);
      const address = act && addressIn(act, locale);
      if (address) expect(hrefsIn(entry)).toContain(address);
      if (milestone.replacedBy) expect(hrefsIn(entry)).toContain(`#${milestone.replacedBy}`);
      const by = milestone.cancelled && acts.get(milestone.cancelled.by);
      const cancelling = by && addressIn(by, locale);
      if (cancelling) expect(hrefsIn(entry)).toContain(cancelling);
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
});
