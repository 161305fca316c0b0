import { lawCheckedOn } from '@/lib/content/load/law-checked-on';
import { formatDate } from '@/lib/format';
import { elements, textOf } from '@/lib/html';
import { type Locale, locales } from '@/lib/i18n/locales';
import { pagePath } from '@/lib/pages/urls';
import { builtPages } from '../support/site';

/** Text of a page, with white space normalised. */
const plain = (text: string) => text.replaceAll(/\s+/gu, ' ');

function pageText(id: Parameters<typeof pagePath>[0], locale: Locale, element = 'main'): string {
  const page = builtPages.find(({ address }) => address === pagePath(id, locale));
  if (!page) throw new Error(`${id} was not built in ${locale}.`);
  return elements(page.document, element).map(textOf).map(plain).join('\n');
}

const outside = { fr: 'Hors champ', en: 'Out of scope' };
const notDue = {
  fr: ['Devoir de vigilance européen (CSDDD)', 'Plan de vigilance français'],
  en: ['EU due diligence (CSDDD)', 'French vigilance plan'],
};
const prepared = {
  fr: ['État de durabilité (CSRD)', 'Informations de la taxonomie'],
  en: ['Sustainability statement (CSRD)', 'Taxonomy disclosures'],
};

describe.each(locales)('pictures and conversations in %s', (locale) => {
  it.each(['landing', 'regpilot', 'auditability', 'simulator', 'frameworks'] as const)(
    'state on %s the date the law was last checked',
    (id) => {
      expect(pageText(id, locale)).toContain(plain(formatDate(lawCheckedOn(), locale)));
    },
  );

  it('simulate obligations under the law in force', () => {
    const page = builtPages.find(({ address }) => address === pagePath('simulator', locale));
    const entries = page ? elements(page.document, 'li').map(textOf).map(plain) : [];
    const entry = (title: string) =>
      entries.find((text) => text.startsWith('§') && text.includes(title));
    for (const title of notDue[locale]) expect(entry(title)).toContain(outside[locale]);
    for (const title of prepared[locale]) {
      expect(entry(title)).toContain('2027');
      expect(entry(title)).not.toContain(outside[locale]);
    }
  });

  it.each(['landing', 'signup', 'monitoring', 'platform', 'auditability', 'clients'] as const)(
    'show no alert, dashboard or history of 2025 on %s',
    (id) => {
      const pictures = pageText(id, locale, 'figure');
      expect(pictures).toMatch(/2026/);
      // The number of an act (2025/1710) is not a date.
      expect(pictures.match(/.{0,40}\b2025\b(?!\/).{0,10}/g) ?? []).toEqual([]);
    },
  );
});
