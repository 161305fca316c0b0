import { getTranslations } from 'next-intl/server';
import type { ReactNode } from 'react';
import { IntroducedPage } from '@/components/layout/introduced-page';
import type { Person } from '@/config/company';
import { site } from '@/config/site';
import { entriesOf } from '@/law/entries';
import { formatDate } from '@/lib/dates';
import { currentLocale } from '@/lib/i18n/current-locale';
import { type Locale, written } from '@/lib/i18n/locales';
import { formatNumber } from '@/lib/numbers';
import { loadClaims } from '@/loaders/claims';
import { loadGuides } from '@/loaders/guides';
import { lawCheckedOn, loadTypesetRegister } from '@/loaders/law';
import type { StaticPageId } from '@/routes/registry';
import { PageLink } from '@/ui/links';
import { Lines } from '@/ui/lists';
import { mark } from '@/ui/marks';
import { Section } from '@/ui/sections/section';
import styles from './about-page.module.css';
import { Emblem } from './emblem';

/** The about page: what readers can check, mission, vision, team, closing quote. */
export async function AboutPage() {
  const t = await getTranslations('about');
  return (
    <IntroducedPage page="about" aside={<Standing />} layout="even">
      <Section id="mission" title={t('mission.title')}>
        <Statement text={t('mission.text')}>{t.rich('mission.pledge', { mark })}</Statement>
      </Section>
      <Section id="vision" title={t('vision.title')}>
        <Statement text={t('vision.text')}>{t.rich('vision.pledge', { mark })}</Statement>
      </Section>
      <Section id="team" title={t('team.title')} lead={t('team.lead')} tone="surface">
        <Founders />
      </Section>
      <Principle />
    </IntroducedPage>
  );
}

/** The two founders, each with a drawing of their field and what it covers. */
async function Founders() {
  const t = await getTranslations('about.team');
  return (
    <ul role="list" className={styles.founders}>
      {(['data', 'ai'] as const).map((id) => {
        const areas: string[] = t.raw(`founders.${id}.areas`);
        return (
          <li key={id} className={styles.founder}>
            <Emblem figure={id} />
            <h3 className={styles.role}>{t(`founders.${id}.role`)}</h3>
            <p className={styles.founderText}>{t(`founders.${id}.text`)}</p>
            <p className={styles.label}>{t('areas')}</p>
            <Lines items={areas} item={styles.area} />
          </li>
        );
      })}
    </ul>
  );
}

/** The closing quote, typeset as an article of law. */
async function Principle() {
  const t = await getTranslations('about.quote');
  return (
    <figure className={styles.principle}>
      <figcaption className={styles.caption}>
        <span className={styles.sign} aria-hidden="true">
          §
        </span>
        {t('caption')}
      </figcaption>
      <blockquote className={styles.quote}>
        <p>{t.rich('first', { mark })}</p>
        <p>{t.rich('second', { mark })}</p>
      </blockquote>
    </figure>
  );
}

interface StandingFact {
  id: 'publisher' | 'law' | 'guides' | 'method' | 'claims';
  text: string;
  /** Where it can be checked. */
  page: StaticPageId;
}

/** What a reader can check about the site: as the settings state it, or counted on the day of the build. */
async function standingFacts(): Promise<StandingFact[]> {
  const t = await getTranslations('about.standing');
  const locale = await currentLocale();
  const number = (value: number) => formatNumber(value, locale);
  const { acts, rules, milestones } = entriesOf(loadTypesetRegister(locale));
  const law = {
    acts: number(acts.size),
    rules: number(rules.size),
    dates: number(milestones.size),
    day: formatDate(lawCheckedOn(), locale),
  };
  const guides = { count: number(loadGuides(locale).length) };
  const claims = { count: number(loadClaims(locale).length) };
  return [
    // Only a notice that names the publisher and the host proves anything.
    ...(site.legalNoticeComplete && site.publisher.legalName
      ? [{ id: 'publisher', text: site.publisher.legalName, page: 'legalNotice' } as const]
      : []),
    {
      id: 'guides',
      text: `${t('guides.text', guides)} ${await people(locale)}`,
      page: 'resources',
    },
    { id: 'law', text: t('law.text', law), page: 'openData' },
    { id: 'method', text: t('method.text'), page: 'method' },
    { id: 'claims', text: t('claims.text', claims), page: 'claims' },
  ];
}

/** Who wrote and reviewed the guides; that nobody has yet, otherwise. */
async function people(locale: Locale): Promise<string> {
  const behind = await getTranslations('guide.people');
  const standing = await getTranslations('about.standing');
  const { author, reviewer } = site.people;
  const role = ({ role: words }: Person) => words[written(locale)];
  const sentences = [
    author && behind('author', { name: author.name, role: role(author) }),
    reviewer
      ? behind('reviewer', {
          name: reviewer.name,
          role: role(reviewer),
          date: formatDate(reviewer.on, locale),
        })
      : standing('guides.unreviewed'),
  ];
  return sentences
    .map((sentence) => sentence && `${sentence}.`)
    .filter(Boolean)
    .join(' ');
}

/** Who stands behind the site and how its law is kept right: what a reader can check, and where. */
async function Standing() {
  const t = await getTranslations('about.standing');
  const facts = await standingFacts();
  return (
    <section aria-labelledby="standing-title" className={styles.standing}>
      <h2 id="standing-title" className={styles.title}>
        {t('title')}
      </h2>
      <dl>
        {facts.map(({ id, text, page }) => (
          <div key={id} className={styles.fact}>
            <dt className={styles.term}>{t(`${id}.term`)}</dt>
            <dd>
              <p>{text}</p>
              <p>
                <PageLink page={page}>{t(`${id}.link`)}</PageLink>
              </p>
            </dd>
          </div>
        ))}
      </dl>
    </section>
  );
}

/** A paragraph and the key sentence it leads to. */
function Statement({ text, children }: { text: string; children: ReactNode }) {
  return (
    <div className={styles.statement}>
      <p className={styles.statementText}>{text}</p>
      <p className={styles.pledge}>{children}</p>
    </div>
  );
}
