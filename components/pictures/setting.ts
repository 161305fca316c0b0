import { getTranslations } from 'next-intl/server';
import { quantity, shortQuantity } from '@/law/quantity';
import { sampleDates } from '@/law/sample-company/timeline';
import { formatDate, today } from '@/lib/dates';
import { currentLocale } from '@/lib/i18n/current-locale';
import { formatNumber } from '@/lib/numbers';
import { typeset } from '@/lib/typography';
import { loadTypesetRegister } from '@/loaders/law';

/** What pictures are drawn from: the law and the sample company's dates on the day of the build, and formats. */
export async function pictureSetting() {
  const locale = await currentLocale();
  const pictures = await getTranslations('pictures');
  const day = today();
  const register = loadTypesetRegister(locale);
  const date = (iso: string) => formatDate(iso, locale);
  const euros = (value: number) => ({ value, unit: 'eur' as const });
  return {
    locale,
    company: pictures('company'),
    day,
    register,
    calendar: sampleDates(day),
    date,
    /** Without its year, for dates that are near. */
    dayAndMonth: (iso: string) => date(iso).replace(/\s\d{4}$/, ''),
    number: (value: number) => formatNumber(value, locale),
    employees: (value: number) => typeset(quantity({ value, unit: 'employees' }, locale), locale),
    money: (value: number) => typeset(quantity(euros(value), locale), locale),
    shortMoney: (value: number) => typeset(shortQuantity(euros(value), locale), locale),
    /** Several things named in a sentence of their own. */
    list: (items: readonly string[]) => items.join(locale === 'fr' ? '\u00a0; ' : '; '),
  };
}
