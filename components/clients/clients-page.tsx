import { getTranslations } from 'next-intl/server';
import { IntroducedPage } from '@/components/layout/introduced-page';
import { CustomerSentence } from '@/components/proof/proof';
import { PageLink } from '@/components/ui/links';
import { Lines } from '@/components/ui/lists';
import { mark } from '@/components/ui/marks';
import { StruckFigure } from '@/components/ui/struck-figure';
import styles from './clients-page.module.css';

/** The customers page: six profiles, the first of which leads, then the file that the functions of a company share. */
export async function ClientsPage() {
  return (
    <IntroducedPage page="clients">
      <Index />
      <div className="page band">
        <Profiles />
      </div>
      <CustomerSentence />
      <Functions />
    </IntroducedPage>
  );
}

/** The six profiles, each with the page to read next. */
const profiles = [
  { id: 'large', page: 'auditability' },
  { id: 'mid', page: 'simulator' },
  { id: 'listed', page: 'guides/pmeguide' },
  { id: 'teams', page: 'frameworks' },
  { id: 'firms', page: 'simulator' },
  { id: 'finance', page: 'guides/sfdrguide' },
] as const;

/** The profiles at a glance, in a row across the page. */
async function Index() {
  const t = await getTranslations('clients.profiles');
  return (
    <nav aria-label={t('index')} className="page">
      <ul role="list" className={`grid ${styles.index}`}>
        {profiles.map(({ id }) => (
          <li key={id} className="name">
            <a href={`#${id}`}>{t(`items.${id}.title`)}</a>
          </li>
        ))}
      </ul>
    </nav>
  );
}

/** Profiles: the name, its situation, the benefits, a link onward. */
async function Profiles() {
  const t = await getTranslations('clients.profiles');
  return (
    <>
      {profiles.map(({ id, page }) => (
        <section
          key={id}
          id={id}
          aria-labelledby={`${id}-title`}
          className={`grid ${styles.profile} ${id === 'large' ? styles.first : ''}`}
        >
          <h2 id={`${id}-title`} className={id === 'large' ? undefined : 'title'}>
            {t(`items.${id}.title`)}
          </h2>
          <div>
            <p className={`heading ${styles.situation}`}>
              {t.rich(`items.${id}.situation`, { mark })}
            </p>
            {id === 'mid' && (
              <div className={`night above-5 ${styles.changed}`}>
                <StruckFigure of="csrd-scope.employees" size="small" />
              </div>
            )}
          </div>
          <Lines items={t.raw(`items.${id}.benefits`)} item="dash" />
          <p className="strong">
            <PageLink page={page}>{t(`items.${id}.link`)}</PageLink>
          </p>
        </section>
      ))}
    </>
  );
}

/** What each function of a company puts into the compliance file, drawn as a spine, and what it gets from it. */
async function Functions() {
  const t = await getTranslations('clients.functions');
  const rows: { name: string; brings: string; finds: string }[] = t.raw('rows');
  return (
    <section id="functions" aria-labelledby="functions-title" className="surface">
      <div className="page band">
        <h2 id="functions-title">{t('title')}</h2>
        <table className={`above-7 ${styles.table}`}>
          <caption className="visually-hidden">{t('lead')}</caption>
          <thead>
            <tr>
              {(['brings', 'function', 'finds'] as const).map((column) => (
                <th key={column} scope="col" className="kicker">
                  {t(column)}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {rows.map(({ name, brings, finds }) => (
              <tr key={name}>
                <td>
                  <span className={`term ${styles.label}`}>{t('brings')}</span>
                  {brings}
                </td>
                <th scope="row">{name}</th>
                <td>
                  <span className={`term ${styles.label}`}>{t('finds')}</span>
                  {finds}
                </td>
              </tr>
            ))}
          </tbody>
        </table>
      </div>
    </section>
  );
}
