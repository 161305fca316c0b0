import { getTranslations } from 'next-intl/server';
import { NextDates } from '@/components/calendar/entries';
import { PageShell } from '@/components/layout/page-shell';
import { WorkspacePicture } from '@/components/pictures/workspace';
import { site } from '@/config/site';
import { Island } from '@/islands/island';
import { ButtonLink } from '@/ui/links';
import { Lines } from '@/ui/lists';
import lists from '@/ui/lists.module.css';
import { PageSummary } from '@/ui/sections/page-head';
import { Section } from '@/ui/sections/section';
import styles from './landing-page.module.css';
import { ScopeQuestion } from './scope-question';
import { Conversations, Features, Preview } from './slideshows';

/** The sections under the hero, in page order. */
const sections = [
  { id: 'conversations', Content: Conversations, tone: 'surface' },
  { id: 'features', Content: Features, tone: 'paper' },
  { id: 'preview', Content: Preview, tone: 'surface' },
  { id: 'audiences', Content: Audiences, tone: 'paper' },
  { id: 'trust', Content: Trust, tone: 'paper' },
] as const;

export async function LandingPage() {
  const t = await getTranslations('landing');
  return (
    <PageShell page="landing">
      <Hero />
      {sections.map(({ id, Content, tone }) => (
        <Section key={id} id={id} title={t(`${id}.title`)} lead={t(`${id}.lead`)} tone={tone}>
          <Content />
        </Section>
      ))}
    </PageShell>
  );
}

async function Hero() {
  const t = await getTranslations('landing');
  const words = await getTranslations('summary');
  const phrases: string[] = t.raw('hero.phrases');
  const summary: string[] = t.raw('summary');
  return (
    <div className={styles.hero}>
      <p className={styles.kicker}>{t('hero.kicker')}</p>
      <h1>{t('hero.title')}</h1>
      <div className={styles.words}>
        <p className={styles.lead}>{t('hero.text')}</p>
        <div>
          <div className={styles.actions}>
            <ButtonLink page="signup">{t('hero.action')}</ButtonLink>
            <ButtonLink page="platform" kind="secondary">
              {t('hero.secondary')}
            </ButtonLink>
          </div>
          <p className={styles.note}>{t('hero.note')}</p>
        </div>
        <ScopeQuestion />
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

async function Audiences() {
  const t = await getTranslations('landing.audiences');
  const items: { title: string; subtitle: string; points: string[] }[] = t.raw('items');
  return (
    <ul role="list" className={styles.audiences}>
      {items.map(({ title, subtitle, points }) => (
        <li key={title}>
          <h3>{title}</h3>
          <p className={styles.subtitle}>{subtitle}</p>
          <Lines items={points} className={styles.points} />
        </li>
      ))}
    </ul>
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
    <ul role="list" className={`${lists.flushStart} ${styles.cards}`}>
      {items.map(({ icon, title, text }) => (
        <li key={title} className={styles.card}>
          <p className={styles.label} aria-hidden="true">
            <span className={styles.icon}>{icon}</span>
          </p>
          <div className={styles.cardWords}>
            <h3>{title}</h3>
            <p className={styles.cardText}>{text}</p>
          </div>
        </li>
      ))}
    </ul>
  );
}
