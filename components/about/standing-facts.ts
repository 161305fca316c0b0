import { getTranslations } from 'next-intl/server';
import type { Person } from '@/config/people';
import { site } from '@/config/site';
import { entriesOf } from '@/law/find';
import { formatDate } from '@/lib/dates';
import { currentLocale } from '@/lib/i18n/current-locale';
import type { Locale } from '@/lib/i18n/locales';
import { written } from '@/lib/i18n/written';
import { formatNumber } from '@/lib/numbers';
import { loadClaims } from '@/loaders/claims';
import { loadGuides } from '@/loaders/guides';
import { lawCheckedOn, loadTypesetRegister } from '@/loaders/law';
import type { StaticPageId } from '@/routes/registry';

interface StandingFact {
  id: 'publisher' | 'law' | 'guides' | 'method' | 'claims';
  text: string;
  /** Where it can be checked. */
  page: StaticPageId;
}

/** What a reader can check about the site: as the settings state it, or counted on the day of the build. */
export async function standingFacts(): Promise<StandingFact[]> {
  const t = await getTranslations('about.standing');
  const locale = await currentLocale();
  const number = (value: number) => formatNumber(value, locale);
  const { acts, rules, milestones } = entriesOf(loadTypesetRegister(locale));
  const law = {
    acts: number(acts.size),
    rules: number(rules.size),
    dates: number(milestones.size),
    day: formatDate(lawCheckedOn(), locale),
  };
  const guides = { count: number(loadGuides(locale).length) };
  const claims = { count: number(loadClaims(locale).length) };
  return [
    // Only a notice that names the publisher and the host proves anything.
    ...(site.legalNoticeComplete && site.publisher.legalName
      ? [{ id: 'publisher', text: site.publisher.legalName, page: 'legalNotice' } as const]
      : []),
    {
      id: 'guides',
      text: `${t('guides.text', guides)} ${await people(locale)}`,
      page: 'resources',
    },
    { id: 'law', text: t('law.text', law), page: 'openData' },
    { id: 'method', text: t('method.text'), page: 'method' },
    { id: 'claims', text: t('claims.text', claims), page: 'claims' },
  ];
}

/** Who wrote and reviewed the guides; that nobody has yet, otherwise. */
async function people(locale: Locale): Promise<string> {
  const behind = await getTranslations('guide.people');
  const standing = await getTranslations('about.standing');
  const { author, reviewer } = site.people;
  const role = ({ role: words }: Person) => words[written(locale)];
  const sentences = [
    author && behind('author', { name: author.name, role: role(author) }),
    reviewer
      ? behind('reviewer', {
          name: reviewer.name,
          role: role(reviewer),
          date: formatDate(reviewer.on, locale),
        })
      : standing('guides.unreviewed'),
  ];
  return sentences
    .map((sentence) => sentence && `${sentence}.`)
    .filter(Boolean)
    .join(' ');
}
