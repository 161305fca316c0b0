import { getTranslations } from 'next-intl/server';
import { Island } from '@/browser/islands/island';
import { ButtonLink, PageLink } from '@/components/ui/links';
import { Lines } from '@/components/ui/lists';
import styles from './hero.module.css';
import { ScopeQuestion } from './scope-question';
import { Tour } from './tour';

/** The promise, the software that keeps it, and a question on the visitor's own company. */
export async function Hero() {
  const t = await getTranslations('landing');
  const words = await getTranslations('summary');
  const phrases: string[] = t.raw('hero.phrases');
  const summary: string[] = t.raw('summary');
  return (
    <div className={`page grid ${styles.hero}`}>
      <p className="flow quiet">
        <span className="kicker">{t('hero.kicker')}</span> {t('hero.audience')}
      </p>
      <h1>{t('hero.title')}</h1>
      <div className={`grid ${styles.words}`}>
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
        <div className={`flow ${styles.next}`}>
          <p className={styles.actions}>
            <ButtonLink page="signup">{t('hero.action')}</ButtonLink>
            <PageLink page="platform">{t('hero.secondary')}</PageLink>
          </p>
          <p className="soft">{t('hero.note')}</p>
        </div>
      </div>
      <Tour />
      <aside className="soft above-5" aria-label={words('title')}>
        <p className="term">{words('title')}</p>
        <Lines items={summary} className={`grid ${styles.summary}`} />
      </aside>
      <ScopeQuestion />
    </div>
  );
}
