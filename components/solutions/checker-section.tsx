import { getTranslations } from 'next-intl/server';
import { type CheckerMessages, messagesOfPage } from '@/browser/islands/checker/messages';
import { Island } from '@/browser/islands/island';
import { PageLink } from '@/components/ui/links';
import { eventsAddress, lawAddress } from '@/law/checker/checker-law';
import { type RegimeId, regimes } from '@/law/checker/regimes';
import { currentLocale } from '@/lib/i18n/current-locale';
import { pagePath } from '@/loaders/routes/addresses';
import styles from './checker-section.module.css';
import { sampleVerdict } from './sample-verdict';

/** The scope checker under the page's title: the questions are on the first screen. */
export async function CheckerSection() {
  const t = await getTranslations('simulator');
  return (
    <section id="checker" className={`surface ${styles.tool}`} aria-labelledby="checker-title">
      <div className="page">
        <header>
          <h1 id="checker-title">{t('title')}</h1>
          <p className="quiet above-3">{t('lead')}</p>
        </header>
        <CheckerIsland />
        <Below />
      </div>
    </section>
  );
}

async function CheckerIsland() {
  const t = await getTranslations('checker');
  const locale = await currentLocale();
  const words: CheckerMessages = t.raw('words');
  const guides: Partial<Record<RegimeId, string>> = Object.fromEntries(
    regimes.flatMap((regime) =>
      'guide' in regime ? [[regime.id, pagePath(`guides/${regime.guide}`, locale)]] : [],
    ),
  );
  return (
    <>
      <h2 className="visually-hidden">{t('title')}</h2>
      <Island
        name="checker"
        id="scope-checker"
        start="near"
        props={{
          law: lawAddress(locale),
          calendar: eventsAddress(locale),
          messages: messagesOfPage(words),
          locale,
          guides,
          demo: pagePath('signup', locale),
          sample: await sampleVerdict(),
        }}
      />
      <noscript>
        <p>
          <PageLink page="obligations">{t('noScript')}</PageLink>
        </p>
      </noscript>
    </>
  );
}

/** What is left to lawyers, and where the answers come from. */
async function Below() {
  const t = await getTranslations('checker');
  const simulator = await getTranslations('simulator');
  return (
    <div className="measure stack soft above-6">
      <p className="strong">{simulator('limits.statement')}</p>
      <p>{t('words.disclaimer')}</p>
      <p>
        {t('asOf')}{' '}
        <PageLink page="openData" anchor="method">
          {t('method')}
        </PageLink>
      </p>
    </div>
  );
}
