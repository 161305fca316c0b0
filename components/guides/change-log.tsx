import { PageLink } from '@/components/ui/links';
import { formatDate } from '@/lib/dates';
import { currentLocale } from '@/lib/i18n/current-locale';
import { changesOf } from '@/loaders/guide-data';
import { loadGuides } from '@/loaders/guides';
import { pageOf } from '@/loaders/routes/page';

/** What guides added, cut and put right, the latest first; or the latest that they put right. */
export async function ChangeLog({ correction = false }: { correction?: boolean }) {
  const locale = await currentLocale();
  const all = changesOf(loadGuides(locale));
  const shown = correction ? all.filter(({ change }) => change.corrects).slice(0, 1) : all;
  const entries = await Promise.all(
    shown.map(async ({ guide: { slug }, change }) => ({
      slug,
      date: change.date,
      name: await pageOf(`guides/${slug}`).name(locale),
      text: change.text[locale],
    })),
  );
  return (
    <ol role="list" className="soft">
      {entries.map(({ slug, date, name, text }) => (
        <li key={`${slug} ${text}`} className="line">
          <p className="flow">
            <time dateTime={date}>{formatDate(date, locale)}</time>{' '}
            <PageLink page={`guides/${slug}`}>{name}</PageLink>
          </p>
          <p>{text}</p>
        </li>
      ))}
    </ol>
  );
}
