import { getTranslations } from 'next-intl/server';
import { IntroducedPage } from '@/components/layout/introduced-page';
import { Unlabelled } from '@/components/pictures/parts';
import { ChecklistPicture, MetricsPicture } from '@/components/pictures/regpilot';
import { pictureSetting } from '@/components/pictures/setting';
import { RegpilotPicture } from '@/components/pictures/views/regpilot';
import { PageLink } from '@/ui/links';
import { type Term, Terms } from '@/ui/lists';
import lists from '@/ui/lists.module.css';
import { Section } from '@/ui/sections/section';
import styles from './regpilot-page.module.css';

/** The copilot: what it answers, how its answers are checked, what it prepares. */
export async function RegpilotPage() {
  const t = await getTranslations('regpilot');
  return (
    <IntroducedPage page="regpilot" aside={<RegpilotPicture />} layout="even">
      <Section
        id="questions"
        title={t('questions.title')}
        lead={t('questions.lead')}
        tone="surface"
      >
        <Questions />
      </Section>
      <Review />
      <Section id="drafting" title={t('drafting.title')} lead={t('drafting.lead')}>
        <Drafting />
      </Section>
      <Section id="metrics" title={t('metrics.title')} lead={t('metrics.lead')} tone="surface">
        <Unlabelled>
          <MetricsPicture />
        </Unlabelled>
      </Section>
    </IntroducedPage>
  );
}

/** How the copilot helps with the report, beside one of its checklists. */
async function Drafting() {
  const t = await getTranslations('regpilot.drafting');
  const values: Term[] = t.raw('values');
  return (
    <div className={styles.drafting}>
      <ul role="list" className={styles.values}>
        {values.map(({ term, text }) => (
          <li key={term}>
            <h3>{term}</h3>
            <p className={styles.text}>{text}</p>
          </li>
        ))}
      </ul>
      <ChecklistPicture />
    </div>
  );
}

/** Sample questions, each with the guide for its source. */
const questions = [
  { id: 'climate', guide: 'guides/doublematguide' },
  { id: 'taxonomy', guide: 'guides/taxonomieguide' },
  { id: 'label', guide: 'guides/sfdrguide' },
] as const;

/** Three sample answers: the deciding clause highlighted, the source and the next step in the margin. */
async function Questions() {
  const t = await getTranslations('regpilot.questions');
  const { lawDate } = await pictureSetting();
  const date = lawDate('esrs', 'double-materiality', 'taxonomy', 'sfdr');
  return (
    <>
      <p className={styles.label}>{t('label', { date })}</p>
      <ol role="list">
        {questions.map(({ id, guide }) => (
          <li key={id} className={styles.pair}>
            <h3 className={styles.question}>{t(`items.${id}.question`)}</h3>
            <p className={styles.answer}>
              {t(`items.${id}.before`)} <mark>{t(`items.${id}.mark`)}</mark>
              {t(`items.${id}.after`)}
            </p>
            <dl className={styles.margin}>
              <div>
                <dt>{t('source')}</dt>
                <dd>
                  <span className={styles.place}>{t(`items.${id}.place`)}</span>{' '}
                  {t(`items.${id}.act`)}{' '}
                  <PageLink page={guide} className={styles.link}>
                    {t(`items.${id}.guide`)}
                  </PageLink>
                </dd>
              </div>
              <div>
                <dt>{t('next')}</dt>
                <dd>{t(`items.${id}.next`)}</dd>
              </div>
            </dl>
          </li>
        ))}
      </ol>
    </>
  );
}

/** One sentence across a dark spread, then who does what: the copilot beside the team. */
async function Review() {
  const t = await getTranslations('regpilot.review');
  const steps: { name: string; copilot: string; team: string }[] = t.raw('steps');
  return (
    <section id="review" aria-labelledby="review-title" className={styles.spread}>
      <div className={styles.inner}>
        <h2 id="review-title" className={styles.sentence}>
          {t('title')}
        </h2>
        <p className={styles.lead}>{t('lead')}</p>
        <ol role="list" className={lists.flushStart}>
          {steps.map(({ name, copilot, team }) => (
            <li key={name} className={styles.row}>
              <h3 className={styles.name}>{name}</h3>
              <Terms
                items={[
                  { term: t('copilot'), text: copilot },
                  { term: t('team'), text: team },
                ]}
                className={styles.parts}
              />
            </li>
          ))}
        </ol>
        <p className={styles.limit}>{t('limit')}</p>
      </div>
    </section>
  );
}
