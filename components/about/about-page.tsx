import { getTranslations } from 'next-intl/server';
import type { ReactNode } from 'react';
import { IntroducedPage } from '@/components/layout/introduced-page';
import { tracedFigure } from '@/components/pictures/trail';
import { Founders } from '@/components/proof/proof';
import { PageLink } from '@/components/ui/links';
import type { Term } from '@/components/ui/lists';
import { mark } from '@/components/ui/marks';
import { WideSection } from '@/components/ui/sections/section';
import { entriesOf } from '@/law/entries';
import { workspace } from '@/law/sample-company/company';
import type { Person } from '@/lib/config/company';
import { site } from '@/lib/config/site';
import { formatDate } from '@/lib/dates';
import { currentLocale } from '@/lib/i18n/current-locale';
import { type Locale, written } from '@/lib/i18n/locales';
import { formatNumber } from '@/lib/numbers';
import { loadGuides } from '@/loaders/guides';
import { loadTypesetRegister } from '@/loaders/law';
import type { PageId } from '@/loaders/routes/registry';
import styles from './about-page.module.css';
import { Claims } from './claims';

/** The about page: mission and vision, team, the closing quote from edge to edge, what readers can check. */
export async function AboutPage() {
  const t = await getTranslations();
  return (
    <IntroducedPage page="about" aside={<Purposes />}>
      <div className={styles.team}>
        <WideSection id="team" title={t('about.team.title')} lead={t('about.team.lead')}>
          <p className="small">{t('pictures.label')}</p>
          <Founders fields={[<DataField key="data" />, <AiField key="ai" />]} />
        </WideSection>
      </div>
      <Principle />
      <Standing />
      <Claims />
    </IntroducedPage>
  );
}

/** Mission and vision, a sentence each. */
async function Purposes() {
  const t = await getTranslations('about');
  return (
    <div className={`panel ${styles.purposes}`}>
      {(['mission', 'vision'] as const).map((id) => (
        <section key={id} id={id} aria-labelledby={`${id}-title`}>
          <h2 id={`${id}-title`} className="term">
            {t(`${id}.title`)}
          </h2>
          <p className={styles.pledge}>{t.rich(`${id}.pledge`, { mark })}</p>
          <p className="quiet">{t(`${id}.text`)}</p>
        </section>
      ))}
    </div>
  );
}

/** A founder's field: what one starts from, threaded to the sheet where it ends. */
const Field = ({ from, children }: { from: readonly Term[]; children: ReactNode }) => (
  <div className={`panel ${styles.field}`} data-search-skip>
    <div className={`grid ${from[1] ? 'cols-6-6' : ''} ${styles.from}`}>
      {from.map(({ term, text }) => (
        <div key={term}>
          <p className="term">{term}</p>
          <p className="name">{text}</p>
        </div>
      ))}
    </div>
    <div className={`sheet stack ${styles.end}`}>{children}</div>
  </div>
);

const [, , energy] = workspace.requirements;

/** Two pieces, and the published figure that they support. */
async function DataField() {
  const { label, figure, subject, required, supported, filed } = await tracedFigure(energy);
  return (
    <Field from={[required, supported]}>
      <p className="term">{label}</p>
      <p className={`heading ${styles.figure}`}>{mark(figure)}</p>
      <p className="heading">{subject}</p>
      <p className="line">
        <span className="term">{filed.term}</span> {filed.text}
      </p>
    </Field>
  );
}

/** A question, and the clause that answers it. */
async function AiField() {
  const t = await getTranslations('regpilot.questions.items.taxonomy');
  const words = await getTranslations();
  return (
    <Field from={[{ term: words('about.team.question'), text: t('question') }]}>
      <p className="term">§ {t('place')}</p>
      <p className="heading">
        {t('before')} {mark(t('mark'))}
        {t('after')}
      </p>
      <p className="line">
        <span className="term">{words('regpilot.questions.source')}</span> {t('act')}
      </p>
    </Field>
  );
}

/** The closing quote, as large as the window allows. */
async function Principle() {
  const t = await getTranslations('about.quote');
  return (
    <div className="night">
      <figure className="page band">
        <blockquote className={styles.quote}>
          <p>{t.rich('first', { mark })}</p>
          <p>{t.rich('second', { mark })}</p>
        </blockquote>
        <figcaption className="lead above-7">{t('caption')}</figcaption>
      </figure>
    </div>
  );
}

interface StandingFact {
  id: 'publisher' | 'law' | 'guides' | 'method' | 'buyer';
  text: string;
  /** Where it can be checked. */
  page: PageId;
  anchor?: string;
}

/** What a reader can check about the site: as the settings state it, or counted on the day of the build. */
async function standingFacts(): Promise<StandingFact[]> {
  const t = await getTranslations('about.standing');
  const locale = await currentLocale();
  const count = (value: number) => formatNumber(value, locale);
  const { acts, rules, milestones } = entriesOf(loadTypesetRegister(locale));
  const law = { acts: count(acts.size), rules: count(rules.size), dates: count(milestones.size) };
  return [
    // Only a notice that names the publisher and the host proves anything.
    ...(site.legalNoticeComplete && site.publisher.legalName
      ? [{ id: 'publisher', text: site.publisher.legalName, page: 'legalNotice' } as const]
      : []),
    {
      id: 'guides',
      text: `${t('guides.text', { count: count(loadGuides(locale).length) })} ${await people(locale)}`,
      page: 'resources',
    },
    { id: 'law', text: t('law.text', law), page: 'openData' },
    { id: 'method', text: t('method.text'), page: 'openData', anchor: 'method' },
    { id: 'buyer', text: t('buyer.text'), page: 'questions/plateforme' },
  ];
}

/** Who wrote and reviewed the guides; that nobody has yet, otherwise. */
async function people(locale: Locale): Promise<string> {
  const behind = await getTranslations('guide.people');
  const standing = await getTranslations('about.standing');
  const { author, reviewer } = site.people;
  const named = ({ name, role }: Person) => ({ name, role: role[written(locale)] });
  const sentences = [
    author && behind('author', named(author)),
    reviewer
      ? behind('reviewer', { ...named(reviewer), date: formatDate(reviewer.on, locale) })
      : standing('guides.unreviewed'),
  ];
  return sentences.flatMap((sentence) => (sentence ? `${sentence}.` : [])).join(' ');
}

/** Who stands behind the site and how its law is kept right: what a reader can check, and where. */
async function Standing() {
  const t = await getTranslations('about.standing');
  const facts = await standingFacts();
  return (
    <section aria-labelledby="standing-title" className="page band grid">
      <h2 id="standing-title">{t('title')}</h2>
      <dl>
        {facts.map(({ id, text, page, ...place }) => (
          <div key={id} className="line grid cols-3-6-3">
            <dt className="heading">{t(`${id}.term`)}</dt>
            <dd>{text}</dd>
            <dd>
              <PageLink page={page} {...place}>
                {t(`${id}.link`)}
              </PageLink>
            </dd>
          </div>
        ))}
      </dl>
    </section>
  );
}
