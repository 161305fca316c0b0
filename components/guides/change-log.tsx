import { getTranslations } from 'next-intl/server';
import { PageLink } from '@/components/ui/links';
import { formatDate } from '@/lib/dates';
import { currentLocale } from '@/lib/i18n/current-locale';
import { changesOf } from '@/loaders/guide-data';
import { loadGuides } from '@/loaders/guides';
import { pageOf } from '@/loaders/routes/page';

/** What guides added, cut and put right, the latest first. */
export async function ChangeLog() {
  const locale = await currentLocale();
  const t = await getTranslations('about.claims.corrections');
  const entries = await Promise.all(
    changesOf(loadGuides(locale)).map(async ({ guide: { slug }, change }) => ({
      slug,
      date: change.date,
      name: await pageOf(`guides/${slug}`).name(locale),
      text: change.text[locale],
      corrects: change.corrects,
    })),
  );
  return (
    <ol role="list" className="soft">
      {entries.map(({ slug, date, name, text, corrects }) => (
        <li key={`${slug} ${text}`} className="line">
          <p className="flow">
            <time dateTime={date}>{formatDate(date, locale)}</time>{' '}
            <PageLink page={`guides/${slug}`}>{name}</PageLink>{' '}
            {corrects && <span>{t('correction')}</span>}
          </p>
          <p>{text}</p>
        </li>
      ))}
    </ol>
  );
}
