import { getTranslations } from 'next-intl/server';
import { PageLink } from '@/components/ui/page-link';
import { currentLocale } from '@/i18n/current-locale';
import { loadGuideCards } from '@/lib/content/guide-cards';
import type { PageId } from '@/lib/pages/registry';
import { pagesOfGroup, planGroups } from '@/lib/pages/site-plan';
import styles from './site-plan.module.css';

/** Every page of the site, by subject. */
export async function SitePlan() {
  const t = await getTranslations('search');
  const nav = await getTranslations('nav');
  const guides = loadGuideCards(await currentLocale());
  const place = (id: PageId) => guides.findIndex(({ slug }) => id === `guides/${slug}`);
  const nameOf = (id: PageId): string => guides[place(id)]?.text.title ?? nav(id as 'about');
  return (
    <section className={styles.plan} aria-labelledby="plan" data-search-skip>
      <h2 id="plan" className={styles.title}>
        {t('plan')}
      </h2>
      <div className={styles.groups}>
        {planGroups.map((group) => (
          <div key={group} className={styles[group]}>
            <h3 className={styles.group}>{t(`groups.${group}`)}</h3>
            <ul role="list">
              {pagesOfGroup(group)
                .sort((a, b) => place(a) - place(b))
                .map((id) => (
                  <li key={id} className={styles.entry}>
                    <PageLink page={id} current={id === 'search'}>
                      {nameOf(id)}
                    </PageLink>
                  </li>
                ))}
            </ul>
          </div>
        ))}
      </div>
    </section>
  );
}
