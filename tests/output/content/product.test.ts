import { needs } from '@/components/software/needs';
import { provisionName } from '@/law/acts';
import { versionOn } from '@/law/as-at';
import { entriesOf } from '@/law/entries';
import type { Act } from '@/law/register';
import { today } from '@/lib/dates';
import { attribute, type Element, elements, textOf } from '@/lib/html';
import { locales } from '@/lib/i18n/locales';
import { loadTypesetRegister } from '@/loaders/law';
import type { PageId } from '@/loaders/routes/registry';
import { builtPage, find, plain } from '../support/site';

describe.each(locales)('Pages on the product in %s', (locale) => {
  const main = (id: PageId) => find(builtPage(id, locale).document, 'main') as Element;
  /** The numbers that stand for places on pictures. */
  const numbers = (parents: Element[]) =>
    parents
      .flatMap((parent) => elements(parent, 'span'))
      .filter((node) => attribute(node, 'aria-hidden') === 'true')
      .map((node) => textOf(node))
      .filter((text) => /^\d$/.test(text));

  it.each(['platform', 'frameworks'] as const)('explain each number of the picture on %s', (id) => {
    const drawn = numbers(elements(main(id), 'figure'));
    expect(drawn.length).toBeGreaterThan(3);
    expect(numbers([main(id)]).sort()).toEqual([...drawn, ...drawn].sort());
  });

  it('give each indicator of the record a value, a trend and a status', () => {
    const lists = elements(main('regpilot'), 'ul').filter((list) =>
      /Score de conformité|Compliance score/.test(textOf(list)),
    );
    const metrics = lists.flatMap((list) => elements(list, 'li'));
    const statuses = metrics.map((metric) => plain(textOf(elements(metric, 'p')[3] as Element)));
    const { positive, warning } = {
      fr: { positive: 'Positif', warning: 'À surveiller' },
      en: { positive: 'Positive', warning: 'Warning' },
    }[locale];
    expect(statuses).toEqual([positive, warning, positive]);
  });

  it('list each profile once, where links to it lead', () => {
    const names = ['large', 'mid', 'listed', 'teams', 'firms', 'finance'].map((id) => {
      const profile = find(main('clients'), 'section', 'id', id) as Element;
      return plain(textOf(find(profile, 'h2') as Element));
    });
    const headings = elements(main('clients'), 'h2', 'h3').map((each) => plain(textOf(each)));
    expect(headings.filter((text) => names.includes(text))).toEqual(names);
  });

  it('rest each need of CSRD software on the provisions it follows from', () => {
    const section = find(main('software'), 'section', 'id', 'needs') as Element;
    const { acts, rules, milestones } = entriesOf(loadTypesetRegister(locale));
    const rows = elements(section, 'h3').map(({ parentNode }) => parentNode as Element);
    expect(rows).toHaveLength(needs.length);
    for (const [index, { rests }] of needs.entries()) {
      const cited = elements(rows[index] as Element, 'a')
        .map((link) => textOf(link))
        .join(' ');
      for (const id of rests) {
        const rule = rules.get(id);
        const source = rule ? versionOn(rule, today()) : milestones.get(id);
        const act = acts.get(source?.act ?? '') as Act;
        expect(cited).toContain(provisionName(act, source?.provision, locale));
      }
    }
  });
});
