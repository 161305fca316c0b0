import { getTranslations } from 'next-intl/server';
import { site } from '@/config/site';
import { currentLocale } from '@/lib/i18n/current-locale';
import type { Guide } from '@/loaders/guides';
import { absoluteUrl, pagePath } from '@/routes/addresses';
import disclosure from '../disclosure.module.css';
import { GuideAnswers } from './guide-answers';
import styles from './guide-head.module.css';
import { GuideStanding } from './guide-standing';

/** Title, the three answers, what they rest on, introduction, and the collapsible key points. */
export async function GuideHead({ guide }: { guide: Guide }) {
  const { slug, text } = guide;
  const t = await getTranslations('guide');
  const locale = await currentLocale();
  return (
    <header className={styles.head}>
      <h1 id="title" className={styles.title}>
        {text.title}
      </h1>
      <GuideAnswers slug={slug} answers={text.answers} />
      <GuideStanding guide={guide} />
      {site.publicOrigin && (
        <p className={styles.address} data-search-skip>
          {t('address', {
            address: absoluteUrl(pagePath(`guides/${slug}`, locale), site.publicOrigin),
          })}
        </p>
      )}
      <p className={styles.introduction}>{text.introduction}</p>
      <details className={disclosure.disclosure}>
        <summary>{t('summary')}</summary>
        <ul>
          {text.summary.map((item) => (
            <li key={item}>{item}</li>
          ))}
        </ul>
      </details>
    </header>
  );
}
