import { getTranslations } from 'next-intl/server';
import { NextDates } from '@/components/calendar/entries';
import { WorkspacePicture } from '@/components/pictures/workspace';
import { Island } from '@/islands/island';
import { ButtonLink, PageLink } from '@/ui/links';
import { PageSummary } from '@/ui/sections/page-head';
import styles from './hero.module.css';

export async function Hero() {
  const t = await getTranslations('landing');
  const words = await getTranslations('summary');
  const phrases: string[] = t.raw('hero.phrases');
  const summary: string[] = t.raw('summary');
  return (
    <div className={styles.hero}>
      <p className={styles.kicker}>{t('hero.kicker')}</p>
      <h1>{t('hero.title')}</h1>
      <div className={styles.words}>
        <p className={styles.text}>{t('hero.text')}</p>
        <div>
          <div className={styles.actions}>
            <ButtonLink page="signup">{t('hero.action')}</ButtonLink>
            <ButtonLink page="platform" kind="secondary">
              {t('hero.secondary')}
            </ButtonLink>
          </div>
          <p className={styles.note}>
            {t('hero.note')}
            <PageLink page="simulator" anchor="checker">
              {t('hero.question')}
            </PageLink>
          </p>
        </div>
      </div>
      <WorkspacePicture />
      <div className={styles.typed}>
        <Island
          name="typedPhrase"
          id="typed-phrase"
          props={{
            lead: t('hero.typedLead'),
            phrases,
            pause: t('hero.pause'),
            play: t('hero.play'),
          }}
        />
      </div>
      <div className={styles.summary}>
        <PageSummary title={words('title')} items={summary} />
      </div>
      <NextDates subject="csrd" className={styles.dates} />
    </div>
  );
}
