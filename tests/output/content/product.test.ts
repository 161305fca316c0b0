import { needs } from '@/components/software/needs';
import { attribute, type Element, elements, textOf } from '@/lib/html';
import { locales } from '@/lib/i18n/locales';
import type { PageId } from '@/routes/registry';
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
    const sources = elements(section, 'li').map((row) => elements(row, 'a').length);
    expect(sources).toEqual(needs.map(({ rests }) => rests.length));
  });
});
