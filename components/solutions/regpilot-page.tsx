import { getTranslations } from 'next-intl/server';
import { IntroducedPage } from '@/components/layout/introduced-page';
import { OverviewPicture } from '@/components/pictures/overview';
import { Unlabelled } from '@/components/pictures/parts';
import { Answer, questions, RegpilotPicture } from '@/components/pictures/regpilot';
import { type Term, Terms } from '@/components/ui/lists';
import styles from './regpilot-page.module.css';

/** The copilot: one of its answers with its source, two more, how they are checked, what it prepares in a record. */
export async function RegpilotPage() {
  return (
    <IntroducedPage page="regpilot" aside={<RegpilotPicture size="page" />}>
      <Questions />
      <Review />
      <Drafting />
    </IntroducedPage>
  );
}

/** Two more sample answers, as sheets. */
async function Questions() {
  const t = await getTranslations('regpilot.questions');
  return (
    <section id="questions" aria-labelledby="questions-title" className="band surface">
      <div className="page">
        <h2 id="questions-title" className="title">
          {t('title')}
        </h2>
        <ol role="list" className="grid halves above-6">
          {questions.slice(1).map((each) => (
            <li key={each.id} className={`sheet grid ${styles.answer}`}>
              <h3 className={styles.question}>{t(`items.${each.id}.question`)}</h3>
              <Answer of={each} size="page" />
            </li>
          ))}
        </ol>
      </div>
    </section>
  );
}

/** Who does what: the copilot beside the team. */
async function Review() {
  const t = await getTranslations('regpilot.review');
  const steps: { name: string; copilot: string; team: string }[] = t.raw('steps');
  return (
    <section id="review" aria-labelledby="review-title" className="band night">
      <div className="page">
        <h2 id="review-title">{t('title')}</h2>
        <p className="lead measure above-5">{t('lead')}</p>
        <ol role="list" className="above-6">
          {steps.map(({ name, copilot, team }) => (
            <li key={name} className={`line grid ${styles.row}`}>
              <h3>{name}</h3>
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
        <p className="quoted quiet measure above-5">{t('limit')}</p>
      </div>
    </section>
  );
}

/** How the copilot helps with the report, beside the state of a file with its three indicators. */
async function Drafting() {
  const t = await getTranslations('regpilot.drafting');
  const values: Term[] = t.raw('values');
  return (
    <section id="drafting" aria-labelledby="drafting-title" className="page band grid cols-6-6">
      <div>
        <h2 id="drafting-title">{t('title')}</h2>
        <ul role="list" className="grid above-6">
          {values.map(({ term, text }) => (
            <li key={term}>
              <h3>{term}</h3>
              <p className="quiet">{text}</p>
            </li>
          ))}
        </ul>
      </div>
      <Unlabelled>
        <OverviewPicture />
      </Unlabelled>
    </section>
  );
}
