import { getTranslations } from 'next-intl/server';
import { IntroducedPage } from '@/components/layout/introduced-page';
import { AnnotatedClausesPicture } from '@/components/pictures/frameworks';
import { Callout } from '@/components/pictures/parts';
import { pictureSetting } from '@/components/pictures/setting';
import { PageLink } from '@/ui/links';
import lists from '@/ui/lists.module.css';
import { Plate, Section } from '@/ui/sections/section';
import { Tag } from '@/ui/tag';
import styles from './frameworks-page.module.css';

/** The frameworks: an annotated article, the eight texts, the five margin marks. */
export async function FrameworksPage() {
  const t = await getTranslations('frameworks');
  return (
    <IntroducedPage
      page="frameworks"
      plate={
        <Plate tone="surface">
          <AnnotatedClausesPicture />
        </Plate>
      }
    >
      <Section id="legend" title={t('legend.title')} lead={t('legend.lead')}>
        <Legend />
      </Section>
      <Section id="list" title={t('list.title')} lead={t('list.lead')}>
        <FrameworkList />
      </Section>
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

/** The frameworks as a table of contents: name, act, requirements, guide. */
async function FrameworkList() {
  const t = await getTranslations('frameworks.list');
  const { lawDate } = await pictureSetting();
  const date = lawDate('csrd', 'esrs', 'taxonomy', 'sfdr', 'csddd', 'gri', 'tnfd', 'ifrs-s2');
  return (
    <>
      {families.map((family) => (
        <div key={family.id} className={styles.family}>
          <h3 className={styles.heading}>{t(family.id)}</h3>
          <ul role="list">
            {family.frameworks.map(({ id, guide }) => (
              <li key={id} className={styles.entry}>
                <p className={styles.name}>{t(`items.${id}.name`)}</p>
                <div>
                  <p className={styles.ask}>{t(`items.${id}.ask`)}</p>
                  <p className={styles.act}>{t(`items.${id}.act`)}</p>
                </div>
                <PageLink
                  page={guide}
                  className={styles.guide}
                  label={t('guideAbout', { name: t(`items.${id}.guide`) })}
                >
                  {t('guide')}
                </PageLink>
              </li>
            ))}
          </ul>
        </div>
      ))}
      <p className={styles.since}>{t('since', { date })}</p>
    </>
  );
}

/** The stages of a requirement, and the mark of each. */
const steps = [
  { id: 'read', mark: 'paragraph', sign: '§' },
  { id: 'mark', mark: 'marker', sign: '' },
  { id: 'note', mark: 'note', sign: '' },
  { id: 'link', mark: 'link', sign: '' },
] as const;

/** The legend of the annotated article: each stage beside its number and its mark. */
async function Legend() {
  const t = await getTranslations('frameworks.legend');
  return (
    <ol role="list" className={lists.flushStart}>
      {steps.map(({ id, mark, sign }, index) => (
        <li key={id} className={styles.step}>
          <Callout number={index + 1} />
          <span className={styles.mark} aria-hidden="true">
            <span className={styles[mark]}>{sign}</span>
          </span>
          <h3>{t(`items.${id}.name`)}</h3>
          <p className={styles.text}>{t(`items.${id}.text`)}</p>
        </li>
      ))}
      <li className={styles.step}>
        <Callout number={steps.length + 1} />
        <span className={styles.mark} aria-hidden="true">
          <Tag colour="green">{t('status')}</Tag>
        </span>
        <h3>{t('items.track.name')}</h3>
        <p className={styles.text}>{t('items.track.text')}</p>
      </li>
    </ol>
  );
}
