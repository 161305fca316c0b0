import { getTranslations } from 'next-intl/server';
import { ChangeLog } from '@/components/guides/change-log';
// Written and checked by the test that compares (tests/unit/checker/portail-rse.test.ts).
import portal from '@/components/opendata/portal.json';
import { Certificates } from '@/components/proof/proof';
import { PageLink } from '@/components/ui/links';
import { entriesOf } from '@/law/entries';
import { site } from '@/lib/config/site';
import { currentLocale } from '@/lib/i18n/current-locale';
import { formatNumber } from '@/lib/numbers';
import { loadClaims } from '@/loaders/claims';
import { loadTypesetRegister } from '@/loaders/law';
import styles from './proof.module.css';

/** What a visitor can check, and what keeps the data safe. */
export const Proof = () => (
  <div className="band surface">
    <div className={`page grid ${styles.proof}`}>
      <Standing />
      <Trust />
    </div>
  </div>
);

/** Figures that are the site's own, counted on the day of the build, each with its proof; then what it got wrong. */
async function Standing() {
  const t = await getTranslations('landing.proof');
  const locale = await currentLocale();
  const { acts, rules } = entriesOf(loadTypesetRegister(locale));
  const figures = [
    { id: 'acts', count: acts.size, page: 'openData' },
    { id: 'rules', count: rules.size, page: 'openData' },
    { id: 'companies', count: portal.companies, page: 'openData', anchor: 'portal' },
    { id: 'claims', count: loadClaims(locale).length, page: 'about', anchor: 'claims' },
  ] as const;
  return (
    <section id="proof" aria-labelledby="proof-title">
      <header className="spread">
        <h2 id="proof-title">{t('title')}</h2>
        <p className="soft">{t('day')}</p>
      </header>
      <ul role="list" className={`grid above-5 ${styles.figures}`}>
        {figures.map(({ id, count, page, ...place }) => (
          <li key={id}>
            <span className={`amount ${styles.figure}`}>{formatNumber(count, locale)}</span>{' '}
            <PageLink page={page} {...place}>
              {t(id)}
            </PageLink>
          </li>
        ))}
      </ul>
      <div className={`item grid cols-3-3-3-3 above-6 ${styles.corrected}`}>
        <h3>{t('corrected')}</h3>
        <ChangeLog correction />
        <p>
          <PageLink page="about" anchor="corrections">
            {t('corrections')}
          </PageLink>
        </p>
      </div>
    </section>
  );
}

async function Trust() {
  const t = await getTranslations('landing.trust');
  const hosting = await getTranslations('hosting');
  const items: { icon: string; title: string; text: string }[] = [
    ...(site.hostedInEu
      ? [{ icon: hosting('icon'), title: hosting('title'), text: hosting('text') }]
      : []),
    ...t.raw('items'),
  ];
  return (
    <section id="trust" aria-labelledby="trust-title">
      <div className={`grid cols-4-4-4 ${styles.trust}`}>
        <header className="stack">
          <h2 id="trust-title">{t('title')}</h2>
          <p className="soft">{t('lead')}</p>
        </header>
        <ul role="list">
          {items.map(({ icon, title, text }) => (
            <li key={title} className="item">
              <div className="spread">
                <h3>{title}</h3>
                <p className="small" aria-hidden="true">
                  {icon}
                </p>
              </div>
              <p className="soft">{text}</p>
            </li>
          ))}
        </ul>
      </div>
      <Certificates />
    </section>
  );
}
