import { getTranslations } from 'next-intl/server';
import { currentLocale } from '@/lib/i18n/current-locale';
import { loadGuides } from '@/loaders/guides';
import { pagesOfGroup, type SiteMapGroup, siteMapGroups } from '@/routes/addresses';
import { fullPageName } from '@/routes/names';
import { guideOf, type PageId } from '@/routes/registry';
import { PageLink } from '@/ui/page-link';
import styles from './site-map.module.css';

/** Every page of the site, by subject. */
export async function SiteMap() {
  const t = await getTranslations('search');
  return (
    <section className={styles.siteMap} aria-labelledby="plan" data-search-skip>
      <h2 id="plan" className={styles.title}>
        {t('siteMap')}
      </h2>
      <div className={styles.groups}>
        {siteMapGroups.map((group) => (
          <div key={group} className={styles[group]}>
            <h3 className={styles.group}>{t(`groups.${group}`)}</h3>
            <PageList group={group} />
          </div>
        ))}
      </div>
    </section>
  );
}

/** Guides come after other pages, in the order of the resource centre. */
async function PageList({ group }: { group: SiteMapGroup }) {
  const locale = await currentLocale();
  const guides = loadGuides(locale).map(({ slug }) => slug);
  const place = (id: PageId) => guides.indexOf(guideOf(id) ?? '');
  const pages = pagesOfGroup(group).sort((a, b) => place(a) - place(b));
  const names = await Promise.all(pages.map((id) => fullPageName(id, locale)));
  return (
    <ul role="list">
      {pages.map((id, index) => (
        <li key={id} className={styles.entry}>
          <PageLink page={id} current={id === 'search'}>
            {names[index]}
          </PageLink>
        </li>
      ))}
    </ul>
  );
}
