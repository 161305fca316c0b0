import { getTranslations } from 'next-intl/server';
import { IntroducedPage } from '@/components/layout/introduced-page';
import { HistoryPicture } from '@/components/pictures/views/changes';
import { PageLink } from '@/ui/links';
import { Lines } from '@/ui/lists';
import { mark } from '@/ui/marks';
import { Section } from '@/ui/sections/section';
import styles from './clients-page.module.css';

/** The customers page: six profiles, then the functions that share the work inside a company. */
export async function ClientsPage() {
  const t = await getTranslations('clients');
  return (
    <IntroducedPage page="clients" aside={<Entries />} layout="even">
      <Profiles />
      <Section id="functions" title={t('functions.title')} lead={t('functions.lead')}>
        <FunctionsTable />
      </Section>
      <Section id="trail" title={t('trail.title')} lead={t('trail.lead')}>
        <HistoryPicture />
      </Section>
    </IntroducedPage>
  );
}

/** The six profiles, each with the page to read next. */
const profiles = [
  { id: 'large', page: 'auditability' },
  { id: 'mid', page: 'simulator' },
  { id: 'listed', page: 'guides/pmeguide' },
  { id: 'teams', page: 'frameworks' },
  { id: 'firms', page: 'regpilot' },
  { id: 'finance', page: 'guides/sfdrguide' },
] as const;

/** The way in of each reader: the profiles, each with the first thing it gets, leading to its card. */
async function Entries() {
  const t = await getTranslations('clients');
  return (
    <nav aria-labelledby="entries-title" className={styles.entries}>
      <p id="entries-title" className={styles.title}>
        {t('entries')}
      </p>
      <ul role="list">
        {profiles.map(({ id }) => (
          <li key={id}>
            <a href={`#${id}`} className={styles.entry}>
              <span className={styles.name}>{t(`profiles.items.${id}.title`)}</span>{' '}
              <span className={styles.first}>{t(`profiles.items.${id}.benefits.0`)}</span>
            </a>
          </li>
        ))}
      </ul>
    </nav>
  );
}

/** What each function of a company contributes to the compliance file, and what it gets from it. */
async function FunctionsTable() {
  const t = await getTranslations('clients.functions');
  const rows: { name: string; brings: string; finds: string }[] = t.raw('rows');
  return (
    <table className={styles.table}>
      <caption className="visually-hidden">{t('table')}</caption>
      <thead>
        <tr>
          <th scope="col">{t('function')}</th>
          <th scope="col">{t('brings')}</th>
          <th scope="col">{t('finds')}</th>
        </tr>
      </thead>
      <tbody>
        {rows.map(({ name, brings, finds }) => (
          <tr key={name}>
            <th scope="row">{name}</th>
            <td>
              <span className={styles.label}>{t('brings')}</span>
              {brings}
            </td>
            <td>
              <span className={styles.label}>{t('finds')}</span>
              {finds}
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}

/** The six profile cards: a situation, what the platform does for it, and a link onward. */
async function Profiles() {
  const t = await getTranslations('clients.profiles');
  return (
    <section id="profiles" aria-labelledby="profiles-title" className={styles.profiles}>
      <div className={styles.inner}>
        <header className={styles.head}>
          <h2 id="profiles-title">{t('title')}</h2>
          <p className={styles.lead}>{t('lead')}</p>
        </header>
        <ul role="list" className={styles.list}>
          {profiles.map(({ id, page }) => {
            const benefits: string[] = t.raw(`items.${id}.benefits`);
            return (
              <li key={id} id={id} className={styles.card}>
                <h3>{t(`items.${id}.title`)}</h3>
                <p className={styles.situation}>{t.rich(`items.${id}.situation`, { mark })}</p>
                <Lines items={benefits} className={styles.benefits} item={styles.benefit} />
                <p className={styles.next}>
                  <PageLink page={page}>{t(`items.${id}.link`)}</PageLink>
                </p>
              </li>
            );
          })}
        </ul>
      </div>
    </section>
  );
}
