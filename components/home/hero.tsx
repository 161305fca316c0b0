import { getTranslations } from 'next-intl/server';
import { AnnotatedArticlePicture } from '@/components/pictures/frameworks/annotated-article';
import { ButtonLink } from '@/components/ui/button-link';
import { PageSummary } from '@/components/ui/sections/page-summary';
import { Island } from '@/islands/island';
import styles from './hero.module.css';

export async function Hero() {
  const t = await getTranslations('landing');
  const words = await getTranslations('summary');
  const phrases: string[] = t.raw('hero.phrases');
  const summary: string[] = t.raw('summary');
  return (
    <div className={styles.hero}>
      <div className={styles.words}>
        <p className={styles.kicker}>{t('hero.kicker')}</p>
        <h1>{t('hero.title')}</h1>
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
        <p className={styles.text}>{t('hero.text')}</p>
        <div className={styles.actions}>
          <ButtonLink page="signup">{t('hero.action')}</ButtonLink>
          <ButtonLink page="platform" kind="secondary">
            {t('hero.secondary')}
          </ButtonLink>
        </div>
      </div>
      <AnnotatedArticlePicture />
      <div className={styles.summary}>
        <PageSummary title={words('title')} items={summary} />
      </div>
    </div>
  );
}
