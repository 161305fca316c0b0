import { getTranslations } from 'next-intl/server';
import { policyNames } from '@/loaders/legal';
import { footerPages } from '@/routes/registry';
import { PageLink } from '@/ui/page-link';
import styles from './text-links.module.css';

const ownPages = footerPages('legal').filter((id) => id !== 'legal');

/** Sidebar of the policies page: its tabs, then the texts that have their own page. */
export async function PolicyTabs() {
  const t = await getTranslations('legal');
  const nav = await getTranslations('nav');
  return (
    <>
      <nav className={styles.list} aria-label={t('sections')} data-tab-list>
        <ul role="list">
          {policyNames.map((name) => (
            <li key={name}>
              <a href={`#${name}`}>{t(name)}</a>
            </li>
          ))}
        </ul>
      </nav>
      <nav className={styles.others} aria-label={t('others')}>
        <ul role="list">
          {ownPages.map((id) => (
            <li key={id}>
              <PageLink page={id}>{nav(id as 'about')}</PageLink>
            </li>
          ))}
        </ul>
      </nav>
    </>
  );
}

/** Sidebar of a text with its own page: every legal text, the current one marked. */
export async function TextLinks({ current }: { current: 'legalNotice' | 'accessibility' }) {
  const t = await getTranslations('legal');
  const nav = await getTranslations('nav');
  return (
    <nav className={styles.list} aria-label={t('sections')}>
      <ul role="list">
        {policyNames.map((name) => (
          <li key={name}>
            <PageLink page="legal" anchor={name}>
              {t(name)}
            </PageLink>
          </li>
        ))}
        {ownPages.map((id) => (
          <li key={id}>
            <PageLink page={id} current={id === current}>
              {nav(id as 'about')}
            </PageLink>
          </li>
        ))}
      </ul>
    </nav>
  );
}
