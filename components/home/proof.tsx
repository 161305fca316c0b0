import { getTranslations } from 'next-intl/server';
import { portalAnswers } from '@/components/opendata/portal-answers';
import { Certificates } from '@/components/proof/proof';
import { PageLink } from '@/components/ui/links';
import { entriesOf } from '@/law/entries';
import { site } from '@/lib/config/site';
import { currentLocale } from '@/lib/i18n/current-locale';
import { formatNumber } from '@/lib/numbers';
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

/** Figures that are the site's own, counted on the day of the build, with the page that proves them. */
async function Standing() {
  const t = await getTranslations('landing.proof');
  const locale = await currentLocale();
  const number = (value: number) => formatNumber(value, locale);
  const { rules } = entriesOf(loadTypesetRegister(locale));
  return (
    <section id="proof" aria-labelledby="proof-title">
      <header className="spread">
        <h2 id="proof-title">{t('title')}</h2>
        <p className="soft">{t('day')}</p>
      </header>
      <ul role="list" className="grid halves above-5">
        <li>
          <span className={`amount ${styles.figure}`}>{number(rules.size)}</span> {t('rules')}
        </li>
        <li>
          <span className={`amount ${styles.figure}`}>{number(portalAnswers.same)}</span>{' '}
          <PageLink page="openData" anchor="portal">
            {t('portal', { all: number(portalAnswers.all) })}
          </PageLink>
        </li>
      </ul>
    </section>
  );
}

async function Trust() {
  const t = await getTranslations('landing.trust');
  const hosting = await getTranslations('hosting');
  const buyer = await getTranslations('questions.buyer');
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
          <p className="soft">
            {t('lead')} <PageLink page="questions/plateforme">{buyer('title')}</PageLink>
          </p>
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
