import { getMessages, getTranslations } from 'next-intl/server';
import { messagesOfPage } from '@/browser/islands/checker/messages';
import { Island } from '@/browser/islands/island';
import { ButtonLink, PageLink } from '@/components/ui/links';
import { eventsAddress, lawAddress } from '@/law/checker/checker-law';
import { type RegimeId, regimes } from '@/law/checker/regimes';
import { currentLocale } from '@/lib/i18n/current-locale';
import { pagePath } from '@/loaders/routes/addresses';
import styles from './checker-section.module.css';
import { sampleVerdict } from './sample-verdict';

/** The scope checker under the page's title: the questions are on the first screen. */
export async function CheckerSection() {
  const t = await getTranslations();
  const locale = await currentLocale();
  const guides: Partial<Record<RegimeId, string>> = Object.fromEntries(
    regimes.flatMap((regime) =>
      'guide' in regime ? [[regime.id, pagePath(`guides/${regime.guide}`, locale)]] : [],
    ),
  );
  return (
    <section id="checker" className={`surface ${styles.tool}`} aria-labelledby="checker-title">
      <div className="page">
        <header>
          <h1 id="checker-title">{t('simulator.title')}</h1>
          <p className="quiet above-3">{t('simulator.lead')}</p>
        </header>
        <h2 className="visually-hidden">{t('checker.title')}</h2>
        <Island
          name="checker"
          id="scope-checker"
          start="near"
          props={{
            law: lawAddress(locale),
            calendar: eventsAddress(locale),
            messages: messagesOfPage((await getMessages()).checker.words),
            locale,
            guides,
            demo: pagePath('signup', locale),
            sample: await sampleVerdict(),
          }}
        />
        <noscript>
          <p>
            <PageLink page="obligations">{t('checker.noScript')}</PageLink>
          </p>
        </noscript>
        <div className="spread above-6">
          <div className="soft">
            <p className="strong">{t('simulator.limits.statement')}</p>
            <p>
              {t('checker.asOf')}{' '}
              <PageLink page="openData" anchor="method">
                {t('checker.method')}
              </PageLink>
            </p>
          </div>
          <ButtonLink page="signup">{t('cta.action')}</ButtonLink>
        </div>
      </div>
    </section>
  );
}
