import { getTranslations } from 'next-intl/server';
import { IntroducedPage } from '@/components/layout/introduced-page';
import { AnnotatedClausesPicture } from '@/components/pictures/frameworks';
import { Callout } from '@/components/pictures/parts';
import { PageLink } from '@/components/ui/links';
import { visuallyHidden } from '@/components/ui/marks';
import { Plate, WideSection } from '@/components/ui/sections/section';
import styles from './frameworks-page.module.css';

/** The frameworks: an annotated article over its legend, then the eight texts as a table. */
export async function FrameworksPage() {
  const t = await getTranslations('frameworks.list');
  return (
    <IntroducedPage page="frameworks">
      <Plate>
        <AnnotatedClausesPicture />
        <Legend />
      </Plate>
      <WideSection id="list" title={t('title')} lead={t('lead')}>
        <FrameworkList />
      </WideSection>
    </IntroducedPage>
  );
}

/** The eight frameworks by family, each with its guide. */
const families = [
  {
    id: 'law',
    frameworks: [
      { id: 'csrd', guide: 'guides/csrdguide' },
      { id: 'esrs', guide: 'guides/doublematguide' },
      { id: 'taxonomy', guide: 'guides/taxonomieguide' },
      { id: 'sfdr', guide: 'guides/sfdrguide' },
      { id: 'csddd', guide: 'guides/csdddguide' },
    ],
  },
  {
    id: 'standards',
    frameworks: [
      { id: 'gri', guide: 'guides/griguide' },
      { id: 'tnfd', guide: 'guides/tnfdguide' },
      { id: 'ifrs', guide: 'guides/ifrsguide' },
    ],
  },
] as const;

/** The frameworks as a table of contents: name with its guide, what it asks, its act. */
async function FrameworkList() {
  const t = await getTranslations('frameworks.list');
  return (
    <div className={`grid ${styles.list}`}>
      {families.map((family) => (
        <div key={family.id}>
          <h3>{t(family.id)}</h3>
          <ul role="list">
            {family.frameworks.map(({ id, guide }) => (
              <li key={id} className="line grid cols-3-6-3">
                <h4 className="title">
                  <PageLink page={guide}>
                    {t.rich('guide', {
                      name: t(`items.${id}.name`),
                      guide: t(`items.${id}.guide`),
                      about: visuallyHidden,
                    })}
                  </PageLink>
                </h4>
                <p>{t(`items.${id}.ask`)}</p>
                <p className="soft">{t(`items.${id}.act`)}</p>
              </li>
            ))}
          </ul>
        </div>
      ))}
      <p className="soft">{t('since')}</p>
    </div>
  );
}

/** The stages of a requirement, in the order of their numbers on the picture. */
const steps = ['read', 'mark', 'note', 'link', 'track'] as const;

/** The legend of the annotated article: each stage under its number. */
async function Legend() {
  const t = await getTranslations('frameworks.legend');
  return (
    <section id="legend" aria-labelledby="legend-title" className={`above-7 ${styles.legend}`}>
      <h2 id="legend-title">{t('title')}</h2>
      <ol role="list" className="grid above-5">
        {steps.map((id, index) => (
          <li key={id} className="stack">
            <h3 className={styles.step}>
              <Callout number={index + 1} /> {t(`items.${id}.name`)}
            </h3>
            <p className="quiet">{t(`items.${id}.text`)}</p>
          </li>
        ))}
      </ol>
    </section>
  );
}
