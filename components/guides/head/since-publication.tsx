import { getTranslations } from 'next-intl/server';
import { formatDate } from '@/lib/dates';
import { currentLocale } from '@/lib/i18n/current-locale';
import type { Guide } from '@/loaders/guides';
import disclosure from '../disclosure.module.css';
import { Citation } from '../mdx/citation';

/** A folded strip: changes in the law since the guide was published, from the register, newest first. */
export async function SincePublication({ guide: { data, law } }: { guide: Guide }) {
  const [latest] = law.since.toSorted((a, b) => b.date.localeCompare(a.date));
  if (!latest) return null;
  const t = await getTranslations('guide');
  const locale = await currentLocale();
  return (
    <aside aria-labelledby="since-title" id="since">
      <details className={`${disclosure.disclosure} ${disclosure.small}`}>
        <summary>
          <span>
            <span id="since-title">{t('since', { year: data.publishedOn.slice(0, 4) })}</span>{' '}
            <span className={disclosure.date}>
              {t('sinceLatest', { date: formatDate(latest.date, locale) })}
            </span>
          </span>
        </summary>
        <ul role="list">
          {law.since.map(({ id, date, text, act, provision }) => (
            <li key={id}>
              <time dateTime={date} className={disclosure.date}>
                {formatDate(date, locale)}
              </time>
              <p>
                {text[locale]}{' '}
                <Citation law={law} source={act} locale={locale}>
                  {provision?.[locale]}
                </Citation>
              </p>
            </li>
          ))}
        </ul>
      </details>
    </aside>
  );
}
