import { PageLink } from '@/components/ui/links';
import { formatDate } from '@/lib/dates';
import { currentLocale } from '@/lib/i18n/current-locale';
import { correctionsOf } from '@/loaders/guide-data';
import { loadGuides } from '@/loaders/guides';
import { pageOf } from '@/loaders/routes/page';

/** What the guides got wrong and have put right, with its date: the latest, or all. */
export async function Corrections({ latest }: { latest?: number }) {
  const locale = await currentLocale();
  const corrections = correctionsOf(loadGuides(locale)).slice(0, latest);
  const entries = await Promise.all(
    corrections.map(async ({ guide: { slug }, change }) => ({
      slug,
      date: change.date,
      name: await pageOf(`guides/${slug}`).name(locale),
      text: change.text[locale],
    })),
  );
  return (
    <ol role="list" className="soft">
      {entries.map(({ slug, date, name, text }) => (
        <li key={`${slug}-${date}`} className="line">
          <p className="flow">
            <time dateTime={date}>{formatDate(date, locale)}</time>{' '}
            <PageLink page={`guides/${slug}`} anchor="changes">
              {name}
            </PageLink>
          </p>
          <p>{text}</p>
        </li>
      ))}
    </ol>
  );
}
