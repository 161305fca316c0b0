import { getTranslations } from 'next-intl/server';
import { pictureSetting } from '@/components/pictures/setting';
import { PageLink } from '@/ui/page-link';
import styles from './framework-list.module.css';

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
export async function FrameworkList() {
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
